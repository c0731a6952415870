// node server.js PORT [FOLDER]: boardgame.io's server, in memory or with its file store.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { Small } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [Small], db, origins: [Origins.LOCALHOST] }).run(Number(port), () => console.log("ready"));
