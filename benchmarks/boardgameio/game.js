// A card game of the same kind and length as Tomahawk: hands in secret, four piles, 32 choices each. For games with more
// seats and a larger table (SEATS, BALLAST bytes) it is a stand-in: as much to send, next to nothing to compute.
const { PlayerView } = require("boardgame.io/core");

const PILES = 4;
const CARDS = 32;
const SEATS = Number(process.env.SEATS || 2);
const BALLAST = Number(process.env.BALLAST || 0);

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
  maxPlayers: SEATS,
  setup: () => ({
    players: Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, { hand: hand(seat) }])),
    board: Array.from({ length: Math.ceil(BALLAST / 40) }, (_, at) => ({ at, kind: "field", owner: at % SEATS })),
    piles: Array.from({ length: PILES }, () => []),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play },
  endIf: ({ G }) => (Object.values(G.players).every((player) => !player.hand.length) ? { draw: true } : undefined),
};
