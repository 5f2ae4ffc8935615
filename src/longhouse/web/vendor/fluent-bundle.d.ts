export class FluentType<T> {
  value: T;
  constructor(value: T);
  valueOf(): T;
  toString(scope?: unknown): string;
}
export class FluentNumber extends FluentType<number> {}
export class FluentNone extends FluentType<string> {}
export class FluentResource {
  constructor(source: string);
}
export type Value = string | number | FluentType<unknown>;
export type Pattern = unknown;
export class FluentBundle {
  constructor(
    locales: string | string[],
    options?: {
      functions?: Record<string, (args: unknown[], named: Record<string, unknown>) => Value>;
      useIsolating?: boolean;
    },
  );
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: Pattern | null; attributes: Record<string, Pattern> } | undefined;
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  formatPattern(pattern: Pattern, args?: Record<string, Value> | null, errors?: Error[] | null): string;
}
