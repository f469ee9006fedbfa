import type { Hotel, HotelTax, Payment } from '@/lib/contract/hotel';
import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import { addDays } from '@/lib/domain/booking/calendar-date';
import type { DueTime } from '@/lib/domain/booking/due-times';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { CartLine } from '@/lib/domain/cart/cart';
import { isOrderBlocked, visibleNotices } from '@/lib/domain/cart/cart-notices';
import { cartTaxes } from '@/lib/domain/cart/cart-taxes';
import { type CartTotals, cartTotals } from '@/lib/domain/cart/cart-totals';
import { checkoutFields } from '@/lib/domain/checkout/checkout';
import { withGuestFields } from '@/lib/domain/checkout/guest-fields';
import { fieldsWithPayment } from '@/lib/domain/checkout/proven-room';
import { roomText } from '@/lib/domain/i18n/typed-text';
import { sameId } from '@/lib/domain/id';
import type { Minor } from '@/lib/domain/money/money';
import type { Kit } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { PacePlan } from '@/lib/domain/pace/pace-lines';
import type { RateTaxes } from '@/lib/domain/taxes/taxes';
import { allowedTip, withTip } from '@/lib/domain/tips/tip';
import { readVariations } from '@/lib/domain/variations/variations';
import { platformMessage } from '@/lib/words/platform-messages';
import { type RequestedSlot, sumRequestedSlots } from '../booking/requested-slots';
import type { SectionTree } from '../catalogue/section-tree';
import { orderedLater } from '../pace/ordered-later';
import type { StoredProduct } from '../stores/catalogue/products';
import { answerErrors } from './answer-errors';
import { answerKit } from './answer-kit';
import { checkLine, type LineContext } from './check-line';

/** An order as the hotel computes it. */
export type CheckedOrder = {
  lines: readonly CartLine[];
  /** The kit of order-level options with the guest's answers. */
  property: Kit | null;
  payment: Payment | null;
  totals: CartTotals;
  taxes: readonly RateTaxes<HotelTax>[];
  tip: Minor;
  /** The order with the tip. */
  toPay: Minor;
  slots: readonly RequestedSlot[];
  /** When each line is due; an empty list: now. */
  dueTimes: readonly (readonly DueTime[])[];
};

/** Maximum lines of an order, more than a guest adds by hand. */
export const MAX_LINES = 100;

/**
 * Checks every field of an order against the hotel's data, whatever the device has checked, and computes its prices.
 * Reports all errors at once. `hotel.payments`: the payments that are possible for these products. Rules:
 * embedded-platform/EP3, refusals/RF9.
 */
export function checkOrder(
  body: OrderBody,
  data: { hotel: Hotel; products: readonly StoredProduct[]; tree: SectionTree; plan: PacePlan | null; now: Date },
): ApiResponse<CheckedOrder> {
  const { hotel } = data;
  const payment = hotel.payments.find((each) => sameId(each.id, body.payment)) ?? null;
  const context = lineContext(body, data, {
    paymentType: payment?.ptype_id ?? null,
    paymentId: payment?.id ?? null,
  });
  const checked = body.products.map((line) => checkLine(line, context));
  const lines = checked.flatMap((each) => (each.ok ? [each.line] : []));
  const totals = cartTotals(lines, hotel);
  const tip = checkedTip(body, hotel, totals.total);
  const { guestFields } = readVariations(hotel.ext_data.variations).variations;
  const kit = withGuestFields(hotel.property, guestFields, lines);
  const answers = answerKit(kit, body.property.properties, { ...context, maxSlots: null });
  const ordered = orderedLater(body, lines, { ...data, property: answers.kit, context });

  const message = (key: Parameters<typeof platformMessage>[0]) => platformMessage(key, body.language);
  const shown = visibleFields(hotel, lines, totals.total);
  const visible = fieldsWithPayment(shown, hotel.room_proof, payment);
  const fields: FieldErrors = Object.assign(
    {},
    ...checked.map((each) => (each.ok ? {} : each.fields)),
    answerErrors(answers, body.language),
    body.products.length > MAX_LINES ? { products: message('count') } : {},
    payment === null && (visible.payment || body.payment !== null) ? { payment: message('payment') } : {},
    visible.room && roomText(body.room_number) === '' ? { room_number: message('room') } : {},
    body.is_temporary ? {} : { is_temporary: message('consent') },
    isBelowMinimum(lines, data) ? { order_minimum: message('minimum') } : {},
    tip === null ? { tip: message('tip') } : {},
    lines.length === body.products.length ? ordered.fields : {},
  );
  if (Object.keys(fields).length > 0 || tip === null) return refused('invalid', fields);
  const slots = sumRequestedSlots(checked.flatMap((each) => (each.ok ? each.slots : [])));
  const taxes = cartTaxes(lines, totals, hotel);
  const toPay = withTip(totals.total, tip);
  const { fields: _, ...later } = ordered;
  return succeeded({ ...later, property: answers.kit, payment, totals, taxes, tip, toPay, slots });
}

/** The tip of an order; null: refused, also where the hotel asks for none. Rule: tips/TP3. */
function checkedTip({ tip = 0 }: OrderBody, { tips, currency_digits: digits }: Hotel, total: Minor): Minor | null {
  const allowed = allowedTip(tip, { most: total, digits });
  return allowed !== null && allowed > 0 && tips === null ? null : allowed;
}

/** The fields that the checkout form shows for these lines, without what the payment adds. */
const visibleFields = (hotel: Hotel, lines: readonly CartLine[], total: Minor) =>
  checkoutFields(
    { ...hotel, room_number: { except_sections: hotel.ext_data.properties.room_number?.except_sections ?? [] } },
    {
      lines,
      total,
      payments: hotel.payments.length,
      hiddenPaymentUnder: readVariations(hotel.ext_data.variations).variations.hiddenPaymentUnder,
    },
  );

/**
 * Whether the total is below the minimum, which applies to the cart only: a single popup product (fast order) is exempt
 * (cart/CT13).
 */
function isBelowMinimum(lines: readonly CartLine[], data: { hotel: Hotel; products: readonly StoredProduct[] }) {
  const [line, ...others] = lines;
  const known = data.products.find(({ product }) => sameId(product.id, line?.product.id));
  if (others.length === 0 && known?.product.is_popup) return false;
  return isOrderBlocked(visibleNotices(readVariations(data.hotel.ext_data.variations).variations.cartNotices, lines));
}

/** What the lines of an order are checked against. `body.language`: of the refusals. */
export function lineContext(
  body: Pick<OrderBody, 'language'>,
  data: { hotel: Hotel; products: readonly StoredProduct[]; tree: SectionTree; now: Date },
  payment: PaymentContext,
): LineContext {
  const { timezone } = data.hotel.ext_data;
  const now = hotelNow(timezone, data.now);
  return {
    products: data.products,
    sectionOf: (product) => data.tree.head(Number(product.section_id)),
    language: body.language,
    payment,
    now: timezone === null ? null : now,
    canOrderAhead: readVariations(data.hotel.ext_data.variations).variations.orderAhead,
    // With an unknown time zone, the guest's current date may be one day before the server's.
    earliest: timezone === null ? addDays(now.date, -1) : now.date,
  };
}
