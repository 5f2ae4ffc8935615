/** What devices are called. */

/** Most browsers claim to be others too: the first of these that is named is the one. */
const BROWSERS = ["Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari"];
const SYSTEMS = ["iPhone", "iPad", "Android", "Windows", "Mac OS X", "CrOS", "Linux"];
/** @type {Record<string, string>} */
const NAMES = { Edg: "Edge", OPR: "Opera", SamsungBrowser: "Samsung Internet", "Mac OS X": "macOS", CrOS: "ChromeOS" };

/** "Firefox, Android" from what a browser says of itself; that if it is none. @param {string} label */
export function deviceName(label) {
  const first = (/** @type {string[]} */ names) => names.filter((one) => label.includes(one)).slice(0, 1);
  const found = [...first(BROWSERS), ...first(SYSTEMS)];
  return found.length ? found.map((one) => NAMES[one] ?? one).join(", ") : label;
}
