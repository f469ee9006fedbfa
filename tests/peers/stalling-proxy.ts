import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy in front of another server. It can stop passing data without closing connections, as a frozen machine
 * does.
 */
export type StallingProxy = {
  port: number;
  /** Stops passing data in both directions. Open connections stay open, and new ones are accepted without a response. */
  stall(): void;
  /** Drops the stalled connections, as a machine does that runs again, and passes new connections on. */
  recover(): void;
  close(): Promise<void>;
};

export async function stallingProxy(target: { host: string; port: number }): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (isStalled) return void client.pause();
    const upstream = connect(target);
    keep(upstream);
    client.pipe(upstream);
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    stall() {
      isStalled = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    recover() {
      isStalled = false;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
