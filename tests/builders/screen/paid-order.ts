import type { DeskOrder } from '@/components/desk/desk-api';
import { orderMoney } from '../orders/money';
import { deskOrder } from './desk-screen';

const line = (id: number, title: string, total_price: number, quantity: number): DeskOrder['products'][number] => ({
  id,
  product: { title: { en: title, ar: title } },
  properties: [],
  price: total_price / quantity,
  quantity,
  total_price,
  slot_minutes: null,
  ordered_for: null,
  repeat: null,
});

/** An order of a soup for 4.50 and three teas for 7.50, paid online and charged, of a guest who speaks Arabic. */
export const paidOrder = (parts: Partial<DeskOrder> = {}): DeskOrder =>
  deskOrder({
    final_sum: 12,
    language: 'ar',
    products: [line(1, 'Soup', 4.5, 1), line(2, 'Tea', 7.5, 3)],
    integration_payment: { status_id: 'done', extra: { payment_link: null } },
    money: orderMoney(),
    ...parts,
  });
