import { setDefaultResultOrder } from 'node:dns';
import { connect, createServer } from 'node:net';

/**
 * Lets `localhost` answer on both of its addresses.
 *
 * A server that listens on `localhost` gets one of 127.0.0.1 and ::1, and which one is the machine's choice; a browser,
 * curl or a proxy may ask for the other. The server gets 127.0.0.1, and what arrives at ::1 is passed on to it.
 *
 * @param {number} port
 */
export function serveOtherLoopback(port) {
  setDefaultResultOrder('ipv4first');
  const door = createServer({ allowHalfOpen: true }, (guest) => {
    const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    guest.pipe(server).pipe(guest);
    // One side that breaks off takes the other along; there is nobody left to tell.
    guest.on('error', () => server.destroy());
    server.on('error', () => guest.destroy());
    guest.on('close', () => server.destroy());
    server.on('close', () => guest.destroy());
  });
  door.on('error', (error) => {
    // A machine without IPv6 has no ::1; anything else there would answer in our name.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') return;
    console.error(`Port ${port} is taken on [::1]. Choose another: PORT=3001 npm start`);
    process.exit(1);
  });
  door.listen({ port, host: '::1' });
  // It serves as long as the app does, and does not keep the process alive by itself.
  door.unref();
}
