import { createPageCache, PAGE_TIMES, type Rendering } from './page-cache';

let now = 0;
let errors: unknown[] = [];

beforeEach(() => {
  now = 1_000_000;
  errors = [];
});

/** A cache whose `read` returns only the page, without the cache result. */
function cacheOf(limits = { entries: 100, size: 1_000 }) {
  const cache = createPageCache<string>({ now: () => now, onError: (error) => errors.push(error), limits });
  return {
    ...cache,
    read: async (...read: Parameters<typeof cache.read>) => (await cache.read(...read)).value,
    resultOf: async (...read: Parameters<typeof cache.read>) => (await cache.read(...read)).result,
  };
}

const kept = (value: string, size = 1): Rendering<string> => ({ value, verdict: 'keep', size });

/** A rendering that the test completes. */
function held() {
  let end: (rendering: Rendering<string>) => void = () => {};
  const rendering = new Promise<Rendering<string>>((resolve) => {
    end = resolve;
  });
  return { render: () => rendering, end };
}

const fail = () => Promise.reject(new Error('not now'));
const turn = () => new Promise((done) => setImmediate(done));

describe('a cached page', () => {
  it('sends a fresh page without rendering it', async () => {
    const cache = cacheOf();
    await cache.read('aurora 1', async () => kept('one'));
    now += PAGE_TIMES.fresh - 1;
    expect(await cache.read('aurora 1', fail)).toBe('one');
    expect(errors).toEqual([]);
  });

  it('sends a stale page at once, and renders it again for the next guest', async () => {
    const cache = cacheOf();
    await cache.read('aurora 1', async () => kept('one'));
    now += PAGE_TIMES.fresh;
    const { render, end } = held();
    expect(await cache.read('aurora 1', render)).toBe('one');
    end(kept('two'));
    await turn();
    expect(await cache.read('aurora 1', fail)).toBe('two');
  });

  it('does not send a page that is older than a minute', async () => {
    const cache = cacheOf();
    await cache.read('aurora 1', async () => kept('one'));
    now += PAGE_TIMES.stale;
    expect(await cache.read('aurora 1', async () => kept('two'))).toBe('two');
  });

  it('sends a stale page for up to a minute while rendering fails, retries every five seconds, then lets the guest wait', async () => {
    const cache = cacheOf();
    await cache.read('aurora 1', async () => kept('one'));
    let tries = 0;
    const broken = () => {
      tries += 1;
      return fail();
    };
    for (let second = 0; second < 60; second += 1) {
      expect(await cache.read('aurora 1', broken)).toBe('one');
      await turn();
      now += 1_000;
    }
    expect(tries).toBe(11);
    expect(errors).toHaveLength(11);
    await expect(cache.read('aurora 1', broken)).rejects.toThrow('not now');
  });

  it('keeps the cached page when the rendering is an error page, which only waiting guests receive', async () => {
    const cache = cacheOf();
    await cache.read('aurora 1', async () => kept('one'));
    now += PAGE_TIMES.fresh;
    const down: Rendering<string> = { value: 'down', verdict: 'failed', size: 1 };
    await cache.read('aurora 1', async () => down);
    await turn();
    expect(await cache.read('aurora 1', fail)).toBe('one');
    now += PAGE_TIMES.stale;
    expect(await cache.read('aurora 1', async () => down)).toBe('down');
    expect(await cache.read('aurora 1', async () => kept('two'))).toBe('two');
  });

  it('removes a page whose section no longer exists', async () => {
    const cache = cacheOf();
    await cache.read('aurora 1', async () => kept('one'));
    now += PAGE_TIMES.fresh;
    await cache.read('aurora 1', async () => ({ value: 'gone', verdict: 'gone', size: 1 }));
    await turn();
    expect(cache.count()).toBe(0);
  });
});

it('reports a hit, a stale page or a miss', async () => {
  const cache = cacheOf();
  const results = [];
  for (const passed of [0, 1, PAGE_TIMES.fresh, 1, PAGE_TIMES.stale]) {
    now += passed;
    results.push(await cache.resultOf('aurora 1', async () => kept('one')));
    await turn();
  }
  expect(results).toEqual(['miss', 'hit', 'stale', 'hit', 'miss']);
});

describe('concurrent requests for a page', () => {
  it('share one rendering of the page', async () => {
    const cache = cacheOf();
    let renderings = 0;
    const { render, end } = held();
    const count = () => {
      renderings += 1;
      return render();
    };
    const reads = Array.from({ length: 50 }, () => cache.read('aurora 1', count));
    end(kept('one'));
    expect(new Set(await Promise.all(reads))).toEqual(new Set(['one']));
    expect(renderings).toBe(1);
  });

  it('share one failed rendering, and the next request renders again', async () => {
    const cache = cacheOf();
    const reads = await Promise.allSettled([cache.read('aurora 1', fail), cache.read('aurora 1', fail)]);
    expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.read('aurora 1', async () => kept('one'))).toBe('one');
  });
});

describe('a change of a hotel', () => {
  it('removes the pages of a changed hotel and no other hotel’s', async () => {
    const cache = cacheOf();
    for (const key of ['aurora 1', 'aurora 2', 'aurora-2 1', 'bellevue 1'])
      await cache.read(key, async () => kept(key));
    cache.forget('aurora ');
    expect(await cache.read('aurora 1', async () => kept('new'))).toBe('new');
    expect(await cache.read('aurora-2 1', fail)).toBe('aurora-2 1');
    expect(await cache.read('bellevue 1', fail)).toBe('bellevue 1');
  });

  it('does not cache a rendering that began before a change, and later guests do not wait for it', async () => {
    const cache = cacheOf();
    const before = held();
    const early = cache.read('aurora 1', before.render);
    cache.forget('aurora ');
    expect(await cache.read('aurora 1', async () => kept('new'))).toBe('new');
    before.end(kept('old'));
    expect(await early).toBe('old');
    expect(await cache.read('aurora 1', fail)).toBe('new');
  });
});

it('stays within its memory limit under 100,000 made-up URLs, and keeps the pages that are requested', async () => {
  const cache = cacheOf({ entries: 1_000, size: 50_000 });
  await cache.read('aurora home', async () => kept('home', 100));
  for (let made = 0; made < 100_000; made += 1) {
    await cache.read(`aurora ${made}`, async () => kept('made up', 100));
    if (made % 100 === 0) await cache.read('aurora home', fail);
  }
  expect(cache.count()).toBe(500);
  expect(await cache.read('aurora home', fail)).toBe('home');
});
