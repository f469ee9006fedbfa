import { v4 } from 'uuid';
import type { Product, Section } from '@/lib/contract/catalogue';
import type { HotelApi } from '@/lib/contract/client';
import type { Hotel } from '@/lib/contract/hotel';
import type { ApiResponse } from '@/lib/contract/refusals';
import { type Cart, type CartLine, emptyCart } from '@/lib/domain/cart/cart';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { cartTotals } from '@/lib/domain/cart/cart-totals';
import { scheduledOption } from '@/lib/domain/money/price';
import { isScheduled } from '@/lib/domain/options/answered';
import { withoutAnswers } from '@/lib/domain/options/clean-kit';
import type { Kit, Option } from '@/lib/domain/options/kit';
import { chooseChoice, setOptionValue, tickChoice } from '@/lib/domain/options/options';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { orderBody } from '@/lib/domain/orders/order-body';

/** Helpers for orders at any hotel: find out what the hotel offers and order it by the product's own rules. */
export type Offer = { product: Product; section: Section };

/** The hotel under test with all its products. */
export type TestedHotel = { api: HotelApi; code: string; hotel: Hotel; offers: readonly Offer[] };

export function acceptedValue<T>(response: ApiResponse<T>): T {
  if (!response.ok) throw new Error(`refused: ${JSON.stringify(response.refusal)}`);
  return response.value;
}

/** Every product of a hotel, from the top-level sections down. */
export async function offersOf(api: HotelApi, hotel: Hotel): Promise<readonly Offer[]> {
  const open = async (id: Section['id']): Promise<readonly Offer[]> => {
    const section = acceptedValue(await api.section(hotel.code, id));
    const below = await Promise.all(section.subsections.map((inner) => open(inner.id)));
    return [...section.products.map((product) => ({ product, section })), ...below.flat()];
  };
  const top = acceptedValue(await api.sections(hotel.uuid));
  return (await Promise.all(top.map((section) => open(section.id)))).flat();
}

/** Products that can be ordered at any hour and without a slot. */
export const anytime = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ product }) => (product.schedule?.days ?? []).length === 0 && scheduledOption(product) === null);

/** Answers every required option with the first valid value; `slots` for an option that books slots. */
function answerRequired(kit: Kit | null, slots: readonly string[] = []): Kit | null {
  if (kit === null) return null;
  return kit.properties.reduce((answered, option) => answerOption(answered, option, slots), withoutAnswers(kit));
}

function answerOption(kit: Kit, option: Option, slots: readonly string[]): Kit {
  if (isScheduled(option)) return setOptionValue(kit, option.id, slots);
  if (!option.is_required || option.is_read_only || option.pcode_id === 'banknotes') return kit;
  const [first] = option.attrs;
  if (option.ptype_id === 'select') return first === undefined ? kit : chooseChoice(kit, option.id, first.id);
  if (option.ptype_id === 'checkbox') return first === undefined ? kit : tickChoice(kit, option.id, first.id, true);
  if (option.ptype_id === 'date') return setOptionValue(kit, option.id, '2099-06-01');
  if (option.ptype_id === 'calendar') return setOptionValue(kit, option.id, ['2099-06-01']);
  if (option.ptype_id === 'time') return setOptionValue(kit, option.id, '12:00');
  return setOptionValue(kit, option.id, option.pcode_id === 'phone_number' ? '+34-600-000-000' : 'A guest');
}

export const lineFor = ({ product, section }: Offer, slots: readonly string[] = []): CartLine =>
  lineOf({
    key: String(product.id),
    product,
    kit: answerRequired(product.property, slots),
    quantity: 1,
    section,
    fromRecommendation: false,
  });

/** The body that a guest's device would send, and the total that it would show, in minor units. */
export async function orderFor(
  api: HotelApi,
  hotel: Hotel,
  lines: readonly CartLine[],
): Promise<{ body: OrderBody; total: number }> {
  const ids = lines.map((line) => line.product.id);
  const payments = acceptedValue(await api.payments(hotel.uuid, ids));
  const property = acceptedValue(await api.properties(hotel.uuid, ids)) ?? hotel.property;
  // Prefers other payments than cash, which may require banknotes, and online payment.
  const payment = payments.find((each) => each.ptype_id !== 'cash' && each.ptype_id !== 'online') ?? payments[0];
  const cart: Cart = {
    ...emptyCart(hotel.id),
    room_number: hotel.limit_room[0] ?? '',
    payment: payment?.id ?? null,
    property: answerRequired(property),
    products: lines,
  };
  const body = orderBody({ cart, uuid: v4(), hotelId: hotel.id, language: 'en', personUuid: null, isTemporary: true });
  return { body, total: cartTotals(lines, hotel).total };
}
