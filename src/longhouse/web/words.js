/**
 * Words, in the reader's language; the same behaviour as core/text.py.
 *
 * Games and events carry message ids with typed arguments; only here do they become sentences. A component is a message
 * `noun-<id>`; `NOUN($card, form: "the")` says one of its forms: the attribute, or what is made of the form before it.
 *
 * @typedef {import("./types.js").Message} Message
 * @typedef {import("./types.js").Field} Field
 */

import { outside } from "./net.js";
import { FluentBundle, FluentResource, FluentType } from "./vendor/fluent-bundle.js";

export const LANGUAGES = ["en", "fr"];

/** What they call themselves. @type {Record<string, string>} */
export const LANGUAGE_NAMES = { en: "English", fr: "Français" };

/** @type {Record<string, string>} */
const AND = { en: " and ", fr: " et " };

/** The forms of a noun, and which other each is made of where it is not written. @type {Record<string, string>} */
const FORMS = { a: "bare", the: "a", of: "the", to: "the" };

/** @typedef {[RegExp, string][]} Beginnings */

/** How a French word begins that takes d’ and l’: a vowel, an h, a y before a consonant (d’Yves, de Yann). */
const ELIDES = "(?=[aeiouhœæAEIOUHŒÆ]|[yY](?![aeiouAEIOU]))";
/** @type {Record<string, Beginnings>} */
const OF_NAME = {
  en: [[/^/, "of "]],
  fr: [
    [new RegExp(`^${ELIDES}`), "d’"],
    [/^/, "de "],
  ],
};
/** @type {Record<string, Beginnings>} */
const TO_NAME = { en: [[/^/, "to "]], fr: [[/^/, "à "]] };

/**
 * How a form is made of the one that FORMS names: the first beginning that fits is replaced; if none does, both are the
 * same. A French noun without its .a is taken for a name. The table is that of core/text.py.
 * @type {Record<string, Record<string, Beginnings>>}
 */
const MADE = {
  en: {
    a: [
      [/^(?=[aeiouAEIOU])/, "an "],
      [/^/, "a "],
    ],
    the: [
      [/^an? /, "the "],
      [/^some /, "the "],
    ],
    of: OF_NAME.en,
    to: TO_NAME.en,
  },
  fr: {
    a: [],
    the: [
      [new RegExp(`^une? ${ELIDES}`), "l’"],
      [/^un /, "le "],
      [/^une /, "la "],
      [/^des /, "les "],
      [/^du /, "le "],
      [/^de (?=la |l’)/, ""],
    ],
    of: [[/^le /, "du "], [/^les /, "des "], ...OF_NAME.fr],
    to: [[/^le /, "au "], [/^les /, "aux "], ...TO_NAME.fr],
  },
};

/** The word with the first of these beginnings that it has replaced. Accents do not count. @param {string} word @param {Beginnings} beginnings */
function begin(word, beginnings) {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "");
  for (const [pattern, beginning] of beginnings) {
    const found = pattern.exec(plain);
    if (found) return beginning + word.slice(found[0].length);
  }
  return word;
}

/** A player's name: a noun with no message of its own. @extends {FluentType<string>} */
class Name extends FluentType {
  toString() {
    return this.value;
  }
}

/** What plays in a seat that nobody sits in: `noun-nobody` of the game. */
class Nobody extends Name {}

/** Several components in one argument. @extends {FluentType<(string | number | Name)[]>} */
class Nouns extends FluentType {
  toString() {
    return this.value.join(", ");
  }
}

