import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response to one request, as it is on the wire: not unpacked, and no redirect followed. */
type WireResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type LocalServer = {
  port: number;
  origin: string;
  /** Sends a request on a connection of its own. */
  ask(path: string, headers?: OutgoingHttpHeaders, method?: string): Promise<WireResponse>;
  /** Also ends requests whose response does not end. */
  close(): Promise<void>;
};

/** Starts a server on a free port of this machine. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    ask: async (path, headers = {}, method = 'GET') => {
      const sent = request({ port, path, method, headers, agent: false }).end();
      const [response] = await once(sent, 'response');
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
