/**
 * Where the house stands: "" at the root of its address, "/longhouse" under a path. It is seen from where this file is.
 */
const { protocol, pathname } = new URL(import.meta.url);
export const base = protocol.startsWith("http") ? pathname.replace(/(?:\/v\/[^/]+)?\/web\/base\.js$/, "") : "";

/** An address of the house as the browser asks for it. @param {string} path from the house's own root */
export const outside = (path) => base + path;

/** An address of the browser as the house knows it; null if it lies elsewhere. @param {string} path */
export const inside = (path) => (path.startsWith(`${base}/`) ? path.slice(base.length) : path === base ? "/" : null);
