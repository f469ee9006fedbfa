import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  type DatabaseReference,
  getDatabase,
  goOffline,
  push,
  ref,
  remove,
} from 'firebase/database';
import FirebaseServer from 'firebase-server';

/** A realtime database for tests. It runs on this machine and uses the protocol of the hosted one. */
export type RealtimePeer = {
  /** The value for FIREBASE_DATABASE_URL. */
  url: string;
  /** Appends an item to a list, as an upstream does after a change. The list keeps its newest items. */
  publish(path: string, item: unknown): Promise<void>;
  /** Cuts every connection; clients may reconnect. */
  breakConnections(): void;
  /** The number of open connections, and of all connections so far. The publisher has a separate one. */
  connections(): { standing: number; ever: number };
  /** Refuses every read from now on. */
  refuseReaders(): void;
  close(): Promise<void>;
};

let made = 0;

/** The server compares and sends whole lists, so a long one would be slow. */
const KEPT_ITEMS = 10;

/** Starts an empty realtime database on a free port of this machine. */
export async function startRealtimePeer(): Promise<RealtimePeer> {
  const http = createServer();
  const sockets = new Set<Socket>();
  let ever = 0;
  http.on('connection', (socket) => {
    ever += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  // A client continues with the host in the first response, so that must be this server.
  const server = new FirebaseServer({ server: http }, `127.0.0.1:${port}`, null);
  made += 1;
  const url = `http://127.0.0.1:${port}?ns=hotels`;
  const app = initializeApp({ databaseURL: url }, `publisher ${made}`);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', port);
  const lists = new Map<string, DatabaseReference[]>();
  return {
    url,
    publish: async (path, item) => {
      const items = lists.get(path) ?? [];
      lists.set(path, items);
      const added = push(ref(database, path), item);
      items.push(added);
      const [oldest] = items.length > KEPT_ITEMS ? items.splice(0, 1) : [];
      await Promise.all([added, oldest && remove(oldest)]);
    },
    breakConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    connections: () => ({ standing: sockets.size, ever }),
    refuseReaders: () => server.setRules({ rules: { '.read': false, '.write': true } }),
    close: async () => {
      goOffline(database);
      await deleteApp(app);
      for (const socket of sockets) socket.destroy();
      await server.close();
      await new Promise((done) => http.close(done));
    },
  };
}
