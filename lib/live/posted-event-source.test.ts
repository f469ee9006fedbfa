import { PostedEventSource } from './posted-event-source';

type Heard = readonly [type: string, data?: string, id?: string];

/** Collects everything that a source dispatches until the stream ends. */
async function heardFrom(post: (signal: AbortSignal) => Promise<Response>): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  const source = new PostedEventSource(post);
  for (const type of ['news', 'ping']) {
    source.addEventListener(type, ({ data, lastEventId }) => heard.push([type, data, lastEventId]));
  }
  source.addEventListener('open', () => heard.push(['open']));
  await new Promise<void>((done) => {
    source.addEventListener('error', () => {
      heard.push(['error']);
      done();
    });
  });
  return heard;
}

function responseOf(chunks: readonly Uint8Array[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Response(body);
}

const streamOf = (...chunks: readonly string[]) => responseOf(chunks.map((chunk) => new TextEncoder().encode(chunk)));

it('dispatches each event under its name with data and id, and an error at the end', async () => {
  const stream = streamOf(
    'retry: 2000\n: hello\n\n',
    ': beat\nevent: ping\ndata: {}\n\nid: 7\nevent: news\ndata: a: b\n\n',
  );
  expect(await heardFrom(async () => stream)).toEqual([['open'], ['ping', '{}', ''], ['news', 'a: b', '7'], ['error']]);
});

it('joins an event whose bytes arrive in parts, even within a character', async () => {
  const bytes = new TextEncoder().encode('id: 1\nevent: news\ndata: مرحبا\n\n');
  const pieces = responseOf([...bytes].map((byte) => Uint8Array.of(byte)));
  expect(await heardFrom(async () => pieces)).toEqual([['open'], ['news', 'مرحبا', '1'], ['error']]);
});

it('ignores a byte order mark, also one whose bytes arrive in parts', async () => {
  const bytes = [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('event: news\ndata: {}\n\n')];
  const pieces = responseOf(bytes.map((byte) => Uint8Array.of(byte)));
  expect(await heardFrom(async () => pieces)).toEqual([['open'], ['news', '{}', ''], ['error']]);
});

it('ignores blocks without a name or data, and an incomplete last block', async () => {
  const stream = streamOf('data: {}\n\nevent: news\n\n: comment\n\nevent: news\ndata: half');
  expect(await heardFrom(async () => stream)).toEqual([['open'], ['error']]);
});

it.each([
  ['a response with an error status', async () => new Response('{}', { status: 404 })],
  ['a response without a body', async () => new Response(null)],
  ['a network error', () => Promise.reject(new TypeError('fetch failed'))],
])('dispatches only an error for %s', async (_title, post) => {
  expect(await heardFrom(post)).toEqual([['error']]);
});

it('dispatches an error if the stream breaks in the middle', async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('the connection was lost')),
  });
  expect(await heardFrom(async () => new Response(broken))).toEqual([['open'], ['error']]);
});

it('dispatches nothing after it is closed, and aborts the request', async () => {
  let given: AbortSignal | undefined;
  const heard: string[] = [];
  const source = new PostedEventSource((signal) => {
    given = signal;
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  for (const type of ['open', 'error']) source.addEventListener(type, () => heard.push(type));
  source.close();
  await new Promise((done) => setTimeout(done, 0));
  expect([given?.aborted, heard]).toEqual([true, []]);
});
