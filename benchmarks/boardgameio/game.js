// A card game of the same kind and length as Tomahawk: two hands in secret, four piles, 32 choices each.
const { PlayerView } = require("boardgame.io/core");

const PILES = 4;
const CARDS = 32;

const hand = (seat) => Array.from({ length: CARDS }, (_, card) => `${seat}-${card}`);

function play({ G, playerID }, card, pile) {
  const at = G.players[playerID].hand.indexOf(card);
  if (at < 0 || !G.piles[pile]) return "INVALID_MOVE";
  G.players[playerID].hand.splice(at, 1);
  G.piles[pile].push({ card, by: playerID });
}

exports.game = {
  name: "piles",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    players: { 0: { hand: hand(0) }, 1: { hand: hand(1) } },
    piles: Array.from({ length: PILES }, () => []),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play },
  endIf: ({ G }) => (Object.values(G.players).every((player) => !player.hand.length) ? { draw: true } : undefined),
};
