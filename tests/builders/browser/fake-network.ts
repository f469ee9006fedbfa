import { act } from '@testing-library/react';
import { passTurns } from '../screen/painted';

/** The response to a call: a body, a `Response`, or `undefined` for a network that is down. */
type Responder = (request: Request) => unknown;

export type FakeNetwork = {
  /** 'GET /api/v1/…?…' of every request of the running test, oldest first. */
  readonly requests: string[];
  /** How many requests of the running test begin with this, for example 'GET /api/v1/orders' or 'POST'. */
  count(start: string): number;
  /** Sets the response to 'METHOD /path' or 'METHOD /path?query'. A function is called for each request. */
  respondTo(call: string, body: unknown): void;
  /**
   * Waits until every call has its response and the components have rendered it, however slow the machine. Must not be
   * called while the test holds a call back.
   */
  settled(): Promise<void>;
};

/** Rejects like `fetch` when the caller aborts; never without a signal. */
const rejectOnAbort = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

/** Fails the rest of the body when the caller aborts. */
function failOnAbort(response: Response, signal: AbortSignal | null | undefined): Response {
  if (!signal || !response.body) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    start: (rest) => {
      rejectOnAbort(signal).catch((error) => rest.error(error));
    },
    pull: async (rest) => {
      const { done, value } = await reader.read();
      if (done) rest.close();
      else rest.enqueue(value);
    },
  });
  return new Response(body, response);
}

/** Waits until the responses have arrived, their bodies are read and the components have rendered them. */
async function settleAndRender(responses: readonly Promise<Response>[]): Promise<void> {
  await Promise.allSettled(responses);
  await passTurns();
}

/**
 * Replaces `fetch` in every test of a file. A call without a configured response fails its test. The stream of live events
 * never opens; `fakeEventStream` replaces it.
 */
export function fakeNetwork(): FakeNetwork {
  const responders = new Map<string, Responder>();
  const requests: string[] = [];
  const underWay = new Set<Promise<Response>>();
  let real: typeof fetch;

  const fake: typeof fetch = (input, init) => {
    if (input === '/channels') return rejectOnAbort(init?.signal);
    const response = respond(input, init);
    underWay.add(response);
    const over = () => underWay.delete(response);
    response.then(over, over);
    return response;
  };

  const respond: typeof fetch = async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, window.location.origin), { ...init, signal: null });
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
    const responder =
      responders.get(`${request.method} ${pathname}${search}`) ?? responders.get(`${request.method} ${pathname}`);
    if (responder === undefined) throw new Error(`no response is configured for ${request.method} ${pathname}`);
    const body = await Promise.race([responder(request), rejectOnAbort(init?.signal)]);
    if (body === undefined) throw new TypeError('fetch failed');
    return body instanceof Response ? failOnAbort(body.clone(), init?.signal) : Response.json(body);
  };

  beforeEach(() => {
    real = window.fetch;
    window.fetch = fake;
    responders.clear();
    underWay.clear();
    requests.length = 0;
  });
  afterEach(() => {
    window.fetch = real;
  });
  return {
    requests,
    count: (start) => requests.filter((request) => request.startsWith(start)).length,
    respondTo: (call, body) => responders.set(call, typeof body === 'function' ? (body as Responder) : () => body),
    settled: async () => {
      // A rendered response may cause another call.
      do await act(() => settleAndRender([...underWay]));
      while (underWay.size > 0);
    },
  };
}
