import { steppedOrder as order, STEP_PLAN as PLAN } from '@/tests/builders/desk/stepped-order';
import { orderStep } from './order-step';

describe('orderStep: desk/DE5, desk/DE31, desk/DE54, desk/DE93', () => {
  it.each([
    ['accepts a new one with what is usually promised', order('draft', [1]), null, ['approve', 40]],
    ['ends a new one of which nothing has to be made', order('draft', [7]), null, ['done', 0]],
    ['accepts a new one of which something has', order('draft', [1, 7]), null, ['approve', 40]],
    ['says that one in preparation is ready', order('approved', [1, 2]), null, ['accept', 0]],
    ['says so at the only station that has lines of it', order('approved', [1]), 'kitchen', ['accept', 0]],
    ['says so where the others are ready', order('approved', [1, 2], [2]), 'kitchen', ['accept', 0]],
    ['ends one on its way', order('accepted', [1, 2]), 'bar', ['done', 0]],
  ] as const)('%s', (_, ordered, station, [move, minutes]) => {
    expect(orderStep(ordered, { station, now: 0 }, PLAN)).toEqual({ kind: 'move', move, minutes });
  });

  it('makes the lines of a station ready while others still make theirs', () => {
    expect(orderStep(order('approved', [1, 2]), { station: 'bar', now: 0 }, PLAN)).toEqual({
      kind: 'lines',
      lines: [2],
    });
  });

  it('waits for the other stations once its own lines are ready', () => {
    expect(orderStep(order('approved', [1, 2], [2]), { station: 'bar', now: 0 }, PLAN)).toEqual({
      kind: 'wait',
      stations: ['kitchen'],
    });
  });

  it.each(['done', 'cancelled', 'expired'])('has none for one that is %s', (status) => {
    expect(orderStep(order(status, [1]), { station: null, now: 0 }, PLAN)).toBeNull();
  });
});
