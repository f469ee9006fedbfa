import type { SendOutcome } from '@/lib/device/send-order';
import type { CartLine } from '@/lib/domain/cart';
import { type ErrorPlaces, errorPlaces, NO_ERRORS } from '@/lib/domain/error-places';
import { sameId } from '@/lib/domain/kit';
import { isAsSent, type SentLine } from '@/lib/domain/order-intent';
import type { OrderDraft } from './use-cart-draft';

/** What was said of an order, and which of the draft's lines it is still said of. */
export type Refused = { places: ErrorPlaces; isOf: (line: CartLine) => boolean };

export const NOTHING_REFUSED: Refused = { places: NO_ERRORS, isOf: () => false };

/**
 * A refusal as it concerns a draft; null: it is about another one. `ownOptions`: the options of its one product stand on
 * the same screen.
 */
export function refusedOrder(
  { fields, intent }: Extract<SendOutcome, { kind: 'refused' }>,
  draft: OrderDraft,
  ownOptions: boolean,
): Refused | null {
  const { order, popup } = intent.body;
  if (popup === null ? draft.popup !== null : !sameId(draft.popup?.productId, popup.productId)) return null;
  const places = errorPlaces(fields, { lines: order.products, ownOptions });
  const lines = draft.now().products;
  // A popup that was opened since begins anew: what was said stands there until it is sent.
  if (popup !== null && !hasLineOf(intent.lines, lines)) return { places, isOf: () => true };
  const isOf = (line: CartLine) => isAsSent(intent.lines, line);
  return { places: lines.some(isOf) ? places : withAWord(places), isOf };
}

const hasLineOf = (sent: readonly SentLine[], lines: readonly CartLine[]): boolean =>
  lines.some((line) => sent.some(({ key }) => key === line.key));

/** Where every line was taken out or changed while the order was on its way, it is at least said that it was refused. */
const withAWord = (places: ErrorPlaces): ErrorPlaces =>
  places.messages.length > 0 ? places : { ...places, messages: [''] };
