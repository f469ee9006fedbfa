import type { OrderPopup } from '@/lib/device/pending-order';
import type { CartLine } from '@/lib/domain/cart/cart';
import { cartErrors, errorsOnScreen, fieldsOnScreen } from '@/lib/domain/checkout/cart-errors';
import type { CheckoutFields } from '@/lib/domain/checkout/checkout';
import { NO_ERRORS, type OrderErrors } from '@/lib/domain/checkout/order-errors';
import { toOrderErrors } from '@/lib/domain/checkout/place-errors';
import { textIn } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import type { Kit } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import { isUnchangedSinceSent, type SentLine } from '@/lib/domain/orders/order-intent';
import type { SendOutcome } from './send-order';

/** A checkout as it is shown now, with its errors. */
export type ShownDraft = {
  errors: OrderErrors;
  lines: readonly CartLine[];
  order: { kit: Kit | null; shown: CheckoutFields; payment: PaymentContext };
  ownKit: Kit | null;
  language: string;
};

/** The errors of a refused order. */
export type RefusedDraft = {
  errors: OrderErrors;
  /** Whether they still apply to a line of the draft. */
  isOf: (line: CartLine) => boolean;
  /** Assigns each error to something on the screen. */
  visible: (draft: ShownDraft) => OrderErrors;
};

/** The state before any refusal. */
export const NO_REFUSAL: RefusedDraft = { errors: NO_ERRORS, isOf: () => false, visible: () => NO_ERRORS };

/**
 * A refusal as it applies to the draft of a checkout; null: it belongs to another one. `popup`: the product of a fast
 * order, null for the cart. `lines`: the draft's lines now. `ownOptions`: the product's options are on the same screen.
 * Rules: refusals/RF11, fast-order/FO1, refusals/RF8.
 */
export function refusedOrder(
  { fields, intent }: Pick<Extract<SendOutcome, { kind: 'refused' }>, 'fields' | 'intent'>,
  draft: { popup: OrderPopup | null; lines: readonly CartLine[]; ownOptions: boolean },
): RefusedDraft | null {
  const { order, popup } = intent.body;
  if (popup === null ? draft.popup !== null : !sameId(draft.popup?.productId, popup.productId)) return null;
  const { lines, ownOptions } = draft;
  const errors = toOrderErrors(fields, { lines: order.products, ownOptions });
  // A popup opened since then has a new line; the errors stay until it is sent.
  if (popup !== null && !hasLineOf(intent.lines, lines)) return { errors, isOf: () => true, visible: visibleErrors };
  const isOf = (line: CartLine) => isUnchangedSinceSent(intent.lines, line);
  return { errors: lines.some(isOf) ? errors : withFallbackMessage(errors), isOf, visible: visibleErrors };
}

const hasLineOf = (sent: readonly SentLine[], lines: readonly CartLine[]): boolean =>
  lines.some((line) => sent.some(({ key }) => key === line.key));

/** When every line was changed or removed while the order was being sent, a general message still shows the refusal. */
const withFallbackMessage = (errors: OrderErrors): OrderErrors =>
  errors.messages.length > 0 ? errors : { ...errors, messages: [''] };

/**
 * Assigns each error of an order to something on the screen. `lines`: those unchanged since they were sent. `ownKit`:
 * the options of a fast order's product, which are on the same screen.
 */
function visibleErrors(input: ShownDraft): OrderErrors {
  const { errors, lines, order, language } = input;
  const kits = [order.kit, input.ownKit];
  const options = kits.flatMap((kit) => kit?.properties ?? []);
  return errorsOnScreen(cartErrors(errors, lines), fieldsOnScreen({ ...order, kits }), (field) =>
    textIn(options.find(({ id }) => sameId(id, field))?.title, language),
  );
}
