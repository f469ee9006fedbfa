import type { CancelReason, StaffCancelReason } from '@/lib/contract/order';
import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskTranslate } from '../desk-context';

/** The words of each reason for staff; guests read their own dictionary's. */
export const REASON_WORDS: Readonly<Record<StaffCancelReason | CancelReason, keyof DeskMessages>> = {
  order_cancel__sold_out: 'reason_sold_out',
  order_cancel__closed: 'reason_closed',
  order_cancel__request: 'reason_request',
  order_cancel__mistake: 'reason_mistake',
  order_cancel__change: 'reason_change',
  order_cancel__payment: 'reason_payment',
  order_cancel__other: 'reason_other',
};

const isKnown = (reason: string): reason is keyof typeof REASON_WORDS => reason in REASON_WORDS;

/** Why an order was cancelled, in the staff member's words. */
export const cancelReason = (reason: string | null, t: DeskTranslate): string =>
  t(reason !== null && isKnown(reason) ? REASON_WORDS[reason] : 'reason_other');