/** Everything that can be said to one reader: a language and text files, later ones over earlier ones. */
export class Words {
  /** @param {string} language @param {string[]} sources Fluent text */
  constructor(language, sources) {
    this.language = LANGUAGES.includes(language) ? language : "en";
    /** @type {FluentBundle} */
    this.bundle = new FluentBundle(this.language, {
      functions: { NOUN: (args, named) => this.spoken(args[0], String(named.form ?? "bare")) },
      useIsolating: false,
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether this message exists. @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /**
   * A message in words, for the reader in seat `viewer`. An unknown message is its id.
   * @param {Message | string} message @param {Record<string, Field>} [more]
   * @param {{names?: string[], viewer?: number | null, attribute?: string}} [reader]
   */
  say(message, more = {}, { names = [], viewer = null, attribute } = {}) {
    const { id, args } = typeof message === "string" ? { id: message, args: {} } : message;
    const found = this.bundle.getMessage(id);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return attribute ? "" : id;
    return this.bundle.formatPattern(pattern, this.arguments({ ...args, ...more }, names, viewer), []);
  }

  /**
   * A log line for an event; empty for an event that has no words.
   * @param {import("./types.js").Event} event @param {{names?: string[], viewer?: number | null}} [reader]
   */
  event(event, reader) {
    const { kind, hidden, ...args } = event;
    const id = `event-${kind.replaceAll("_", "-")}${hidden ? "-hidden" : ""}`;
    return this.has(id) ? this.say(id, args, reader) : "";
  }

  /** A component's name in one of its forms. @param {string} component @returns {string} */
  noun(component, form = "bare") {
    const message = this.bundle.getMessage(`noun-${component.replace(/[._]/g, "-")}`);
    return this.form(message, form) || component;
  }

  /** A form of a noun as it is written, or as it is made of another; "" if it is neither. @param {ReturnType<FluentBundle["getMessage"]>} message @param {string} form @returns {string} */
  form(message, form) {
    const pattern = form === "bare" ? message?.value : message?.attributes[form];
    if (pattern) return this.bundle.formatPattern(pattern, {}, []);
    const other = form in FORMS ? this.form(message, FORMS[form]) : "";
    return other && begin(other, MADE[this.language][form]);
  }

  /** What to call a player. Beyond the last one there may be a side that nobody plays. @param {number} seat @param {string[]} names */
  name(seat, names) {
    if (this.isNobody(seat, names)) return this.noun("nobody");
    return names[seat] || this.say("player", { number: seat + 1 });
  }

  /** @param {number} seat @param {string[]} names */
  isNobody(seat, names) {
    return names.length > 0 && seat >= names.length && this.has("noun-nobody");
  }

  /** @param {{seat: number}} side @param {string[]} names */
  named({ seat }, names) {
    const name = this.name(seat, names);
    return this.isNobody(seat, names) ? new Nobody(name) : new Name(name);
  }

  /** A player in a list. @param {{seat: number}} side @param {string[]} names @param {number | null} viewer */
  among(side, names, viewer) {
    return side.seat === viewer ? new Name(this.say("you")) : this.named(side, names);
  }

  /** "a, b and c". @param {string[]} words */
  list(words) {
    return words.length < 2 ? words.join("") : words.slice(0, -1).join(", ") + AND[this.language] + words.at(-1);
  }

  /** @param {Record<string, Field>} args @param {string[]} names @param {number | null} viewer */
  arguments(args, names, viewer) {
    /** @type {Record<string, import("./vendor/fluent-bundle.js").Value>} */
    const words = {};
    for (const [key, value] of Object.entries(args)) {
      if (Array.isArray(value))
        words[key] = new Nouns(value.map((one) => (typeof one === "object" ? this.among(one, names, viewer) : one)));
      else if (value !== null && typeof value === "object") {
        words[key] = this.named(value, names);
        words[`${key}_is`] = value.seat === viewer ? "you" : "other";
      } else if (typeof value === "boolean" || value === null || value === undefined) words[key] = String(value);
      else words[key] = value;
    }
    return words;
  }

  /** What NOUN answers. @param {unknown} component @param {string} form @returns {string} */
  spoken(component, form) {
    if (component instanceof Nouns)
      return this.list(
        (component.value.length || !this.has("noun-none") ? component.value : ["none"]).map((one) =>
          this.spoken(one, form),
        ),
      );
    if (component instanceof Nobody) return this.noun("nobody", form);
    if (component instanceof Name) return this.formOfName(component.value, form);
    return this.noun(String(component), form);
  }

  /** A player's name has no article: whoever is called “le Grand” is not declined. @param {string} name @param {string} form */
  formOfName(name, form) {
    if (form === "of") return begin(name, OF_NAME[this.language]);
    return form === "to" ? begin(name, TO_NAME[this.language]) : name;
  }
}

/** @type {Map<string, Promise<string>>} */
const fetched = new Map();

/** @param {string} path */
function textAt(path) {
  let text = fetched.get(path);
  if (!text) {
    text = fetch(outside(path)).then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.text();
    });
    text.catch(() => fetched.delete(path));
    fetched.set(path, text);
  }
  return text;
}

/** @type {Map<string, Promise<Words>>} */
const ready = new Map();

/**
 * The words of the platform, and of one game if it is named; "" for a game's own default vocabulary.
 * @param {string} language @param {string} [game] @param {string} [vocabulary]
 */
export function loadWords(language, game = "", vocabulary = "", lessons = false) {
  const key = [language, game, vocabulary, lessons].join();
  let words = ready.get(key);
  if (!words) {
    const paths = [`/text/house.${language}.ftl`];
    if (game) paths.push(`/games/${game}/text/${language}.ftl`);
    if (game && vocabulary) paths.push(`/games/${game}/text/${language}.${vocabulary}.ftl`);
    if (game && lessons) paths.push(`/games/${game}/lessons/${language}.ftl`);
    words = Promise.all(paths.map(textAt)).then((sources) => new Words(language, sources));
    words.catch(() => ready.delete(key));
    ready.set(key, words);
  }
  return words;
}

// What players are called.

/** @param {{seat: number, name: string, kind: string, bot: string | null, nick?: string | null, former?: boolean, kept?: boolean}} player @param {Words} words */
export function nameOf(player, words) {
  if (player.former) return words.say("seat-former");
  if (player.kind === "open" && player.kept) return words.say("seat-kept", { name: player.name });
  if (player.name) return player.name;
  if (player.kind === "bot" && player.nick)
    return words.has(`bot-name-${player.nick}`) ? words.say(`bot-name-${player.nick}`) : player.nick;
  if (player.kind === "bot" && player.bot) return botName(player.bot, words);
  if (player.kind === "open") return words.say("seat-open");
  return words.say("seat-guest");
}

/**
 * Whether somebody is shown as a guest: where strangers play, a name may be anybody's. Whoever has none is called that already.
 * @param {{kind: string, name: string, guest?: boolean, program?: boolean}} player @param {string | undefined} access who sees the table
 */
export const isMarkedGuest = ({ kind, name, guest, program }, access) =>
  access === "open" && kind === "person" && Boolean(guest) && !program && name !== "";

/** Our own bots, the weakest first: each has an icon `bot-...` and a text of that name. */
export const LEVELS = ["novice", "brave", "chief", "elder"];

/** Who plays if nobody says who: the one for newcomers in a first game. @param {string[]} bots @param {boolean} [first] */
export function usualBot(bots, first = false) {
  const wanted = first ? "novice" : "brave";
  return bots.includes(wanted) ? wanted : bots[0];
}

/** @param {string} bot @param {Words} words */
export const botName = (bot, words) =>
  words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : words.say("bot-other", { bot });

/** Days, then hours, then minutes and seconds. @param {(id: string, args?: Record<string, import("./types.js").Field>) => string} say @param {number} seconds */
export function timeWords(say, seconds) {
  const whole = Math.floor(seconds);
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600), Math.floor(whole / 60)];
  if (days >= 2) return say("clock-days", { days, hours: hours % 24 });
  if (hours >= 1) return say("clock-hours", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}
