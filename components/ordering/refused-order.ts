import type { CartLine } from '@/lib/domain/cart/cart';
import { cartErrors, errorsOnScreen, fieldsOnScreen } from '@/lib/domain/cart/cart-errors';
import type { CheckoutFields } from '@/lib/domain/checkout/checkout';
import { NO_ERRORS, type OrderErrors, toOrderErrors } from '@/lib/domain/checkout/order-errors';
import { textIn } from '@/lib/domain/i18n/text';
import { type Kit, sameId } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import { isUnchangedSinceSent, type SentLine } from '@/lib/domain/orders/order-intent';
import type { OrderPopup } from './pending-order';
import type { SendOutcome } from './send-order';

/** What was said of an order, and which of the draft's lines it is still said of. */
type RefusedDraft = { places: OrderErrors; isOf: (line: CartLine) => boolean };

/** Before anything was refused. */
export const NO_REFUSAL: RefusedDraft = { places: NO_ERRORS, isOf: () => false };

/**
 * A refusal as it concerns the draft of a checkout; null: it is about another one. `popup`: the product that the draft
 * orders at once, null for the cart; `lines`: what is in it now; `ownOptions`: the options of its one product stand on
 * the same screen. Rules: refusals/RF11, fast-order/FO1, refusals/RF8.
 */
export function refusedOrder(
  { fields, intent }: Pick<Extract<SendOutcome, { kind: 'refused' }>, 'fields' | 'intent'>,
  draft: { popup: OrderPopup | null; lines: readonly CartLine[]; ownOptions: boolean },
): RefusedDraft | null {
  const { order, popup } = intent.body;
  if (popup === null ? draft.popup !== null : !sameId(draft.popup?.productId, popup.productId)) return null;
  const { lines, ownOptions } = draft;
  const places = toOrderErrors(fields, { lines: order.products, ownOptions });
  // A popup that was opened since begins anew: what was said stands there until it is sent.
  if (popup !== null && !hasLineOf(intent.lines, lines)) return { places, isOf: () => true };
  const isOf = (line: CartLine) => isUnchangedSinceSent(intent.lines, line);
  return { places: lines.some(isOf) ? places : withAWord(places), isOf };
}

const hasLineOf = (sent: readonly SentLine[], lines: readonly CartLine[]): boolean =>
  lines.some((line) => sent.some(({ key }) => key === line.key));

/**
 * Where every line was taken out or changed while the order was on its way, it is at least said that it was
 * refused.
 */
const withAWord = (places: OrderErrors): OrderErrors =>
  places.messages.length > 0 ? places : { ...places, messages: [''] };

/**
 * What was said of an order, each in a place that the guest can see now. `lines`: those that are still as they were
 * sent. `ownKit`: the options of the one product that are asked on the same screen.
 */
export function visibleErrors(from: {
  places: OrderErrors;
  lines: readonly CartLine[];
  order: { kit: Kit | null; shown: CheckoutFields; payment: PaymentContext };
  ownKit: Kit | null;
  language: string;
}): OrderErrors {
  const { places, lines, order, language } = from;
  const kits = [order.kit, from.ownKit];
  const options = kits.flatMap((kit) => kit?.properties ?? []);
  return errorsOnScreen(cartErrors(places, lines), fieldsOnScreen({ ...order, kits }), (field) =>
    textIn(options.find(({ id }) => sameId(id, field))?.title, language),
  );
}
