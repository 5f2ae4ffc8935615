/** The new-game dialog, made from what the game declares. */

import { Crest, Icon, emblemOf } from "../art.js";
import { Dialog } from "../dialog.js";
import { classes, html, useEffect, useState } from "../dom.js";
import { createTable, isNew, me, myName } from "../pages/newtable.js";
import { Check, Segment } from "../pages/preferences.js";
import { LEVELS, botName, usualBot } from "../words.js";
import { Picture, minutesWith } from "./shelf.js";

/**
 * @typedef {import("../types.js").GameInfo} GameInfo
 * @typedef {import("../types.js").Setting} Setting
 * @typedef {Record<string, Setting["default"]>} Settings  what was chosen, by name
 * @typedef {{kind: "me" | "here" | "open" | "invite" | "bot", bot?: string, name?: string}} Wish
 */

const SHOWN = 3;
const PACES = ["relaxed", "live", "day", "three-days"];
/** So many values of a setting stand side by side; more are a list. */
const FEW = 6;

/** You and bots: a table that can be opened at once. @param {GameInfo} game @param {boolean} [first] in somebody's first game @returns {Wish[]} */
export const usualSeats = (game, first = false, numbers = game.seats) =>
  Array.from({ length: numbers[0] }, (_, at) =>
    at ? { kind: "bot", bot: usualBot(game.bots, first) } : { kind: "me" },
  );

/** The same seats when a first game begins to be one, or ceases to: bots that nobody chose follow. @param {GameInfo} game @param {Wish[]} seats @param {boolean} first @returns {Wish[]} */
export const seatsFor = (game, seats, first) =>
  seats.map((seat) =>
    seat.kind === "bot" && seat.bot === usualBot(game.bots, !first)
      ? { ...seat, bot: usualBot(game.bots, first) }
      : seat,
  );

/** How many may play with these settings. @param {GameInfo} game @param {Settings} settings */
export function numbersWith(game, settings) {
  const other = game.settings.flatMap((setting) =>
    setting.seats.filter((one) => one.value === (settings[setting.name] ?? setting.default)),
  );
  return other[0]?.seats ?? game.seats;
}

/** The seats as they are, or the usual ones if so many may not play. @param {GameInfo} game @param {Settings} settings @param {Wish[]} seats */
export function fittingSeats(game, settings, seats, first = false) {
  const numbers = numbersWith(game, settings);
  return numbers.includes(seats.length) ? seats : usualSeats(game, first, numbers);
}

/** Settings as they are listed: what a first game changes, what changes how many play, the box's variants; our readings of the rules last. @param {GameInfo} game */
export function inOrder(game) {
  const weight = (/** @type {Setting} */ setting) =>
    setting.name in game.first_game ? 0 : setting.seats.length ? 1 : setting.source === "ruling" ? 3 : 2;
  return [...game.settings].sort((one, other) => weight(one) - weight(other));
}

/** Whether these settings are those of a first game. @param {GameInfo} game @param {Settings} settings */
export const isFirst = (game, settings) =>
  Object.entries(game.first_game).every(([name, value]) => settings[name] === value);

/** The settings with those of a first game, or without them. @param {GameInfo} game @param {Settings} settings @param {boolean} first */
export function withFirst(game, settings, first) {
  const others = Object.fromEntries(Object.entries(settings).filter(([name]) => !(name in game.first_game)));
  return first ? { ...others, ...game.first_game } : others;
}

/** Who may see a table, the widest first. @type {import("../types.js").Access[]} */
export const ACCESS = ["open", "link", "closed"];

/** The same, of what the reader may have. @param {boolean} mayMeet whether they may play with strangers */
export const accessFor = (mayMeet) => ACCESS.filter((one) => mayMeet || one !== "open");

/** Whether nobody from elsewhere is to sit down. @param {Wish[]} seats */
const isAlone = (seats) => seats.every(({ kind }) => kind !== "open" && kind !== "invite");

/** Whether the set-up is answered for whoever opens the table: in a first game without other people. @param {GameInfo} game @param {Settings} settings @param {Wish[]} seats */
export const isDealt = (game, settings, seats) =>
  Object.keys(game.first_game).length > 0 &&
  isFirst(game, settings) &&
  seats.every(({ kind }) => kind === "me" || kind === "bot");

/** What a bot adds to the time of a match, as a share of what a person does; those who think ahead need longer. */
const QUICK = 0.3;
/** @type {Record<string, number>} */
const SLOWER = { chief: 0.6, elder: 1.2 };
/** How much of a match is left with the settings of a first game: it has fewer decisions, or ends sooner. */
const SHORTER = 0.7;

