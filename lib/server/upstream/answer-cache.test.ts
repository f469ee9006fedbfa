import { type Answer, answered, refused } from '@/lib/contract/refusals';
import { type AnswerCache, CACHE_TIMES, createAnswerCache } from './answer-cache';

const SECOND = 1_000;
const MINUTE = 60_000;

let clock = 0;
let accidents: unknown[] = [];
let cache: AnswerCache;

beforeEach(() => {
  clock = 1_000_000;
  accidents = [];
  cache = createAnswerCache({ now: () => clock, onError: (error) => accidents.push(error) });
});

/** A platform that says what it is told to say, and counts how often it is asked. */
function platformSaying(first: Answer<string>) {
  const it = { says: first, asked: 0, load: async () => first };
  it.load = async () => {
    it.asked += 1;
    return it.says;
  };
  return it;
}

const settled = () => new Promise((done) => setImmediate(done));

describe('an answer that many guests want', () => {
  it('is asked once for a hundred who come at the same time', async () => {
    const platform = platformSaying(answered('hotel'));
    const all = await Promise.all(Array.from({ length: 100 }, () => cache.read('a hotel', platform)));
    expect(platform.asked).toBe(1);
    expect(all.every((answer) => answer.ok && answer.value === 'hotel')).toBe(true);
  });

  it('is given out as it is for a minute', async () => {
    const platform = platformSaying(answered('hotel'));
    await cache.read('a hotel', platform);
    clock += MINUTE - 1;
    await cache.read('a hotel', platform);
    expect(platform.asked).toBe(1);
  });

  it('is given out at once after the minute, while it is asked anew for who comes next', async () => {
    const platform = platformSaying(answered('old'));
    await cache.read('a hotel', platform);
    clock += MINUTE;
    platform.says = answered('new');
    expect(await cache.read('a hotel', platform)).toEqual(answered('old'));
    await settled();
    expect(await cache.read('a hotel', platform)).toEqual(answered('new'));
    expect(platform.asked).toBe(2);
  });

  it('is waited for when nobody has wanted it for long', async () => {
    const platform = platformSaying(answered('old'));
    await cache.read('a hotel', platform);
    clock += CACHE_TIMES.stale;
    platform.says = answered('new');
    expect(await cache.read('a hotel', platform)).toEqual(answered('new'));
  });
});

describe('a platform that is down', () => {
  it.each([
    ['a moment ago', 2 * MINUTE],
    ['hours ago', 23 * 60 * MINUTE],
  ])('still answers with what it said %s', async (_when, ago) => {
    const platform = platformSaying(answered('kept'));
    await cache.read('a hotel', platform);
    clock += ago;
    platform.says = refused('unavailable');
    expect(await cache.read('a hotel', platform)).toEqual(answered('kept'));
  });

  it('is left alone for a few seconds about what is known, and then asked again', async () => {
    const platform = platformSaying(answered('kept'));
    await cache.read('a hotel', platform);
    clock += CACHE_TIMES.stale;
    platform.says = refused('unavailable');
    for (let guest = 0; guest < 50; guest += 1) await cache.read('a hotel', platform);
    expect(platform.asked).toBe(2);
    clock += CACHE_TIMES.pause;
    platform.says = answered('back');
    expect(await cache.read('a hotel', platform)).toEqual(answered('back'));
  });

  it('has nothing to say after a day, nor about what nobody has asked before', async () => {
    const platform = platformSaying(answered('kept'));
    await cache.read('a hotel', platform);
    platform.says = refused('unavailable');
    expect(await cache.read('b hotel', platform)).toEqual(refused('unavailable'));
    clock += CACHE_TIMES.lastResort;
    expect(await cache.read('a hotel', platform)).toEqual(refused('unavailable'));
  });

  it('is asked by every guest anew while nothing is known, since no refusal is kept', async () => {
    const platform = platformSaying(refused('unavailable'));
    await cache.read('a hotel', platform);
    platform.says = answered('up');
    expect(await cache.read('a hotel', platform)).toEqual(answered('up'));
  });

  it('that throws is told, and is an unavailable one', async () => {
    const load = () => Promise.reject(new Error('an accident'));
    expect(await cache.read('a hotel', { load })).toEqual(refused('unavailable'));
    expect(accidents).toEqual([new Error('an accident')]);
  });
});

describe('what is not there', () => {
  it('is believed for some seconds', async () => {
    const platform = platformSaying(refused('not-found'));
    for (let guest = 0; guest < 10; guest += 1)
      expect(await cache.read('a section 9', platform)).toEqual(refused('not-found'));
    expect(platform.asked).toBe(1);
    clock += CACHE_TIMES.unknown;
    platform.says = answered('opened');
    expect(await cache.read('a section 9', platform)).toEqual(answered('opened'));
  });

  it('takes the place of what was there', async () => {
    const platform = platformSaying(answered('section'));
    await cache.read('a section 9', platform);
    clock += CACHE_TIMES.stale;
    platform.says = refused('not-found');
    expect(await cache.read('a section 9', platform)).toEqual(refused('not-found'));
    expect(await cache.read('a section 9', platform)).toEqual(refused('not-found'));
    expect(platform.asked).toBe(2);
  });
});

