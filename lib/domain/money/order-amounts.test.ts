import fc from 'fast-check';
import { flatChargeOf, minimumOf, priceOf } from './money';
import {
  decimalTip,
  deliveryPriceOf,
  finalSumOf,
  orderAmounts,
  taxAmountOf,
  taxAmounts,
  tipOf,
  totalPriceOf,
} from './order-amounts';

describe('amounts of requests and responses', () => {
  const amounts = {
    price: 1.1,
    total_price: 2.2,
    final_sum: 3.3,
    delivery_price: 4.4,
    discount_price: 5.5,
    minimum: 6.6,
  };

  it('reads each decimal field as thousandths', () => {
    const readers = [priceOf, totalPriceOf, finalSumOf, deliveryPriceOf, flatChargeOf, minimumOf];
    expect(readers.map((read) => read(amounts))).toEqual([1100, 2200, 3300, 4400, 5500, 6600]);
  });

  it('reads a missing tip as none, and writes taxes and tips as the decimals that it reads', () => {
    expect(tipOf({})).toBe(0);
    expect(decimalTip(tipOf({ tip: 2.5 }))).toBe(2.5);
    const written = taxAmounts({ tax: taxAmountOf({ amount: 0.1 }), net: priceOf({ price: 1.1 }) });
    expect(written).toEqual({ amount: 0.1, net: 1.1 });
  });

  it('reads a missing minimum of a notice as 0', () => {
    expect(minimumOf({ minimum: null })).toBe(0);
  });

  it('an order’s amounts are the same decimals after conversion to thousandths and back', () => {
    const thousandths = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(thousandths, thousandths, thousandths, (sum, delivery, tip) => {
        const order = { final_sum: sum / 1000, delivery_price: delivery / 1000, tip: tip / 1000 };
        const stored = { final_sum: finalSumOf(order), delivery_price: deliveryPriceOf(order), tip: tipOf(order) };
        expect(orderAmounts(stored)).toEqual(order);
      }),
    );
  });
});
