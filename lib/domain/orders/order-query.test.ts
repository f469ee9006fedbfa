import { joinGroups, MAX_QUERIED_ORDERS, orderBatches, orderQuery } from './order-query';

describe('orderQuery', () => {
  it('queries each order once', () => {
    expect(orderQuery(['a', 'b', 'a'])).toEqual(['a', 'b']);
  });

  it('queries the newest orders of a long history', () => {
    const history = Array.from({ length: MAX_QUERIED_ORDERS + 3 }, (_, index) => `order-${index}`);
    expect(orderQuery(history)).toHaveLength(MAX_QUERIED_ORDERS);
    expect(orderQuery(history).at(-1)).toBe(history.at(-1));
    expect(orderQuery(history)).not.toContain('order-0');
  });
});

describe('orderBatches', () => {
  const history = (length: number) => Array.from({ length }, (_, index) => `order-${index}`);

  it.each([
    [0, []],
    [1, [1]],
    [50, [50]],
    [51, [50, 1]],
    [120, [50, 50, 20]],
  ])('splits %i orders into batches of %j, the newest first', (length, sizes) => {
    const uuids = history(length);
    const batches = orderBatches(uuids);
    expect(batches.map((batch) => batch.length)).toEqual(sizes);
    expect(batches.toReversed().flat()).toEqual(uuids);
    expect(batches[0] ?? []).toEqual(orderQuery(uuids));
  });

  it('contains each order once', () => {
    expect(orderBatches(['a', 'b', 'a'])).toEqual([['a', 'b']]);
  });
});

describe('joinGroups', () => {
  const groups = (...draft: string[]) => ({ draft, pending: ['p'], histories: [] });

  it('puts the batches one after the other, group by group', () => {
    expect(joinGroups([groups('new'), groups('old')])).toEqual({
      draft: ['new', 'old'],
      pending: ['p', 'p'],
      histories: [],
    });
  });

  it('returns null when a batch had fewer than three lists', () => {
    expect(joinGroups([groups('new'), null])).toBeNull();
  });
});
