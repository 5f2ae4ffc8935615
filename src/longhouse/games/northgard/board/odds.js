/** Who wins a combat, by exact enumeration of the two dice and best play on the choice face (R102 to R109). */

/** Faces of the die: points, casualties; null is the choice face. @type {([number, number] | null)[]} */
const DIE = [[2, 0], [3, 0], null, [2, 1], [0, 2], [1, 1]];
/** @type {[number, number][]} */
const CHOICE = [[1, 0], [0, 1]];

/**
 * Points include what stands before the dice: figures, card, buildings, food. Figures decide who falls.
 * @typedef {{attack: number, defence: number, attackers: number, defenders: number, towers?: number, shield?: boolean, axes?: boolean, rolled?: [number, number] | null}} Combat
 * @typedef {{attacker: number, defender: number, nobody: number}} Odds
 */

/** 1: the attacker, -1: the defender, 0: nobody. @param {Combat} c @param {[number, number]} a @param {[number, number]} d */
export function result(c, a, d) {
  const onAttacker = Math.max(0, d[1] + (c.towers ?? 0) - (c.shield ? 1 : 0));
  const attackersFall = onAttacker >= c.attackers;
  const defendersFall = a[1] >= c.defenders;
  if (attackersFall && defendersFall) return 0;
  return !attackersFall && (defendersFall || c.attack + a[0] > c.defence + d[0]) ? 1 : -1;
}

/** What the defender's die makes of an attacker's die. @param {Combat} c @param {[number, number]} a @returns {Odds} */
function answered(c, a) {
  const sum = { attacker: 0, defender: 0, nobody: 0 };
  for (const face of DIE) {
    const one = face ? result(c, a, face) : Math.min(...CHOICE.map((choice) => result(c, a, choice)));
    sum[one > 0 ? "attacker" : one < 0 ? "defender" : "nobody"] += 1 / 6;
  }
  return sum;
}

/** @param {Odds[]} all */
const best = (all) => all.reduce((one, other) => (other.attacker - other.defender > one.attacker - one.defender + 1e-9 ? other : one));

/** With Axe Throwers a point or a casualty comes on top of the own die. @param {Combat} c @param {[number, number]} a */
const thrown = (c, a) => (c.axes ? best(CHOICE.map(([points, hits]) => answered(c, [a[0] + points, a[1] + hits]))) : answered(c, a));

/** @param {Combat} c @returns {Odds} */
export function odds(c) {
  if (c.rolled) return thrown(c, c.rolled);
  const sum = { attacker: 0, defender: 0, nobody: 0 };
  for (const face of DIE) {
    const one = face ? thrown(c, face) : best(CHOICE.map((choice) => thrown(c, choice)));
    for (const who of /** @type {(keyof Odds)[]} */ (["attacker", "defender", "nobody"])) sum[who] += one[who] / 6;
  }
  return sum;
}

/**
 * The chance against a creature (R188): the choice face is a point for both, and only the creature's casualties count.
 * @param {{score: number, value: number, figures: number, attacks: boolean, shield?: boolean}} hunt score with food, before the die
 */
export function huntOdds({ score, value, figures, attacks, shield = false }) {
  let won = 0;
  for (const mine of DIE)
    for (const its of DIE) {
      const [points, [more, hits]] = [(mine ?? CHOICE[0])[0], its ?? CHOICE[0]];
      const lead = score + points - value - more;
      if (hits - Number(shield) < figures && (lead > 0 || (lead === 0 && !attacks))) won += 1 / 36;
    }
  return won;
}

/** @type {(part: number) => number} */
export const percent = (part) => Math.round(part * 100);
