export type VNode = { type: unknown; props: Record<string, unknown>; key: unknown };
export type Child = VNode | string | number | boolean | null | undefined | Child[];
export function h(type: unknown, props?: object | null, ...children: Child[]): VNode;
export const Fragment: unknown;
export function render(vnode: Child, parent: Element): void;
export class Component<P = {}, S = {}> {
  constructor(props?: P);
  props: P;
  state: S;
  setState(state: Partial<S>): void;
}
export const options: Record<string, unknown>;
