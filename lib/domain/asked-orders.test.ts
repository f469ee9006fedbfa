import { askedOrders, MOST_ASKED_ORDERS } from './asked-orders';

describe('the orders that are asked for', () => {
  it('are each named once', () => {
    expect(askedOrders(['a', 'b', 'a'])).toEqual(['a', 'b']);
  });

  it('are the newest of a long history', () => {
    const history = Array.from({ length: MOST_ASKED_ORDERS + 3 }, (_, place) => `order-${place}`);
    expect(askedOrders(history)).toHaveLength(MOST_ASKED_ORDERS);
    expect(askedOrders(history).at(-1)).toBe(history.at(-1));
    expect(askedOrders(history)).not.toContain('order-0');
  });
});