/** About how many minutes these seats will need: bots think quickly. @param {GameInfo} game @param {Wish[]} seats @param {boolean} [first] with the settings of a first game */
export function estimate(game, seats, first = false) {
  const needs = seats.map((seat) => (seat.kind === "bot" ? (SLOWER[seat.bot ?? ""] ?? QUICK) : 1));
  const exact = (minutesWith(game, seats.length) * needs.reduce((sum, one) => sum + one, 0)) / seats.length;
  return Math.max(5, Math.round((exact * (first ? SHORTER : 1)) / 5) * 5);
}

/** About how many hours somebody lets the others wait. In a minute of play about one asking is answered. @type {Record<string, number>} */
const ANSWERED_AFTER = { day: 6, "three-days": 18 };

/** How long such a match takes, in words of its pace: minutes of play are days and weeks if everybody answers when they like. @param {import("../app.js").App} app @param {number} count of players @param {number} minutes @param {string} pace */
export function estimateWords(app, count, minutes, pace) {
  const days = Math.max(1, Math.round((minutes * (ANSWERED_AFTER[pace] ?? 0)) / 24));
  if (!(pace in ANSWERED_AFTER)) return app.say("new-estimate", { count, minutes });
  if (days < 14) return app.say("new-estimate-days", { count, days });
  return app.say("new-estimate-weeks", { count, weeks: Math.round(days / 7) });
}

/** A seat's wish as one word for a list, and back. @param {Wish} wish */
export const wishValue = (wish) => (wish.kind === "bot" ? `bot:${wish.bot}` : wish.kind);

/** @param {string} value @returns {Wish} */
export const wishOf = (value) =>
  value.startsWith("bot:")
    ? { kind: "bot", bot: value.slice(4) }
    : { kind: /** @type {Exclude<Wish["kind"], "bot">} */ (value) };

/** Only one seat can be mine: the one that was gives way. @param {Wish[]} seats @param {number} at @param {Wish} wish @param {Wish} instead */
export function withWish(seats, at, wish, instead) {
  return seats.map((seat, index) => (index === at ? wish : wish.kind === "me" && seat.kind === "me" ? instead : seat));
}

