import { setDefaultResultOrder } from 'node:dns';
import { connect, createServer } from 'node:net';

/**
 * Makes `localhost` respond on both of its addresses. A server on `localhost` listens on 127.0.0.1 or ::1, depending on
 * the machine, but a browser, curl or a proxy may use the other address. The server therefore listens on 127.0.0.1, and
 * this proxy forwards connections to ::1 to it.
 *
 * @param {number} port
 */
export function serveOtherLoopback(port) {
  setDefaultResultOrder('ipv4first');
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.pipe(server).pipe(client);
    // When one side disconnects, the other side is closed as well.
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  proxy.on('error', (error) => {
    // EADDRINUSE: another program would respond on ::1. With any other error the machine has no IPv6, and nothing is
    // missing.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') return;
    console.error(`Port ${port} is taken on [::1]. Choose another: PORT=3001 npm start`);
    process.exit(1);
  });
  proxy.listen({ port, host: '::1' });
  // The proxy alone must not keep the process alive.
  proxy.unref();
}
