// boardgame.io's own server: in memory, which is its default, or with its FlatFile store when FLATFILE_DIR is set.
const { Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const port = Number(process.argv[2]);
Server({ games: [game], origins: [/.*/] }).run(port, () => console.log("ready"));