/** @param {{app: import("../app.js").App, games: import("../types.js").ShelfGame[], first: string, onClose: () => void}} props */
export function NewGame({ app, games, first, onClose }) {
  const [id, setId] = useState(first || games[0]?.id);
  const game = games.find((one) => one.id === id);
  const [seats, setSeats] = useState(/** @type {Wish[]} */ (game ? usualSeats(game, isNew(app, game.id)) : []));
  const [settings, setSettings] = useState(
    /** @type {Settings} */ (game && isNew(app, game.id) ? game.first_game : {}),
  );
  const mayMeet = app.session.mayMeet();
  const [access, setAccess] = useState(/** @type {import("../types.js").Access} */ (mayMeet ? "open" : "link"));
  const [hints, setHints] = useState(false);
  const [standIns, setStandIns] = useState("levels");
  const [pace, setPace] = useState("relaxed");
  const [atZero, setAtZero] = useState("ask");
  const [more, setMore] = useState(false);
  const [[busy, trouble], setState] = useState([false, ""]);
  const words = useWords(app, id);
  if (!game) return null;
  const hasFirst = Object.keys(game.first_game).length > 0;
  const people = seats.filter((seat) => seat.kind !== "bot").length;
  const numbers = numbersWith(game, settings);
  const [fewest, most] = [Math.min(...numbers), Math.max(...numbers)];
  const simple = hasFirst && isFirst(game, settings);
  const change = (/** @type {Settings} */ next) => {
    const nowFirst = hasFirst && isFirst(game, next);
    const kept = nowFirst === simple ? seats : seatsFor(game, seats, nowFirst);
    setSettings(next);
    setSeats(fittingSeats(game, next, kept, nowFirst));
  };
  const bot = usualBot(game.bots, simple);
  const choose = (/** @type {GameInfo} */ next) => (
    setId(next.id),
    setSeats(usualSeats(next, isNew(app, next.id))),
    setSettings(isNew(app, next.id) ? next.first_game : {})
  );
  const open = async () => {
    setState([true, ""]);
    const friends = app.say("seat-friend");
    const wishes = seats.map(({ kind, bot, name }) =>
      kind === "bot"
        ? { kind, bot }
        : kind === "open" || kind === "invite"
          ? { kind: "open", ...(kind === "invite" && name?.trim() && { invite: name.trim() }) }
          : kind === "me"
            ? me(app)
            : { kind, name: name?.trim() || friends },
    );
    try {
      await createTable(app, game.id, {
        game: game.id,
        settings,
        first: isDealt(game, settings, seats),
        hints: hints && people > 1,
        stand_ins: standIns,
        ...(people > 1 && pace !== "relaxed" && { pace, at_zero: atZero }),
        access: isAlone(seats) ? "link" : access,
        seats: wishes,
      });
    } catch (error) {
      setState([false, app.say(/** @type {Partial<import("../net.js").Refused>} */ (error).says ?? "error-server")]);
    }
  };
  const footer = html`
    <p class="st">${trouble || estimateWords(app, seats.length, estimate(game, seats, simple), people > 1 ? pace : "relaxed")}</p>
    <button class="btn" onClick=${onClose}>${app.say("new-cancel")}</button>
    <button class="btn primary" disabled=${busy || null} onClick=${open}>${app.say("new-open-table")}</button>`;
  return html`<${Dialog} kind="sheet" label=${app.say("lobby-new")} close=${app.say("app-close")} onClose=${onClose} footer=${footer}>
    <div class="pick" role="group" aria-label=${app.say("lobby-games")}>
      ${games.map((one) => html`<button key=${one.id} class="pk" aria-pressed=${one.id === id} onClick=${() => choose(one)}><${Picture} game=${one} /><span class="pn">${one.title}</span></button>`)}
    </div>
    <div class="cols">
      <fieldset><legend>${app.say("new-seats")}</legend>
        ${seats.map(
          (seat, at) => html`<${SeatRow} key=${at} app=${app} game=${game} seat=${seat} at=${at} count=${seats.length}
          onChange=${(/** @type {Wish} */ wish) => setSeats(withWish(seats, at, wish, { kind: "bot", bot }))}
          onRemove=${seats.length > fewest ? () => setSeats(seats.filter((_, index) => index !== at)) : null} />`,
        )}
        ${seats.length < most && html`<button class="add" onClick=${() => setSeats([...seats, { kind: "bot", bot }])}><${Icon} name="ui-plus" />${app.say("new-add", { most })}</button>`}
        <${Characters} app=${app} seats=${seats} />
        ${
          !isAlone(seats) &&
          html`<div class="setting"><${Segment} legend=${app.say("access-title")} value=${access} values=${accessFor(mayMeet)} name=${(/** @type {string} */ one) => app.say(`access-${one}`)} onPick=${setAccess} />
          <p class="st">${app.say(`access-${access}-about`)} ${!mayMeet && app.say("doors-new")}</p></div>`
        }
        ${
          people > 1 &&
          html`<div class="setting"><${Segment} legend=${app.say("new-pace")} value=${pace} values=${PACES} name=${(/** @type {string} */ one) => app.say(`pace-${one}`)} onPick=${setPace} />
          <p class="st">${app.say(`pace-${pace}-about`)}</p></div>`
        }
        ${people > 1 && pace !== "relaxed" && html`<div class="setting"><${Choice} legend=${app.say("new-at-zero")} value=${atZero} values=${["ask", "bot", "end"]} name=${(/** @type {string} */ one) => app.say(`new-at-zero-${one}`)} onPick=${setAtZero} /></div>`}
        ${people > 1 && html`<${Check} label=${app.say("new-hints")} about=${app.say("new-hints-about")} on=${hints} onChange=${setHints} />`}
        ${people > 1 && html`<div class="setting"><${Choice} legend=${app.say("new-stand-ins")} value=${standIns} values=${["levels", ...game.bots, "nobody"]} name=${(/** @type {string} */ one) => (["levels", "nobody"].includes(one) ? app.say(`new-stand-ins-${one}`) : levelName(app, one))} onPick=${setStandIns} /></div>`}
      </fieldset>
      <fieldset><legend>${app.say("new-rules")}</legend>
        ${hasFirst && html`<${Check} label=${app.say("new-first")} about=${app.say("new-first-about")} on=${isFirst(game, settings)} onChange=${(/** @type {boolean} */ on) => change(withFirst(game, settings, on))} />`}
        ${words && inOrder(game).map((setting, at) => (at < SHOWN || more) && html`<${SettingRow} key=${setting.name} setting=${setting} words=${words} value=${settings[setting.name] ?? setting.default} onChange=${(/** @type {Setting["default"]} */ value) => change({ ...settings, [setting.name]: value })} />`)}
        ${game.settings.length > SHOWN && html`<button class="more" aria-expanded=${more} onClick=${() => setMore(!more)}>${app.say(more ? "new-less" : "new-more")}</button>`}
      </fieldset>
    </div>
  </${Dialog}>`;
}