describe('names that a stranger makes up', () => {
  const limits = { known: { entries: 5, size: 1_000 }, unsure: { entries: 5, size: 1_000 }, unknown: { entries: 5 } };
  beforeEach(() => {
    cache = createAnswerCache({ now: () => clock, onError: (error) => accidents.push(error), limits });
  });

  it('push out nothing real, whether the platform knows them or pretends to', async () => {
    const real = platformSaying(answered('real'));
    for (let id = 0; id < 5; id += 1) await cache.read(`a section ${id}`, real);
    for (let id = 0; id < 1_000; id += 1) {
      await cache.read(`a section 9${id}`, platformSaying(refused('not-found')));
      await cache.read(`a section 0${id}`, { ...platformSaying(answered('pretended')), confirms: () => false });
    }
    for (let id = 0; id < 5; id += 1) await cache.read(`a section ${id}`, real);
    expect(real.asked).toBe(5);
  });

  it('push out one another', async () => {
    const made = platformSaying(refused('not-found'));
    for (let id = 0; id < 10; id += 1) await cache.read(`a section ${id}`, made);
    await cache.read('a section 0', made);
    expect(made.asked).toBe(11);
  });

  it('what is used stays, what is not goes, and what is too large is not kept', async () => {
    const used = platformSaying(answered('used'));
    const large = platformSaying(answered('x'.repeat(300)));
    for (let id = 0; id < 20; id += 1) {
      await cache.read('used', used);
      await cache.read(`other ${id}`, platformSaying(answered('other')));
      await cache.read('large', large);
    }
    expect(used.asked).toBe(1);
    expect(large.asked).toBe(20);
  });

  it('an answer that grows takes the room of others, and gives it back', async () => {
    const others = platformSaying(answered('o'.repeat(200)));
    for (let id = 0; id < 5; id += 1) await cache.read(`a section ${id}`, others);
    await cache.read('a section 4', others);
    expect(others.asked).toBe(5);
    await cache.read('a section 0', others);
    expect(others.asked).toBe(6);
  });
});

describe('what is forgotten', () => {
  it('is that hotel alone', async () => {
    const [a, b] = [platformSaying(answered('a')), platformSaying(answered('b'))];
    await cache.read('a sections', a);
    await cache.read('ab sections', b);
    cache.forget('a ');
    await cache.read('a sections', a);
    await cache.read('ab sections', b);
    expect([a.asked, b.asked]).toEqual([2, 1]);
  });

  it('is not brought back by an answer that was under way', async () => {
    let arrive: (answer: Answer<string>) => void = () => {};
    const late = cache.read('a sections', { load: () => new Promise<Answer<string>>((done) => (arrive = done)) });
    cache.forget('a ');
    const now = platformSaying(answered('new'));
    await cache.read('a sections', now);
    arrive(answered('old'));
    expect(await late).toEqual(answered('old'));
    expect(await cache.read('a sections', now)).toEqual(answered('new'));
    expect(now.asked).toBe(1);
  });
});

it('times are in the order that makes sense', () => {
  const { pause, unknown, fresh, stale, lastResort } = CACHE_TIMES;
  expect([pause, unknown, fresh, stale, lastResort]).toEqual(
    [pause, unknown, fresh, stale, lastResort].sort((x, y) => x - y),
  );
  expect(pause).toBeGreaterThan(SECOND);
});

describe('what is known to be over', () => {
  const about = (word: string) => (value: unknown) => value === word;

  it('is asked anew by who comes next, and nothing else is', async () => {
    const [cake, tea] = [platformSaying(answered('cake at 7')), platformSaying(answered('tea'))];
    await cache.read('a section 1', cake);
    await cache.read('a section 2', tea);
    await cache.read('b section 1', cake);
    cache.markStale('a section ', about('cake at 7'));
    cake.says = answered('cake at 8');
    expect(await cache.read('a section 1', cake)).toEqual(answered('cake at 8'));
    expect(await cache.read('a section 2', tea)).toEqual(answered('tea'));
    expect(await cache.read('b section 1', cake)).toEqual(answered('cake at 7'));
    expect([cake.asked, tea.asked]).toEqual([3, 1]);
  });

  it('is asked once for a hundred who come next, and is fresh after that', async () => {
    const cake = platformSaying(answered('old'));
    await cache.read('a section 1', cake);
    cache.markStale('a section ', about('old'));
    await Promise.all(Array.from({ length: 100 }, () => cache.read('a section 1', cake)));
    await cache.read('a section 1', cake);
    expect(cake.asked).toBe(2);
  });

  it('still serves while the platform is down', async () => {
    const cake = platformSaying(answered('old'));
    await cache.read('a section 1', cake);
    cache.markStale('a section ', about('old'));
    cake.says = refused('unavailable');
    expect(await cache.read('a section 1', cake)).toEqual(answered('old'));
  });

  it('is not brought back by an answer that was already on its way', async () => {
    const cake = platformSaying(answered('old'));
    await cache.read('a section 1', cake);
    clock += MINUTE;
    let arrive = (_answer: Answer<string>) => {};
    const late = { load: () => new Promise<Answer<string>>((done) => (arrive = done)) };
    await cache.read('a section 1', late);
    cache.markStale('a section ', about('old'));
    arrive(answered('old'));
    await settled();
    cake.says = answered('new');
    expect(await cache.read('a section 1', cake)).toEqual(answered('new'));
  });
});
