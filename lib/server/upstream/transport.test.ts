import { startUpstream, type Upstream, type UpstreamResponse } from '@/tests/peers/upstream';
import { upstreamSend } from './transport';

let upstream: Upstream;
let next: UpstreamResponse | undefined;

beforeAll(async () => {
  upstream = await startUpstream(() => next);
});
afterAll(() => upstream.close());

const send = upstreamSend({ connect: 60_000, response: 60_000, maxBytes: 1000 });
const hotel = () => new Request(`${upstream.origin}/api/v1/hotels/aurora`);
const get = () => send(hotel());

describe('a call to an upstream platform', () => {
  it('returns the status, type and body of an upstream’s response, and no other headers', async () => {
    next = { status: 422, headers: { 'set-cookie': 'a=b', 'x-powered-by': 'PHP', 'retry-after': '7' }, body: { a: 1 } };
    const response = await get();
    expect(response.status).toBe(422);
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'application/json', 'retry-after': '7' });
    expect(await response.json()).toEqual({ a: 1 });
  });

  it('does not follow a redirect of an upstream', async () => {
    next = { status: 302, headers: { location: `${upstream.origin}/elsewhere` } };
    const before = upstream.asked.length;
    expect((await get()).status).toBe(502);
    expect(upstream.asked.length).toBe(before + 1);
  });

  it('rejects when the upstream’s response takes too long', async () => {
    next = { after: 60_000 };
    await expect(upstreamSend({ connect: 60_000, response: 200 })(hotel())).rejects.toThrow(/aborted/);
  });

  it('rejects when the upstream’s response is too large', async () => {
    next = { body: 'x'.repeat(2_000) };
    await expect(get()).rejects.toThrow(/too large/);
  });

  it.each([
    ['with two million nested lists', () => `{"data":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}`],
    ['with a million values', () => `{"data":[${'{},'.repeat(1_000_000)}{}]}`],
  ])('rejects an upstream’s response %s before parsing it', async (_, body) => {
    next = { headers: { 'content-type': 'application/json' }, body: body() };
    const slowSend = upstreamSend({ connect: 60_000, response: 60_000 });
    const parse = jest.spyOn(JSON, 'parse');
    const response = slowSend(hotel());
    await expect(response).rejects.toThrow(/nested too deeply or has too many values/);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('rejects when nothing listens at the upstream’s address', async () => {
    await expect(send(new Request('http://127.0.0.1:9/api/v1/hotels/aurora'))).rejects.toThrow();
  });
});
