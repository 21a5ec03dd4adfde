// node server.cjs [FOLDER]: boardgame.io's own server, in memory or with FlatFile in a folder; prints its port.

const { Server, FlatFile } = require("boardgame.io/server");
const { Hanabi } = require("./game.cjs");

const folder = process.argv[2];
const server = Server({
  games: [Hanabi],
  origins: [/.*/],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => console.log(`PORT ${appServer.address().port}`));
