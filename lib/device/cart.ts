import { readAllergens, readDiets } from '@/lib/domain/allergens/allergens';
import { isOrderedFor } from '@/lib/domain/booking/ordered-for';
import {
  type Cart,
  type CartLine,
  type CartParentSection,
  type CartSection,
  cartOf,
  clampQuantity,
  emptyCart,
  forDevice,
  withOrderUuid,
} from '@/lib/domain/cart/cart';
import { isRecord, readNumber, readString } from '@/lib/domain/json/read-value';
import type { Id } from '@/lib/domain/options/kit';
import { provideCart } from './known-cart';
import { newUuid } from './new-uuid';
import { type Change, persistedValue } from './persisted-value';
import { readJson } from './read-json';
import { readId, readKit, readText } from './read-kit';

/**
 * The guest's cart in device storage (`cart`). Corrupt lines are dropped; a corrupt cart is read as an empty one.
 * Rules: cart/CT1, cart/CT2, device-storage/D2.
 */

/** A cart without a hotel, which the server renders. */
const NO_CART: Cart = emptyCart(0);

const flag = (value: unknown) => value === true;

function readSection(value: unknown): CartSection | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  if (id === null) return null;
  return {
    id,
    title: readText(value.title) ?? '',
    text_accepted_order: readText(value.text_accepted_order),
    split_order: flag(value.split_order),
    hide_back_button: flag(value.hide_back_button),
    hide_order_button: flag(value.hide_order_button),
    hide_view_orders_button: flag(value.hide_view_orders_button),
    free_delivery: flag(value.free_delivery),
  };
}

function readParent(value: unknown): CartParentSection | null {
  const section = readSection(value);
  if (section === null || !isRecord(value)) return null;
  const subsections = Array.isArray(value.subsections) ? value.subsections : [];
  return {
    ...section,
    descr: readText(value.descr),
    cart_text: readText(value.cart_text),
    is_hidden: flag(value.is_hidden),
    subsections: subsections.flatMap((entry) => {
      const id = isRecord(entry) ? readId(entry.id) : null;
      return id === null ? [] : [{ id }];
    }),
  };
}

function readProduct(value: unknown): CartLine['product'] | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  const price = readNumber(value.price);
  if (id === null || price === null || price < 0) return null;
  return {
    id,
    uuid: readString(value.uuid) ?? '',
    title: readText(value.title) ?? '',
    descr: readText(value.descr),
    price,
    image: readString(value.image),
    image_path: readString(value.image_path),
    section_id: readId(value.section_id),
    property: readKit(value.property),
    schedule: isRecord(value.schedule) ? value.schedule : null,
    show_quantity: flag(value.show_quantity),
    max_order_quantity: readNumber(value.max_order_quantity),
    property_kit_id: readId(value.property_kit_id),
    button_order_text: readText(value.button_order_text),
    free_delivery: flag(value.free_delivery),
    allergens: readAllergens(value.allergens),
    diets: readDiets(value.diets),
    is_food: flag(value.is_food),
  };
}

function readOrderedFor(value: unknown): string | null {
  const moment = readString(value);
  return moment !== null && isOrderedFor(moment) ? moment : null;
}

function readLine(value: unknown): CartLine[] {
  if (!isRecord(value)) return [];
  const product = readProduct(value.product);
  const section = readSection(value.section);
  const key = readString(value.key);
  const quantity = readNumber(value.quantity);
  if (product === null || section === null || key === null || quantity === null) return [];
  const main = isRecord(value.main_section) ? value.main_section : {};
  const mainId = readId(main.id);
  return [
    {
      key,
      product,
      quantity: clampQuantity(product, quantity),
      total_price: readNumber(value.total_price) ?? 0,
      from_recommendation: flag(value.from_recommendation),
      ordered_for: readOrderedFor(value.ordered_for),
      section,
      parent_section: readParent(value.parent_section),
      above: Array.isArray(value.above) ? value.above.flatMap((id) => readId(id) ?? []) : [],
      main_section: mainId === null ? null : { id: mainId, split_order: flag(main.split_order) },
    },
  ];
}

/** Drops lines with a repeated key, because lines are changed and removed by key. */
const withOwnKeys = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter((line, index) => lines.findIndex(({ key }) => key === line.key) === index);

/** Reads a stored cart. Invalid parts are left out. */
export function readCart(stored: string | null): Cart {
  const value = readJson(stored);
  if (!isRecord(value)) return NO_CART;
  const hotelId = readId(value.hotel_id);
  if (hotelId === null) return NO_CART;
  return {
    ...emptyCart(hotelId),
    room_number: (readString(value.room_number) ?? '').slice(0, 200),
    payment: readId(value.payment),
    comment: (readString(value.comment) ?? '').slice(0, 5000),
    property: readKit(value.property),
    uuid: readString(value.uuid),
    is_temporary: flag(value.is_temporary),
    products: Array.isArray(value.products) ? withOwnKeys(value.products.flatMap(readLine)) : [],
  };
}

export const cart = persistedValue<Cart>({
  key: 'cart',
  parse: readCart,
  serialize: (value) => JSON.stringify(forDevice(value)),
});

/** Wraps a change so that it applies to this hotel's cart and sets the order uuid with the first line. */
export function inHotel(hotelId: Id, change: Change<Cart>): Change<Cart> {
  const uuid = newUuid();
  return (value) => withOrderUuid(change(cartOf(value, hotelId)), uuid);
}

provideCart(
  Object.assign(cart, { changeIn: (hotelId: Id, change: Change<Cart>) => cart.change(inHotel(hotelId, change)) }),
);
