import { act } from '@testing-library/react';
import { turnsPass } from './painted';

/** What a call answers: a body, a `Response`, or `undefined` for a network that is down. */
type Answerer = (request: Request) => unknown;

export type FakeNetwork = {
  /** 'GET /api/v1/…?…' of every request of the running test, oldest first. */
  readonly asked: string[];
  /** What 'METHOD /path' or 'METHOD /path?query' answers from now on; a function is asked each time. */
  answers(call: string, body: unknown): void;
  /**
   * Waits until every call has its answer and the answers are drawn, whatever the machine is doing meanwhile. Not while a
   * call hangs that the test holds back.
   */
  settled(): Promise<void>;
};

/** Rejects as `fetch` does once its caller gives up; never without a signal. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

/** What of a body has not come when its caller gives up comes no more. */
function untilGivenUp(response: Response, signal: AbortSignal | null | undefined): Response {
  if (!signal || !response.body) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    start: (rest) => {
      givenUp(signal).catch((error) => rest.error(error));
    },
    pull: async (rest) => {
      const { done, value } = await reader.read();
      if (done) rest.close();
      else rest.enqueue(value);
    },
  });
  return new Response(body, response);
}

/** Once the answers have come, their bodies have been read and what they change has been drawn. */
async function drawn(answers: readonly Promise<Response>[]): Promise<void> {
  await Promise.allSettled(answers);
  await turnsPass();
}

/** Takes the place of `fetch` in every test of a file. A call that nobody answers fails its test. */
export function fakeNetwork(): FakeNetwork {
  const known = new Map<string, Answerer>();
  const asked: string[] = [];
  const underWay = new Set<Promise<Response>>();
  let real: typeof fetch;

  const fake: typeof fetch = (input, init) => {
    const response = answer(input, init);
    underWay.add(response);
    const over = () => underWay.delete(response);
    response.then(over, over);
    return response;
  };

  const answer: typeof fetch = async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, window.location.origin), { ...init, signal: null });
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    const answerer = known.get(`${request.method} ${pathname}${search}`) ?? known.get(`${request.method} ${pathname}`);
    if (answerer === undefined) throw new Error(`nobody answers ${request.method} ${pathname}`);
    const body = await Promise.race([answerer(request), givenUp(init?.signal)]);
    if (body === undefined) throw new TypeError('fetch failed');
    return body instanceof Response ? untilGivenUp(body.clone(), init?.signal) : Response.json(body);
  };

  beforeEach(() => {
    real = window.fetch;
    window.fetch = fake;
    known.clear();
    underWay.clear();
    asked.length = 0;
  });
  afterEach(() => {
    window.fetch = real;
  });
  return {
    asked,
    answers: (call, body) => known.set(call, typeof body === 'function' ? (body as Answerer) : () => body),
    settled: async () => {
      // An answer that is drawn may ask for more.
      do await act(() => drawn([...underWay]));
      while (underWay.size > 0);
    },
  };
}
