/**
 * The parts of the page about oneself, in the order they are shown. Whoever brings another part adds it here: a module
 * with a component, loaded with the page.
 *
 * @typedef {import("../app.js").App} App
 * @typedef {import("./known.js").Me} Me
 * @typedef {object} SectionProps
 * @property {App} app
 * @property {Me} me
 * @property {(deed: () => Promise<string | void>) => Promise<boolean>} run does something, asks for a proof where one is wanted, and says what came of it
 * @property {boolean} busy
 * @property {() => void} onKeep opens the question that makes a guest a member
 *
 * @typedef {object} Section
 * @property {string} id where a link leads: /me#devices
 * @property {string} title a message
 * @property {(props: SectionProps) => import("../types.js").Child} Section
 * @property {(me: Me) => boolean} [shown] for whom; without it, for everybody who is known
 */

import { About } from "./about.js";
import { Devices } from "./devices.js";
import { Inviting } from "./inviting.js";
import { Leaving } from "./leaving.js";
import { BeingTold } from "./told.js";
import { SigningIn } from "./ways.js";

const isMember = (/** @type {Me} */ me) => me.kind === "member";

/** @type {Section[]} */
export const sections = [
  { id: "me", title: "me-about", Section: About },
  { id: "ways", title: "me-ways", Section: SigningIn, shown: isMember },
  { id: "devices", title: "me-devices", Section: Devices, shown: isMember },
  {
    id: "invite",
    title: "me-inviting",
    Section: Inviting,
    shown: (me) => isMember(me) && me.ways.join === "invite",
  },
  { id: "told", title: "told-title", Section: BeingTold },
  { id: "leave", title: "me-leave", Section: Leaving },
];
