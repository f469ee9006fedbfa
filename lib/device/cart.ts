import { readAllergens, readDiets } from '@/lib/domain/allergens/allergens';
import { isOrderedFor } from '@/lib/domain/booking/ordered-for';
import {
  type Cart,
  type CartLine,
  type CartParentSection,
  type CartProduct,
  type CartSection,
  clampQuantity,
  emptyCart,
  forDevice,
} from '@/lib/domain/cart/cart';
import type { Id } from '@/lib/domain/id';
import {
  type FieldReaders,
  isRecord,
  isTrue,
  readFields,
  readList,
  readNumber,
  readString,
} from '@/lib/domain/json/read-value';
import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';
import { readId, readKit, readText, readTitle, readWithId } from './read-kit';

/**
 * The guest's cart in device storage (`cart`). Corrupt lines are dropped; a corrupt cart is read as an empty one.
 * Rules: cart/CT1, cart/CT2, device-storage/D2.
 */

/** A cart without a hotel, which the server renders. */
const NO_CART: Cart = emptyCart(0);

const SECTION: FieldReaders<Omit<CartSection, 'id'>> = {
  title: readTitle,
  text_accepted_order: readText,
  split_order: isTrue,
  hide_back_button: isTrue,
  hide_order_button: isTrue,
  hide_view_orders_button: isTrue,
  free_delivery: isTrue,
};

/** Reads what is stored of a record only for its id. */
const readIdOf = (value: unknown): Id | null => (isRecord(value) ? readId(value.id) : null);

const PARENT: FieldReaders<Omit<CartParentSection, 'id'>> = {
  ...SECTION,
  descr: readText,
  cart_text: readText,
  is_hidden: isTrue,
  subsections: (value) => readList(value, readIdOf).map((id) => ({ id })),
};

/** A product whose price is null is not read. */
type StoredProduct = Omit<CartProduct, 'price'> & { price: number | null };

const PRODUCT: FieldReaders<Omit<StoredProduct, 'id'>> = {
  uuid: (value) => readString(value) ?? '',
  title: readTitle,
  descr: readText,
  price: readNumber,
  image: readString,
  image_path: readString,
  section_id: readId,
  property: readKit,
  schedule: (value) => (isRecord(value) ? value : null),
  show_quantity: isTrue,
  max_order_quantity: readNumber,
  property_kit_id: readId,
  button_order_text: readText,
  free_delivery: isTrue,
  tax_id: readId,
  allergens: readAllergens,
  diets: readDiets,
  is_food: isTrue,
};

const hasPrice = (product: StoredProduct): product is CartProduct => product.price !== null && product.price >= 0;

function readOrderedFor(value: unknown): string | null {
  const moment = readString(value);
  return moment !== null && isOrderedFor(moment) ? moment : null;
}

const LINE = {
  key: readString,
  product: (value: unknown) => readWithId<StoredProduct>(value, PRODUCT),
  quantity: readNumber,
  total_price: (value: unknown) => readNumber(value) ?? 0,
  from_recommendation: isTrue,
  ordered_for: readOrderedFor,
  section: (value: unknown) => readWithId<CartSection>(value, SECTION),
  parent_section: (value: unknown) => readWithId<CartParentSection>(value, PARENT),
  main_section: (value: unknown) => readWithId<NonNullable<CartLine['main_section']>>(value, { split_order: isTrue }),
  above: (value: unknown) => readList(value, readId),
};

function readLine(value: unknown): CartLine | null {
  if (!isRecord(value)) return null;
  const line = readFields(value, LINE);
  const { key, product, quantity, section } = line;
  if (key === null || product === null || !hasPrice(product) || quantity === null || section === null) return null;
  return { ...line, key, product, section, quantity: clampQuantity(product, quantity) };
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
    is_temporary: isTrue(value.is_temporary),
    products: withOwnKeys(readList(value.products, readLine)),
  };
}

export const cart = new PersistedAtom<Cart>({
  key: 'cart',
  parse: readCart,
  serialize: (value) => JSON.stringify(forDevice(value)),
});
