import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { MAX_WAITING, oneAtATime } from './pipelining';

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
const requests = (count: number) => Array.from({ length: count }, (_, index) => GET(`/${index}`)).join('');

let server: Server;
let client: Socket;
let accepted: Socket;
let handled: string[] = [];
let pending: ServerResponse[] = [];

/** Resolves when the listener has been called this many times. */
let called: () => void = () => undefined;
const untilHandled = async (count: number) => {
  while (handled.length < count)
    await new Promise<void>((resolve) => {
      called = resolve;
    });
};

async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<void> {
  server = createServer(
    oneAtATime((request, response) => {
      handled.push(request.url ?? '');
      handle(request, response);
      called();
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  [accepted] = (await once(server, 'connection')) as [Socket];
}

beforeEach(() => {
  handled = [];
  pending = [];
});
afterEach(async () => {
  client.destroy();
  await new Promise((done) => server.close(done));
});

/** What the server has sent once it has closed the connection. */
async function received(): Promise<string> {
  let text = '';
  for await (const chunk of client) text += chunk;
  return text;
}

it('handles a pipelined request when the response before it has been sent, in order', async () => {
  await serve((_, response) => void pending.push(response));
  client.write(requests(3));
  for (const count of [1, 2, 3]) {
    await untilHandled(count);
    // Everything that the server could have begun by itself would have begun by now.
    await new Promise((done) => setImmediate(done));
    expect(handled).toHaveLength(count);
    if (count === 3) pending[2]?.setHeader('connection', 'close');
    pending[count - 1]?.end(`response ${count}`);
  }
  const text = await received();
  expect(text.match(/response \d/g)).toEqual(['response 1', 'response 2', 'response 3']);
  expect(handled).toEqual(['/0', '/1', '/2']);
});

it('does not read a connection on which a request waits, and reads it again afterwards', async () => {
  await serve((_, response) => void pending.push(response));
  client.write(requests(2));
  await untilHandled(1);
  if (!accepted.isPaused()) await once(accepted, 'pause');
  expect(accepted.isPaused()).toBe(true);
  client.write(GET('/late'));
  pending[0]?.end();
  await untilHandled(2);
  pending[1]?.end();
  await untilHandled(3);
  expect(handled).toEqual(['/0', '/1', '/late']);
});

it('reads the body of a request while no other one waits', async () => {
  await serve((request, response) => {
    let size = 0;
    request.on('data', (chunk) => {
      size += chunk.length;
    });
    request.on('end', () => {
      if (request.url === '/last') response.setHeader('connection', 'close');
      response.end(`read ${size}`);
    });
  });
  const post = (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 500000\r\n\r\n${'x'.repeat(500_000)}`;
  client.write(post('/first') + post('/last'));
  expect((await received()).match(/read \d+/g)).toEqual(['read 500000', 'read 500000']);
});

it('closes a connection on which more requests wait than allowed, and handles none of them', async () => {
  await serve((_, response) => void pending.push(response));
  client.write(requests(1_500));
  await once(client.resume(), 'close');
  expect(handled).toEqual(['/0']);
  expect(accepted.destroyed).toBe(true);
});

it('handles none of the requests that wait when their connection is closed', async () => {
  await serve((_, response) => void pending.push(response));
  client.write(requests(MAX_WAITING));
  await untilHandled(1);
  accepted.destroy();
  await once(accepted, 'close');
  expect(handled).toEqual(['/0']);
});

it('has one response at a time in memory for a client that never reads', async () => {
  const body = Buffer.alloc(1_000_000);
  await serve((_, response) => void response.end(body));
  client.pause();
  client.write(requests(MAX_WAITING));
  await untilHandled(1);
  // The kernel takes some of them.
  for (let turn = 0; turn < 100; turn += 1) await new Promise((done) => setImmediate(done));
  expect(accepted.writableLength).toBeLessThanOrEqual(body.length + 1_000);
});
