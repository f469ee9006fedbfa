import type { OrderMoney } from '@/lib/contract/order';

/** The money of an order of 12.00 that is paid online and charged. */
export const orderMoney = (parts: Partial<OrderMoney> = {}): OrderMoney => ({
  state: 'charged',
  reserved: 0,
  charged: 12,
  kept: 12,
  to_return: 0,
  refunds: [],
  held_until: null,
  ...parts,
});

/** 4.50 of it were given back on 29 November. */
export const COLD_SOUP: OrderMoney['refunds'][number] = {
  amount: 4.5,
  reason: 'soup was cold',
  at: '2026-11-29T10:00:00.000Z',
};
