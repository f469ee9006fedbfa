import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { CACHE_TIMES, createResponseCache, type ResponseCache } from './response-cache';

const SECOND = 1_000;
const MINUTE = 60_000;

let clock = 0;
let errors: unknown[] = [];
let cache: ResponseCache;

beforeEach(() => {
  clock = 1_000_000;
  errors = [];
  cache = createResponseCache({ now: () => clock, onError: (error) => errors.push(error) });
});

/** A platform that counts its requests and whose response can be changed. */
function platformSaying(first: ApiResponse<string>) {
  const it = { says: first, asked: 0, load: async () => first };
  it.load = async () => {
    it.asked += 1;
    return it.says;
  };
  return it;
}

const settled = () => new Promise((done) => setImmediate(done));

describe('simultaneous reads of one response', () => {
  it('fetches a response once for a hundred concurrent reads', async () => {
    const platform = platformSaying(succeeded('hotel'));
    const all = await Promise.all(Array.from({ length: 100 }, () => cache.read('a hotel', platform)));
    expect(platform.asked).toBe(1);
    expect(all.every((response) => response.ok && response.value === 'hotel')).toBe(true);
  });

  it('returns a cached response without a request for one minute', async () => {
    const platform = platformSaying(succeeded('hotel'));
    await cache.read('a hotel', platform);
    clock += MINUTE - 1;
    await cache.read('a hotel', platform);
    expect(platform.asked).toBe(1);
  });

  it('returns a response that is older than a minute at once and fetches it again in the background', async () => {
    const platform = platformSaying(succeeded('old'));
    await cache.read('a hotel', platform);
    clock += MINUTE;
    platform.says = succeeded('new');
    expect(await cache.read('a hotel', platform)).toEqual(succeeded('old'));
    await settled();
    expect(await cache.read('a hotel', platform)).toEqual(succeeded('new'));
    expect(platform.asked).toBe(2);
  });

  it('waits for a new response when the cached one is too old', async () => {
    const platform = platformSaying(succeeded('old'));
    await cache.read('a hotel', platform);
    clock += CACHE_TIMES.stale;
    platform.says = succeeded('new');
    expect(await cache.read('a hotel', platform)).toEqual(succeeded('new'));
  });
});

describe('a platform that is down', () => {
  it.each([
    ['a moment ago', 2 * MINUTE],
    ['hours ago', 23 * 60 * MINUTE],
  ])('still returns the cached response of %s while the platform is down', async (_when, ago) => {
    const platform = platformSaying(succeeded('kept'));
    await cache.read('a hotel', platform);
    clock += ago;
    platform.says = refused('unavailable');
    expect(await cache.read('a hotel', platform)).toEqual(succeeded('kept'));
  });

  it('sends no requests for a few seconds after a failure', async () => {
    const platform = platformSaying(succeeded('kept'));
    await cache.read('a hotel', platform);
    clock += CACHE_TIMES.stale;
    platform.says = refused('unavailable');
    for (let guest = 0; guest < 50; guest += 1) await cache.read('a hotel', platform);
    expect(platform.asked).toBe(2);
    clock += CACHE_TIMES.pause;
    platform.says = succeeded('back');
    expect(await cache.read('a hotel', platform)).toEqual(succeeded('back'));
  });

  it('is unavailable when the cached response is older than a day, or when there is none', async () => {
    const platform = platformSaying(succeeded('kept'));
    await cache.read('a hotel', platform);
    platform.says = refused('unavailable');
    expect(await cache.read('b hotel', platform)).toEqual(refused('unavailable'));
    clock += CACHE_TIMES.lastResort;
    expect(await cache.read('a hotel', platform)).toEqual(refused('unavailable'));
  });

  it('fetches again for every read while nothing is cached, because refusals are not cached', async () => {
    const platform = platformSaying(refused('unavailable'));
    await cache.read('a hotel', platform);
    platform.says = succeeded('up');
    expect(await cache.read('a hotel', platform)).toEqual(succeeded('up'));
  });

  it('reports an exception of a load and responds unavailable', async () => {
    const load = () => Promise.reject(new Error('a failing load'));
    expect(await cache.read('a hotel', { load })).toEqual(refused('unavailable'));
    expect(errors).toEqual([new Error('a failing load')]);
  });
});

describe('a cached "not found"', () => {
  it('caches "not found" for some seconds', async () => {
    const platform = platformSaying(refused('not-found'));
    for (let guest = 0; guest < 10; guest += 1)
      expect(await cache.read('a section 9', platform)).toEqual(refused('not-found'));
    expect(platform.asked).toBe(1);
    clock += CACHE_TIMES.unknown;
    platform.says = succeeded('opened');
    expect(await cache.read('a section 9', platform)).toEqual(succeeded('opened'));
  });

  it('replaces a cached response when the platform responds "not found"', async () => {
    const platform = platformSaying(succeeded('section'));
    await cache.read('a section 9', platform);
    clock += CACHE_TIMES.stale;
    platform.says = refused('not-found');
    expect(await cache.read('a section 9', platform)).toEqual(refused('not-found'));
    expect(await cache.read('a section 9', platform)).toEqual(refused('not-found'));
    expect(platform.asked).toBe(2);
  });
});

