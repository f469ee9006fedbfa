import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An upstream platform for tests whose responses each test defines, over HTTP. */
export type Upstream = {
  origin: string;
  /** The requests so far, oldest first: method, path with query, headers and body. */
  asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  close(): Promise<void>;
};

export type UpstreamResponse = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Delay before the response in milliseconds. */
  after?: number;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** Starts the upstream on a port of this machine; 0: a free one. A call for which `respond` returns nothing gets 404. */
export async function startUpstream(
  respond: (method: string, path: string, body: string) => UpstreamResponse | undefined,
  onPort = 0,
): Promise<Upstream> {
  const asked: Upstream['asked'] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await bodyOf(request);
    asked.push({ method, url, headers, body });
    const { status = 200, headers: more = {}, body: sent, after = 0 } = respond(method, url, body) ?? { status: 404 };
    if (after > 0) await new Promise((done) => setTimeout(done, after).unref());
    response.writeHead(status, { 'content-type': 'application/json', ...more });
    response.end(typeof sent === 'string' ? sent : JSON.stringify(sent ?? null));
  });
  await new Promise<void>((done) => server.listen(onPort, '127.0.0.1', () => done()));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
