import fc from 'fast-check';
import { flatChargeOf, minimumOf, priceOf } from './money';
import { deliveryPriceOf, finalSumOf, orderAmounts, totalPriceOf } from './order-amounts';

describe('amounts of requests and responses', () => {
  const amounts = {
    price: 1.1,
    total_price: 2.2,
    final_sum: 3.3,
    delivery_price: 4.4,
    discount_price: 5.5,
    minimum: 6.6,
  };

  it('reads each decimal field as minor units', () => {
    const readers = [priceOf, totalPriceOf, finalSumOf, deliveryPriceOf, flatChargeOf, minimumOf];
    expect(readers.map((read) => read(amounts))).toEqual([110, 220, 330, 440, 550, 660]);
  });

  it('reads a missing minimum of a notice as 0', () => {
    expect(minimumOf({ minimum: null })).toBe(0);
  });

  it('an order’s amounts are the same decimals after conversion to minor units and back', () => {
    const cents = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(cents, cents, (sum, delivery) => {
        const order = { final_sum: sum / 100, delivery_price: delivery / 100 };
        const stored = { final_sum: finalSumOf(order), delivery_price: deliveryPriceOf(order) };
        expect(orderAmounts(stored)).toEqual(order);
      }),
    );
  });
});
