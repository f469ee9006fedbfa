import { forgetAll, once } from './once';

beforeEach(forgetAll);

describe('loading once for many', () => {
  it('asks once for a hundred guests who come at the same time', async () => {
    const load = jest.fn(() => new Promise<string>((done) => setTimeout(() => done('hotel'), 5)));
    const all = await Promise.all(Array.from({ length: 100 }, () => once('a', load)));
    expect(load).toHaveBeenCalledTimes(1);
    expect(new Set(all)).toEqual(new Set(['hotel']));
  });

  it('asks again when the minute is over', async () => {
    const load = jest.fn(async () => 'hotel');
    await once('a', load, { now: 0 });
    await once('a', load, { now: 59_999 });
    expect(load).toHaveBeenCalledTimes(1);
    await once('a', load, { now: 60_000 });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps no failure', async () => {
    await expect(once('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect(once('a', async () => 'up')).resolves.toBe('up');
  });

  it('keeps no answer that is not worth keeping', async () => {
    const load = jest.fn(async () => ({ ok: false }));
    const keep = (answer: { ok: boolean }) => answer.ok;
    await once('a', load, { keep });
    await once('a', load, { keep });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not grow with the names a stranger makes up, and keeps what is used', async () => {
    const load = jest.fn(async () => 'hotel');
    await once('used', load);
    for (let n = 0; n < 2000; n += 1) {
      await once(`made-up-${n}`, async () => n);
      await once('used', load);
    }
    expect(load).toHaveBeenCalledTimes(1);
    await once('made-up-0', load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
