import { TooManyRequests } from './too-many-requests';
import { createWorkCache } from './work-cache';

const LIMITS = { entries: 3, size: 1_000, age: 1_000, atOnce: 1, waiting: 2 };

let clock = 0;
const cacheWith = (limits: Partial<typeof LIMITS> = {}) =>
  createWorkCache<Buffer>({
    now: () => clock,
    limits: { ...LIMITS, ...limits },
    sizeOf: ({ length }) => length,
  });

/** A making that ends when the test says so. */
function held(bytes = 10) {
  let end: (error?: Error) => void = () => undefined;
  let begun = 0;
  const make = () => {
    begun += 1;
    return new Promise<Buffer>((resolve, reject) => {
      end = (error) => (error === undefined ? resolve(Buffer.alloc(bytes)) : reject(error));
    });
  };
  return { make, end: (error?: Error) => end(error), begun: () => begun };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const instant =
  (bytes = 10) =>
  async () =>
    Buffer.alloc(bytes);

beforeEach(() => {
  clock = 0;
});

it('makes a result once for all who wait for it, and keeps it for its time', async () => {
  const cache = cacheWith();
  const one = held();
  const readers = [cache.read('a', one.make), cache.read('a', one.make)];
  await settled();
  one.end();
  const [first, second] = await Promise.all(readers);
  expect(first).toBe(second);
  expect(await cache.read('a', one.make)).toBe(first);
  expect(one.begun()).toBe(1);
  clock = LIMITS.age;
  expect(await cache.read('a', instant())).not.toBe(first);
});

it('makes results one after the other, and refuses more than may wait', async () => {
  const cache = cacheWith();
  const [a, b, c] = [held(), held(), held()];
  const reads = [cache.read('a', a.make), cache.read('b', b.make), cache.read('c', c.make)];
  await settled();
  expect([a.begun(), b.begun(), c.begun()]).toEqual([1, 0, 0]);
  expect(await cache.read('d', held().make)).toBeNull();
  a.end();
  await settled();
  expect([b.begun(), c.begun()]).toEqual([1, 0]);
  b.end();
  await settled();
  c.end();
  expect((await Promise.all(reads)).every(Buffer.isBuffer)).toBe(true);
  expect(await cache.read('d', instant())).not.toBeNull();
});

it('keeps nothing of a making that fails, and makes the next', async () => {
  const cache = cacheWith();
  const broken = held();
  const [failing, waiting] = [cache.read('a', broken.make), cache.read('b', instant())];
  await settled();
  broken.end(new Error('no picture'));
  await expect(failing).rejects.toThrow('no picture');
  expect(await waiting).not.toBeNull();
  expect(await cache.read('a', instant())).not.toBeNull();
});

it('keeps a limited number of results and bytes, the most recently used', async () => {
  const cache = cacheWith();
  for (const key of ['a', 'b', 'c', 'd']) await cache.read(key, instant());
  expect(cache.count()).toBe(3);
  const small = cacheWith({ size: 100 });
  for (let made = 0; made < 50; made += 1) await small.read(`made-up ${made}`, instant(25));
  expect(small.count()).toBeLessThanOrEqual(4);
});

it('refuses only the client that asked too often, and makes the result for those who waited with it', async () => {
  const cache = cacheWith();
  const [limited, other, third] = [held(), held(), held()];
  const refused = cache.read('a', limited.make);
  const waiting = [cache.read('a', other.make), cache.read('a', third.make)];
  await settled();
  limited.end(new TooManyRequests(7));
  await expect(refused).rejects.toThrow(TooManyRequests);
  await settled();
  expect([other.begun(), third.begun()]).toEqual([1, 0]);
  other.end();
  const [one, two] = await Promise.all(waiting);
  expect(one).toBeInstanceOf(Buffer);
  expect(two).toBe(one);
});
