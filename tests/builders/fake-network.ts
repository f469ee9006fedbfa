/** What a call answers: a body, a `Response`, or `undefined` for a network that is down. */
type Answerer = (request: Request) => unknown;

export type FakeNetwork = {
  /** 'GET /api/v1/…?…' of every request of the running test, oldest first. */
  readonly asked: string[];
  /** What 'METHOD /path' or 'METHOD /path?query' answers from now on; a function is asked each time. */
  answers(call: string, body: unknown): void;
};

/** Takes the place of `fetch` in every test of a file. A call that nobody answers fails its test. */
export function fakeNetwork(): FakeNetwork {
  const known = new Map<string, Answerer>();
  const asked: string[] = [];
  let real: typeof fetch;

  const fake: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(input, window.location.origin), init);
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    const answer = known.get(`${request.method} ${pathname}${search}`) ?? known.get(`${request.method} ${pathname}`);
    if (answer === undefined) throw new Error(`nobody answers ${request.method} ${pathname}`);
    const body = await answer(request);
    if (body === undefined) throw new TypeError('fetch failed');
    return body instanceof Response ? body.clone() : Response.json(body);
  };

  beforeEach(() => {
    real = window.fetch;
    window.fetch = fake;
    known.clear();
    asked.length = 0;
  });
  afterEach(() => {
    window.fetch = real;
  });
  return {
    asked,
    answers: (call, body) => known.set(call, typeof body === 'function' ? (body as Answerer) : () => body),
  };
}
