import type { PROMISE_PLACES } from '@/lib/domain/figures/promise-figures';
import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskTranslate } from '../desk-context';
import { cancelReason } from '../orders/cancel-reasons';

/** The words for where a delivery stands against its promise. */
export const PLACE_WORDS = {
  'very-early': 'promise_very_early',
  early: 'promise_early',
  kept: 'promise_kept',
  late: 'promise_late',
  'very-late': 'promise_very_late',
} as const satisfies Readonly<Record<(typeof PROMISE_PLACES)[number], keyof DeskMessages>>;

/** Why an order was stopped; null: nobody took it up. */
export const stoppedReason = (reason: string | null, t: DeskTranslate): string =>
  reason === null ? t('reason_expired') : cancelReason(reason, t);
