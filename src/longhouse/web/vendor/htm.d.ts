declare const htm: { bind<R>(h: (...args: any[]) => R): (strings: TemplateStringsArray, ...values: any[]) => R };
export default htm;
