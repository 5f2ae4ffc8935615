#!/usr/bin/env node
/**
 * The same bot in JavaScript. The protocol is in docs/write-a-bot.md.
 *
 *     longhouse play tomahawk --seats "you,node examples/bots/first.mjs"
 */

import { createInterface } from "node:readline";

/** The key of one of the options. `asked.view` is all that the bot may see. */
function choose(asked) {
  const willing = asked.options.filter((option) => !option.quiet);
  const options = willing.length > 0 ? willing : asked.options;
  return options[Math.floor(Math.random() * options.length)].key;
}

const answers = {
  hello: () => ({ longhouse: 1 }),
  decide: (asked) => ({ choice: choose(asked) }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.say === "end") break;
  console.log(JSON.stringify(answers[said.say](said)));
}
