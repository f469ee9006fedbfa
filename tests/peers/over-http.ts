import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Send } from '@/lib/contract/call';

/** A server for `Request` objects that listens on a port of this machine. */
export type Listening = { origin: string; close(): Promise<void> };

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers, rawHeaders } = incoming;
  const pairs = rawHeaders.flatMap((name, place): [string, string][] =>
    place % 2 === 0 ? [[name, rawHeaders[place + 1] ?? '']] : [],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: pairs.filter(([name]) => !/^(?:connection|keep-alive|transfer-encoding)$/i.test(name)),
    duplex: 'half',
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array> }),
  };
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, init);
}

/** Serves requests over real HTTP, as an upstream does. */
export async function overHttp(send: Send): Promise<Listening> {
  const server = createServer(async (incoming, outgoing) => {
    const response = await send(requestOf(incoming));
    outgoing.writeHead(response.status, [...response.headers].flat());
    if (response.body === null) outgoing.end();
    else Readable.fromWeb(response.body as NodeStream).pipe(outgoing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
