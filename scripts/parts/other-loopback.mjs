import { setDefaultResultOrder } from 'node:dns';
import { connect, createServer } from 'node:net';

/**
 * Makes `localhost` answer on both of its addresses.
 *
 * A server on `localhost` listens on 127.0.0.1 or ::1, depending on the machine; a browser, curl or a proxy may use the
 * other. The server gets 127.0.0.1, and connections to ::1 are forwarded to it.
 *
 * @param {number} port
 */
export function serveOtherLoopback(port) {
  setDefaultResultOrder('ipv4first');
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.pipe(server).pipe(client);
    // When one side breaks off, the other is closed.
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  proxy.on('error', (error) => {
    // EADDRINUSE: another program would answer for us. Other errors: the machine has no IPv6.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') return;
    console.error(`Port ${port} is taken on [::1]. Choose another: PORT=3001 npm start`);
    process.exit(1);
  });
  proxy.listen({ port, host: '::1' });
  // Must not keep the process alive by itself.
  proxy.unref();
}
