import type { Product, SectionHead } from '@/lib/contract/catalogue';
import type { OrderBody } from '@/lib/contract/order';
import type { FieldErrors } from '@/lib/contract/refusals';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { orderableAt } from '@/lib/domain/booking/schedule';
import { type CartLine, maxQuantity } from '@/lib/domain/cart/cart';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { textIn } from '@/lib/domain/i18n/text';
import { toMinor } from '@/lib/domain/money/money';
import { fastOrderKit, lineTotal, scheduledOption } from '@/lib/domain/money/price';
import { valuesOf } from '@/lib/domain/options/answered';
import { type Kit, sameId } from '@/lib/domain/options/kit';
import { offeredKit, type PaymentContext } from '@/lib/domain/options/options';
import { type RequestedSlot, slotRefusal } from '../booking/requested-slots';
import { isOffered, type SlotPlan } from '../booking/slot-plan';
import type { StoredProduct } from '../stores/products';
import { type AnsweredKit, answerKit } from './answer-kit';
import { type RefusalWord, refusalWord } from './refusal-words';
import { wrongAnswers } from './wrong-answers';

export type LineContext = {
  /** The hotel's products that the order names. */
  products: readonly StoredProduct[];
  sectionOf(product: Product): SectionHead | null;
  language: string;
  payment: PaymentContext;
  /** What the hotel's clock shows; null when the hotel does not say where it is: then it books nothing by the hour. */
  now: HotelNow | null;
  earliest: string;
};

type SentLine = OrderBody['products'][number];

/**
 * A line as the hotel would have made it with the slots it takes, or the fields that refuse it (refusals/RF9,
 * prices/P19).
 */
export type CheckedLine =
  | { ok: true; line: CartLine; slots: readonly RequestedSlot[] }
  | { ok: false; fields: FieldErrors };

/**
 * Makes a line anew from the catalogue and the guest's answers and compares: a product that is gone or closed, answers
 * that will not do, a count out of bounds, a total that differs. Nothing that was sent becomes a price.
 */
export function checkLine(sent: SentLine, context: LineContext): CheckedLine {
  const { id } = sent.product;
  const stored = context.products.find((each) => sameId(each.product.id, id));
  const product = stored?.product;
  const section = product === undefined ? null : context.sectionOf(product);
  const refuse = (word: RefusalWord, field?: string): CheckedLine => {
    const said = refusalWord(word, context.language);
    const title = product === undefined ? '' : `${textIn(product.title, context.language)}: `;
    return {
      ok: false,
      fields: { [`products.${id}`]: said, ...(field !== undefined && { [field]: `${title}${said}` }) },
    };
  };
  if (stored === undefined || product === undefined || section === null || !product.is_available) {
    return refuse('gone', 'products_is_not_available');
  }
  if (isClosed(product, context.now)) return refuse('closed', 'products_not_available_time');

  const answers = answerKit(offeredKit(product), sent.product.property?.properties ?? [], {
    payment: context.payment,
    earliest: context.earliest,
    now: context.now,
    mostSlots: product.max_booking_slot,
  });
  if (answers.unknown.length > 0) return refuse('changed');
  if (answers.wrong.length > 0) return refusedAnswers(id, answers, context.language);
  if (!isCountRight(product, answers.kit, sent.quantity)) return refuse('count', 'invalid_product_item_counts');
  const slots = askedSlots(stored, answers.kit);
  const gone = slots.filter(({ slot }) => !isOpen(stored.slots, slot, context.now));
  if (gone.length > 0) return { ok: false, fields: slotRefusal(gone, context.language) };

  const line = kitsOf(product, answers.kit)
    .map((kit) => lineFrom(product, kit, section, sent))
    .find((made) => lineTotal(made.product, made.quantity) === toMinor(sent.total_price));
  return line === undefined ? refuse('price') : { ok: true, line, slots };
}

/** One place of each slot that was chosen. */
function askedSlots({ product, slots: plan }: StoredProduct, kit: Kit | null): readonly RequestedSlot[] {
  const scheduled = scheduledOption({ property: kit });
  const chosen = scheduled === null ? [] : valuesOf(scheduled);
  const { title } = product;
  return chosen.map((slot) => ({
    productId: Number(product.id),
    slot,
    places: 1,
    capacity: plan?.capacity ?? 0,
    title,
  }));
}

const isOpen = (plan: SlotPlan | null, slot: string, now: HotelNow | null): boolean =>
  plan !== null && now !== null && isOffered(plan, slot, now);

/** A hotel that does not say where it is has no clock of its own, so the device's word on hours stands (hours/H12). */
const isClosed = (product: Product, now: HotelNow | null): boolean =>
  now !== null && !orderableAt(product.schedule?.days ?? [], now).open;

const refusedAnswers = (productId: unknown, answers: AnsweredKit, language: string): CheckedLine => ({
  ok: false,
  fields: { [`products.${productId}`]: refusalWord('answer', language), ...wrongAnswers(answers, language) },
});

/** With slots the quantity is their number (booking/B8), else it lies between 1 and the product's own limit. */
function isCountRight(product: Product, kit: Kit | null, quantity: number): boolean {
  const scheduled = scheduledOption({ property: kit });
  if (scheduled === null) return quantity >= 1 && quantity <= maxQuantity(product);
  return quantity === Math.max(1, valuesOf(scheduled).length);
}

/**
 * The kits by which the device may have priced the line. The body does not say whether it was made in the sheet or in
 * the popup, which only a popup product opens in; both are the hotel's prices (prices/P8).
 */
const kitsOf = (product: Product, kit: Kit | null): readonly (Kit | null)[] =>
  product.is_popup && kit !== null ? [kit, fastOrderKit(kit)] : [kit];

const lineFrom = (product: Product, kit: Kit | null, section: SectionHead, sent: SentLine): CartLine =>
  lineOf({
    key: '',
    product: { ...product, property: kit },
    kit,
    quantity: sent.quantity,
    section,
    fromRecommendation: sent.from_recommendation,
  });
