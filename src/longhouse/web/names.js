/** What players are called, in lists and at tables. */

/** @param {{seat: number, name: string, kind: string, bot: string | null, nick?: string | null}} player @param {import("./words.js").Words} words */
export function nameOf(player, words) {
  if (player.name) return player.name;
  if (player.kind === "bot" && player.nick)
    return words.has(`bot-name-${player.nick}`) ? words.say(`bot-name-${player.nick}`) : player.nick;
  if (player.kind === "bot" && player.bot) return botName(player.bot, words);
  if (player.kind === "open") return words.say("seat-open");
  return words.say("seat-guest");
}

/** @param {string} bot @param {import("./words.js").Words} words */
export const botName = (bot, words) =>
  words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : words.say("bot-other", { bot });
