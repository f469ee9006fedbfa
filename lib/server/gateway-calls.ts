import 'server-only';
import { type Hotel, type Payment, PUBLIC_INFO_TYPES } from '@/lib/contract/hotel';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import { readOrderBody } from '@/lib/contract/schema/order-body';
import { sameId } from '@/lib/domain/kit';
import { canonicalWith } from './canonical';
import { settings } from './env';
import {
  hotelAnswer,
  hotelAnswerNow,
  navigationAnswer,
  publicInfoAnswer,
  sectionAnswer,
  sectionsAnswer,
} from './hotel-source';
import { platformApi } from './platform-api';
import { waitForOrder } from './write-limits';

/** A call of the browser, once the gateway knows its hotel. `named`: the parts of the path by their names. */
export type Asked = {
  hotel: Hotel;
  named: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** What was sent with a POST; undefined otherwise. */
  body: unknown;
  guest: string;
};

export type Call = {
  method: 'GET' | 'POST';
  /** Below /api/v1; a part with a colon is named. `:hotel` is a code, uuid or id of the hotel. */
  path: string;
  /** Where the call names its hotel, when not in the path: a query key, or a field of the body. */
  hotelIn?: { query: string } | { body: string };
  answer(asked: Asked): Promise<Answer<unknown>>;
};

const NOT_FOUND = refused('not-found');

/** More than any cart holds; the rest is not asked for. */
const MOST_IDS = 200;
const MOST_ORDERS = 50;

const idsOf = (query: URLSearchParams, key: string, most: number): string[] =>
  [...new Set(query.getAll(key).filter((id) => id !== '' && id.length <= 100))].slice(0, most);

/** A payment that lacks its type has the one that `hotel.payments` knows by its id (reading 6). */
const withTypes = (payments: readonly Payment[], hotel: Hotel): readonly Payment[] =>
  payments.map((payment) => ({
    ...payment,
    ptype_id: payment.ptype_id ?? hotel.payments.find((known) => sameId(known.id, payment.id))?.ptype_id ?? null,
  }));

async function hotelCall({ hotel, query }: Asked): Promise<Answer<unknown>> {
  const debugMode = query.get('debug_mode');
  return debugMode === null || debugMode === '' ? hotelAnswer(hotel.code) : hotelAnswerNow(hotel.code, debugMode);
}

async function publicInfoCall({ hotel, named }: Asked): Promise<Answer<unknown>> {
  const type = PUBLIC_INFO_TYPES.find((known) => known === named.type);
  return type === undefined ? NOT_FOUND : publicInfoAnswer(hotel, type);
}

async function sectionCall({ hotel, named }: Asked): Promise<Answer<unknown>> {
  const section = await sectionAnswer(hotel, named.section ?? '');
  return section.ok ? answered({ section: section.value }) : section;
}

async function paymentsCall({ hotel, query }: Asked): Promise<Answer<unknown>> {
  const payments = await platformApi().payments(hotel.uuid, idsOf(query, 'product_ids[]', MOST_IDS));
  return payments.ok ? answered(withTypes(payments.value, hotel)) : payments;
}

async function orderCall({ hotel, body, guest }: Asked): Promise<Answer<unknown>> {
  const read = readOrderBody(body);
  const person = read.ok ? read.body.person_uuid : null;
  const wait = await waitForOrder(hotel.code, person ?? guest);
  if (wait !== null) return refused('too-many', {}, wait);
  if (!read.ok) return refused('invalid', firstOf(read.fields));
  const placed = await platformApi(guest).placeOrder(read.body);
  return placed.ok ? answered(canonicalWith(settings()).placedOrder(placed.value)) : placed;
}

const firstOf = (fields: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? '']));

async function checkCall({ hotel, query, guest }: Asked): Promise<Answer<unknown>> {
  const uuids = idsOf(query, 'order_uuids[]', MOST_ORDERS);
  const groups = await platformApi(guest).checkOrders(hotel.code, uuids);
  return groups.ok ? answered(canonicalWith(settings()).orderGroups(groups.value)) : groups;
}

/** The calls of the contract that a browser makes. What is not here does not exist. Source: guest-app 7. */
export const CALLS: readonly Call[] = [
  { method: 'GET', path: 'hotels/:hotel', answer: hotelCall },
  { method: 'GET', path: 'hotels/:hotel/get-public-info/:type', answer: publicInfoCall },
  { method: 'GET', path: 'hotels/:hotel/products/:section', answer: sectionCall },
  { method: 'GET', path: 'hotels/:hotel/orders/check', answer: checkCall },
  {
    method: 'GET',
    path: 'public/hotels/:hotel/bottom-navigation-menu',
    answer: ({ hotel, query }) => navigationAnswer(hotel, query.get('path') ?? '/'),
  },
  {
    method: 'GET',
    path: 'public/sections',
    hotelIn: { query: 'hotel_uuid' },
    answer: ({ hotel }) => sectionsAnswer(hotel),
  },
  {
    method: 'GET',
    path: 'public/properties',
    hotelIn: { query: 'hotel_uuid' },
    answer: ({ hotel, query }) => platformApi().properties(hotel.uuid, idsOf(query, 'filter[product_ids][]', MOST_IDS)),
  },
  { method: 'GET', path: 'public/cart/payments', hotelIn: { query: 'hotel_uuid' }, answer: paymentsCall },
  { method: 'POST', path: 'orders', hotelIn: { body: 'hotel_id' }, answer: orderCall },
];
