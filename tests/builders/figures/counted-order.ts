import type { CountedLine, CountedOrder } from '@/lib/domain/figures/order-facts';
import { toMinor } from '@/lib/domain/money/money';

export const countedLine = (parts: Partial<CountedLine> = {}): CountedLine => ({
  product: 100,
  section: 10,
  title: 'Soup',
  quantity: 1,
  total: toMinor(4.5),
  isTimed: false,
  ...parts,
});

/** Sent at noon: a soup of 4.50. */
export const countedOrder = (parts: Partial<CountedOrder> = {}): CountedOrder => ({
  status: 'draft',
  status_at: '2026-06-20T12:00:00.000Z',
  moved_by: null,
  created_at: '2026-06-20T12:00:00.000Z',
  waits_from: null,
  promised_at: null,
  cancel_reason_id: null,
  final_sum: toMinor(4.5),
  delivery_price: toMinor(0),
  added_tax: toMinor(0),
  tip: toMinor(0),
  stars: null,
  lines: [countedLine()],
  moves: [],
  ...parts,
});

/** A move at a time of that day, like '12:05'. */
export const movedAt = (time: string, status: string, moved_by: string | null = 'Marta') => ({
  status,
  moved_at: `2026-06-20T${time}:00.000Z`,
  moved_by,
  by_guest: 0,
});