/** A game's words, once they are here: for the names of its settings. @param {import("../app.js").App} app @param {string} game @returns {import("../words.js").Words | null} */
function useWords(app, game) {
  const [words, setWords] = useState(/** @type {import("../words.js").Words | null} */ (null));
  const { language } = app.session.preferences;
  useEffect(() => {
    let wanted = true;
    setWords(null);
    if (game)
      app.wordsOf(game).then(
        (found) => wanted && setWords(found),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return words;
}

/** @param {{app: import("../app.js").App, game: GameInfo, seat: Wish, at: number, count: number, onChange: (wish: Wish) => void, onRemove: (() => void) | null}} props */
function SeatRow({ app, game, seat, at, onChange, onRemove }) {
  const label = app.say("new-seat", { number: at + 1 });
  const values = ["me", ...game.bots.map((bot) => `bot:${bot}`), "open", "invite", "here"];
  const isOpen = seat.kind === "open" || seat.kind === "invite";
  const named = seat.kind === "here" ? "new-friend-name" : seat.kind === "invite" ? "new-invite-name" : "";
  const nameOf = (/** @type {string} */ value) =>
    value.startsWith("bot:")
      ? app.say("new-bot", { bot: levelName(app, value.slice(4)) })
      : value === "me"
        ? app.say("new-me", { name: myName(app) })
        : app.say(`new-${value}`);
  return html`<div class=${classes("sr2", isOpen && "open2")}>
    ${isOpen ? html`<span class="seat-open" aria-hidden="true"></span>` : html`<${Crest} seat=${at} size=${30} emblem=${emblemOf(seat)} />`}
    <span class="select"><select class="field" aria-label=${label} value=${wishValue(seat)} onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => onChange(wishOf(event.currentTarget.value))}>
      ${values.map((value) => html`<option key=${value} value=${value} selected=${value === wishValue(seat)}>${nameOf(value)}</option>`)}
    </select><${Icon} name="ui-down" /></span>
    ${named && html`<input class="field" aria-label=${app.say(named)} placeholder=${app.say(named)} maxlength="32" value=${seat.name ?? ""} onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => onChange({ ...seat, name: event.currentTarget.value })} />`}
    ${onRemove && html`<button class="tool" aria-label=${app.say("new-remove", { number: at + 1 })} onClick=${onRemove}><${Icon} name="ui-x" /></button>`}
  </div>`;
}

/** What a level is called; a bot from elsewhere has its own name. @param {import("../app.js").App} app @param {string} bot */
const levelName = (app, bot) => (LEVELS.includes(bot) ? botName(bot, app.words) : bot);

/** What the bots at the table are like, a line for each level. @param {{app: import("../app.js").App, seats: Wish[]}} props */
const Characters = ({ app, seats }) =>
  LEVELS.filter((level) => seats.some((seat) => seat.bot === level)).map(
    (level) =>
      html`<p key=${level} class="st character"><${Icon} name=${`bot-${level}`} /><span><b>${botName(level, app.words)}</b>. ${app.words.say(`bot-${level}`, {}, { attribute: "about" })}</span></p>`,
  );

/** One of many values. @param {{legend: string, value: string, values: string[], name: (one: string) => string, onPick: (one: string) => void}} props */
function Choice({ legend, value, values, name, onPick }) {
  return html`<label class="segment"><span>${legend}</span>
    <span class="select"><select class="field" onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => onPick(event.currentTarget.value)}>
      ${values.map((one) => html`<option key=${one} value=${one} selected=${one === value}>${name(one)}</option>`)}
    </select><${Icon} name="ui-down" /></span>
  </label>`;
}

/** @param {{setting: Setting, words: import("../words.js").Words, value: Setting["default"], onChange: (value: Setting["default"]) => void}} props */
function SettingRow({ setting, words, value, onChange }) {
  const id = `setting-${setting.name.replaceAll("_", "-")}`;
  const about = words.say(id, {}, { attribute: "about" });
  if (setting.values.length === 2 && setting.values.every((one) => typeof one === "boolean"))
    return html`<${Check} label=${words.say(id)} about=${about} on=${value === true} onChange=${onChange} />`;
  const nameOf = (/** @type {string} */ one) => `${id}-${one.replaceAll("_", "-")}`;
  const spoken = (/** @type {string} */ one) => (words.has(nameOf(one)) ? words.say(nameOf(one)) : one);
  const values = setting.values.map(String);
  const pick = (/** @type {string} */ one) => onChange(setting.values[values.indexOf(one)]);
  return html`<div class="setting">
    <${values.length > FEW ? Choice : Segment} legend=${words.say(id)} value=${String(value)} values=${values} name=${spoken} onPick=${pick} />
    <p class="st">${about}</p>
  </div>`;
}
