declare const htm: { bind<R>(h: (...args: never[]) => R): (strings: TemplateStringsArray, ...values: unknown[]) => R };
export default htm;
