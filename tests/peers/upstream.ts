import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A platform that nobody here wrote, for tests: it answers in its own dialect, over HTTP. */
export type Upstream = {
  origin: string;
  /** What it was asked, oldest first: method, path with query, headers and body. */
  asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  close(): Promise<void>;
};

export type UpstreamAnswer = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Milliseconds before it answers. */
  after?: number;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** Starts it on a free port of this machine. What `answer` leaves out is a 404. */
export async function startUpstream(
  answer: (method: string, path: string, body: string) => UpstreamAnswer | undefined,
): Promise<Upstream> {
  const asked: Upstream['asked'] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await bodyOf(request);
    asked.push({ method, url, headers, body });
    const {
      status = 200,
      headers: more = {},
      body: answered,
      after = 0,
    } = answer(method, url, body) ?? { status: 404 };
    if (after > 0) await new Promise((done) => setTimeout(done, after).unref());
    response.writeHead(status, { 'content-type': 'application/json', ...more });
    response.end(typeof answered === 'string' ? answered : JSON.stringify(answered ?? null));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
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