describe('invented names in cache keys', () => {
  const limits = {
    known: { entries: 5, size: 1_000 },
    unconfirmed: { entries: 5, size: 1_000 },
    unknown: { entries: 5 },
  };
  beforeEach(() => {
    cache = createResponseCache({ now: () => clock, onError: (error) => errors.push(error), limits });
  });

  it('evicts no real entry because of invented names, whether the platform confirms them or not', async () => {
    const real = platformSaying(succeeded('real'));
    for (let id = 0; id < 5; id += 1) await cache.read(`a section ${id}`, real);
    for (let id = 0; id < 1_000; id += 1) {
      await cache.read(`a section 9${id}`, platformSaying(refused('not-found')));
      await cache.read(`a section 0${id}`, { ...platformSaying(succeeded('pretended')), confirms: () => false });
    }
    for (let id = 0; id < 5; id += 1) await cache.read(`a section ${id}`, real);
    expect(real.asked).toBe(5);
  });

  it('evicts older invented names when more are requested', async () => {
    const made = platformSaying(refused('not-found'));
    for (let id = 0; id < 10; id += 1) await cache.read(`a section ${id}`, made);
    await cache.read('a section 0', made);
    expect(made.asked).toBe(11);
  });

  it('evicts the least recently used entries, and stores none that is too large', async () => {
    const used = platformSaying(succeeded('used'));
    const large = platformSaying(succeeded('x'.repeat(300)));
    for (let id = 0; id < 20; id += 1) {
      await cache.read('used', used);
      await cache.read(`other ${id}`, platformSaying(succeeded('other')));
      await cache.read('large', large);
    }
    expect(used.asked).toBe(1);
    expect(large.asked).toBe(20);
  });

  it('updates the total size of the cache when a response grows', async () => {
    const others = platformSaying(succeeded('o'.repeat(200)));
    for (let id = 0; id < 5; id += 1) await cache.read(`a section ${id}`, others);
    await cache.read('a section 4', others);
    expect(others.asked).toBe(5);
    await cache.read('a section 0', others);
    expect(others.asked).toBe(6);
  });
});

describe('forget', () => {
  it('forgets the responses of one hotel only', async () => {
    const [a, b] = [platformSaying(succeeded('a')), platformSaying(succeeded('b'))];
    await cache.read('a sections', a);
    await cache.read('ab sections', b);
    cache.forget('a ');
    await cache.read('a sections', a);
    await cache.read('ab sections', b);
    expect([a.asked, b.asked]).toEqual([2, 1]);
  });

  it('does not store a response whose request began before forget was called', async () => {
    let arrive: (response: ApiResponse<string>) => void = () => {};
    const late = cache.read('a sections', { load: () => new Promise<ApiResponse<string>>((done) => (arrive = done)) });
    cache.forget('a ');
    const now = platformSaying(succeeded('new'));
    await cache.read('a sections', now);
    arrive(succeeded('old'));
    expect(await late).toEqual(succeeded('old'));
    expect(await cache.read('a sections', now)).toEqual(succeeded('new'));
    expect(now.asked).toBe(1);
  });
});

it('has cache times in increasing order', () => {
  const { pause, unknown, fresh, stale, lastResort } = CACHE_TIMES;
  expect([pause, unknown, fresh, stale, lastResort]).toEqual(
    [pause, unknown, fresh, stale, lastResort].sort((x, y) => x - y),
  );
  expect(pause).toBeGreaterThan(SECOND);
});

describe('markStale', () => {
  const about = (word: string) => (value: unknown) => value === word;

  it('fetches a response that was marked stale for the next reader, and fetches no other response', async () => {
    const [cake, tea] = [platformSaying(succeeded('cake at 7')), platformSaying(succeeded('tea'))];
    await cache.read('a section 1', cake);
    await cache.read('a section 2', tea);
    await cache.read('b section 1', cake);
    cache.markStale('a section ', about('cake at 7'));
    cake.says = succeeded('cake at 8');
    expect(await cache.read('a section 1', cake)).toEqual(succeeded('cake at 8'));
    expect(await cache.read('a section 2', tea)).toEqual(succeeded('tea'));
    expect(await cache.read('b section 1', cake)).toEqual(succeeded('cake at 7'));
    expect([cake.asked, tea.asked]).toEqual([3, 1]);
  });

  it('fetches once for a hundred concurrent reads of a response that was marked stale', async () => {
    const cake = platformSaying(succeeded('old'));
    await cache.read('a section 1', cake);
    cache.markStale('a section ', about('old'));
    await Promise.all(Array.from({ length: 100 }, () => cache.read('a section 1', cake)));
    await cache.read('a section 1', cake);
    expect(cake.asked).toBe(2);
  });

  it('returns a response that was marked stale while the platform is down', async () => {
    const cake = platformSaying(succeeded('old'));
    await cache.read('a section 1', cake);
    cache.markStale('a section ', about('old'));
    cake.says = refused('unavailable');
    expect(await cache.read('a section 1', cake)).toEqual(succeeded('old'));
  });

  it('does not store a response whose request began before markStale was called', async () => {
    const cake = platformSaying(succeeded('old'));
    await cache.read('a section 1', cake);
    clock += MINUTE;
    let arrive = (_body: ApiResponse<string>) => {};
    const late = { load: () => new Promise<ApiResponse<string>>((done) => (arrive = done)) };
    await cache.read('a section 1', late);
    cache.markStale('a section ', about('old'));
    arrive(succeeded('old'));
    await settled();
    cake.says = succeeded('new');
    expect(await cache.read('a section 1', cake)).toEqual(succeeded('new'));
  });
});
