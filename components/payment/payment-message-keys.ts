import type { MessageKey } from '@/lib/words/message-key';

/** The messages that the pages after a payment need. */
export const PAYMENT_MESSAGE_KEYS = [
  'accept_order',
  'home',
  'money_charged',
  'money_on_accept',
  'money_released',
  'money_reserved',
  'money_returned',
  'money_returned_for',
  'money_returning',
  'order_n',
  'orders_failed',
  'pay_again',
  'payment_checking',
  'payment_failed_text',
  'payment_failed_title',
  'payment_paid_text',
  'payment_paid_title',
  'payment_unknown_text',
  'payment_unknown_title',
  'payment_waiting_text',
  'payment_waiting_title',
  'try_again',
  'view_orders',
] as const satisfies readonly MessageKey[];
