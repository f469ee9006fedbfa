import type { Product, SectionHead } from '@/lib/contract/catalogue';
import type { FieldErrors } from '@/lib/contract/refusals';
import { chosenSlots } from '@/lib/domain/booking/chosen-slots';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { orderingState } from '@/lib/domain/booking/order-ahead';
import { type CartLine, maxQuantity } from '@/lib/domain/cart/cart';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { textIn } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import { totalPriceOf } from '@/lib/domain/money/order-amounts';
import { fastOrderKit, lineTotal, scheduledOption } from '@/lib/domain/money/price';
import { valuesOf } from '@/lib/domain/options/answered';
import type { Kit } from '@/lib/domain/options/kit';
import { offeredKit, type PaymentContext } from '@/lib/domain/options/options';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { type PlatformMessageKey, platformMessage } from '@/lib/words/platform-messages';
import { type RequestedSlot, slotRefusal } from '../booking/requested-slots';
import { isOffered, type SlotPlan, slotLength } from '../content/slot-plan';
import type { StoredProduct } from '../stores/catalogue/products';
import { answerErrors } from './answer-errors';
import { type AnsweredKit, answerKit } from './answer-kit';

/** What a line of an order is checked against. */
export type LineContext = {
  /** Those products named in the order that the hotel has. */
  products: readonly StoredProduct[];
  sectionOf(product: Product): SectionHead | null;
  language: string;
  payment: PaymentContext;
  /** The hotel's local time; null when its time zone is unknown, in which case no slot can be booked. */
  now: HotelNow | null;
  earliest: string;
  /** Whether the hotel takes orders for the next opening of what is closed. */
  canOrderAhead: boolean;
};

type SentLine = OrderBody['products'][number];

/**
 * A line as the hotel computes it, with its slots; or the refusal fields of an invalid line (refusals/RF9, prices/P19).
 */
export type CheckedLine =
  | { ok: true; line: CartLine; slots: readonly RequestedSlot[] }
  | { ok: false; fields: FieldErrors };

/**
 * Computes a line from the catalogue and the guest's answers, and compares it with the sent one. Refuses a missing or
 * closed product, invalid answers, a quantity out of bounds and a different total. Never uses a sent price.
 */
export function checkLine(sent: SentLine, context: LineContext): CheckedLine {
  const { id } = sent.product;
  const stored = context.products.find((each) => sameId(each.product.id, id));
  const product = stored?.product;
  const section = product === undefined ? null : context.sectionOf(product);
  const refuse = (key: PlatformMessageKey, field?: string): CheckedLine => {
    const message = platformMessage(key, context.language);
    const title = product === undefined ? '' : `${textIn(product.title, context.language)}: `;
    return {
      ok: false,
      fields: { [`products.${id}`]: message, ...(field !== undefined && { [field]: `${title}${message}` }) },
    };
  };
  if (stored === undefined || product === undefined || section === null || !product.is_available) {
    return refuse('gone', 'products_is_not_available');
  }
  const state = orderingStateOf(stored, sent.ordered_for, context);
  if (state === 'closed' || state === 'changed')
    return refuse(state === 'closed' ? 'closed' : 'reopened', 'products_not_available_time');

  const answers = answerKit(offeredKit(product), sent.product.property?.properties ?? [], {
    payment: context.payment,
    earliest: context.earliest,
    now: context.now,
    maxSlots: product.max_booking_slot,
  });
  if (answers.unknown.length > 0) return refuse('changed');
  if (answers.invalid.length > 0) return refuseAnswers(id, answers, context.language);
  if (!isQuantityValid(product, answers.kit, sent.quantity)) return refuse('count', 'invalid_product_item_counts');
  const slots = requestedSlots(stored, answers.kit);
  const unavailable = slots.filter(({ slot }) => !isOpen(stored.slots, slot, context.now));
  if (unavailable.length > 0) return { ok: false, fields: slotRefusal(unavailable, context.language) };

  const line = kitsOf(product, answers.kit)
    .map((kit) => lineFrom({ product, kit, section, sent, isAhead: state === 'ahead' }))
    .find((made) => lineTotal(made.product, made.quantity) === totalPriceOf(sent));
  return line === undefined ? refuse('price') : { ok: true, line, slots };
}

/** Requests one place in each chosen slot. */
function requestedSlots({ product, slots: plan }: StoredProduct, kit: Kit | null): readonly RequestedSlot[] {
  const { title } = product;
  return chosenSlots({ property: kit }).map((slot) => ({
    productId: Number(product.id),
    slot,
    places: 1,
    capacity: plan?.capacity ?? 0,
    minutes: plan === null ? 0 : slotLength(plan),
    title,
  }));
}

const isOpen = (plan: SlotPlan | null, slot: string, now: HotelNow | null): boolean =>
  plan !== null && now !== null && isOffered(plan, slot, now);

/**
 * How the line can be ordered. Without a time zone the hotel has no local time, so the device's own check of the hours
 * counts, and nothing is ordered ahead (hours/H12).
 */
export function orderingStateOf(
  { product, isCountedByDay = false }: StoredProduct,
  orderedFor: string | undefined,
  { now, canOrderAhead }: Pick<LineContext, 'now' | 'canOrderAhead'>,
) {
  if (now === null) return 'now';
  const isAllowed = canOrderAhead && !product.is_popup && scheduledOption({ property: offeredKit(product) }) === null;
  const days = product.schedule?.days ?? [];
  return orderingState({ days, orderedFor: orderedFor ?? null, isAllowed, isCountedByDay }, now);
}

const refuseAnswers = (productId: unknown, answers: AnsweredKit, language: string): CheckedLine => ({
  ok: false,
  fields: { [`products.${productId}`]: platformMessage('answer', language), ...answerErrors(answers, language) },
});

/**
 * With slots the quantity must be their number (booking/B8); otherwise it must be between 1 and the product's own
 * limit.
 */
function isQuantityValid(product: Product, kit: Kit | null, quantity: number): boolean {
  const scheduled = scheduledOption({ property: kit });
  if (scheduled === null) return quantity >= 1 && quantity <= maxQuantity(product);
  return quantity === Math.max(1, valuesOf(scheduled).length);
}

/**
 * The kits with which the device may have computed the price. The order does not state whether the guest used the
 * product sheet or the popup, which exists only for popup products; both prices are valid (prices/P8).
 */
const kitsOf = (product: Product, kit: Kit | null): readonly (Kit | null)[] =>
  product.is_popup && kit !== null ? [kit, fastOrderKit(kit)] : [kit];

const lineFrom = ({
  product,
  kit,
  section,
  sent,
  isAhead,
}: {
  product: Product;
  kit: Kit | null;
  section: SectionHead;
  sent: SentLine;
  isAhead: boolean;
}): CartLine =>
  lineOf({
    key: '',
    product: { ...product, property: kit },
    kit,
    quantity: sent.quantity,
    section,
    fromRecommendation: sent.from_recommendation,
    orderedFor: isAhead ? (sent.ordered_for ?? null) : null,
  });
