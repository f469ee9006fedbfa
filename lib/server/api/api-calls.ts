import 'server-only';
import { type Hotel, type Payment, PUBLIC_INFO_TYPES } from '@/lib/contract/hotel';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import { sameId } from '@/lib/domain/options/kit';
import { handlePdfViewer } from '../files/handle-pdf-viewer';
import { waitFor } from '../limits/write-limits';
import { canonicalWith } from '../pages/canonical';
import { settings } from '../settings/env';
import {
  announcementsAnswer,
  hotelAnswer,
  navigationAnswer,
  promptsAnswer,
  publicInfoAnswer,
  sectionAnswer,
  sectionsAnswer,
  uncachedHotelAnswer,
  weatherAnswer,
} from '../upstream/cached-api';
import { platformApi } from '../upstream/platform-api';
import { type Call, type CallContext, idsOf, NOT_FOUND } from './api-call';
import { CHAT_CALLS } from './api-chat-calls';
import { ORDER_CALLS } from './api-order-calls';
import { voiceToken } from './voice-token';

/** More than any cart holds; the rest is not asked for. */
const MOST_IDS = 200;

/** A payment that lacks its type has the one that `hotel.payments` knows by its id (checkout/CO3). */
const withTypes = (payments: readonly Payment[], hotel: Hotel): readonly Payment[] =>
  payments.map((payment) => ({
    ...payment,
    ptype_id: payment.ptype_id ?? hotel.payments.find((known) => sameId(known.id, payment.id))?.ptype_id ?? null,
  }));

/** A preview is asked of the platform each time, and so it is limited tightly. */
async function hotelCall({ hotel, query, guest }: CallContext): Promise<Answer<unknown>> {
  const debugMode = query.get('debug_mode') ?? '';
  if (debugMode === '') return hotelAnswer(hotel.code);
  const wait = await waitFor('previews', hotel.code, guest);
  return wait === null ? uncachedHotelAnswer(hotel.code, debugMode) : refused('too-many', {}, wait);
}

async function publicInfoCall({ hotel, named }: CallContext): Promise<Answer<unknown>> {
  const type = PUBLIC_INFO_TYPES.find((known) => known === named.type);
  return type === undefined ? NOT_FOUND : publicInfoAnswer(hotel, type);
}

async function weatherCall({ hotel }: CallContext): Promise<Answer<unknown>> {
  const weather = await weatherAnswer(hotel);
  return weather.ok ? answered(weather.value && { weather: weather.value }) : weather;
}

/** Ids are whole numbers (platform-calls/W17): what is none is not even asked for. */
async function sectionCall({ hotel, named }: CallContext): Promise<Answer<unknown>> {
  if (!/^\d{1,15}$/.test(named.section ?? '')) return NOT_FOUND;
  const section = await sectionAnswer(hotel, named.section ?? '');
  return section.ok ? answered({ section: section.value }) : section;
}

async function paymentsCall({ hotel, query }: CallContext): Promise<Answer<unknown>> {
  const payments = await platformApi().payments(hotel.uuid, idsOf(query, 'product_ids[]', MOST_IDS));
  return payments.ok ? answered(withTypes(payments.value, hotel)) : payments;
}

async function recommendationsCall({ hotel, query }: CallContext): Promise<Answer<unknown>> {
  const products = await platformApi().recommendations(hotel.code, idsOf(query, 'product_id[]', MOST_IDS));
  if (!products.ok) return products;
  return answered({ recommended_products: canonicalWith(settings()).recommendations(products.value) });
}

const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

async function availabilityCall({ hotel, named, query, guest }: CallContext): Promise<Answer<unknown>> {
  const product = named.product ?? '';
  const [from, to, date] = ['start_date', 'end_date', 'date'].map((key) => query.get(key));
  const api = platformApi(guest);
  if (query.get('type') === 'days' && isDate(from ?? null) && isDate(to ?? null))
    return api.availableDays(product, { hotelUuid: hotel.uuid, from: from ?? '', to: to ?? '' });
  if (query.get('type') === 'times' && isDate(date ?? null))
    return api.availableTimes(product, { hotelUuid: hotel.uuid, date: date ?? '' });
  return refused('invalid', { type: 'days with start_date and end_date, or times with date' });
}

/** Each session costs the operator money, so tokens are counted, though asking for one writes nothing. */
async function voiceTokenCall({ hotel, guest, request }: CallContext): Promise<Answer<unknown>> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return refused('forbidden');
  const wait = await waitFor('voice', hotel.code, guest);
  return wait === null ? voiceToken() : refused('too-many', {}, wait);
}

/** The calls of the contract that a browser makes. What is not here does not exist. Rule: platform-calls/W1. */
export const CALLS: readonly Call[] = [
  { method: 'GET', path: 'hotels/:hotel', answer: hotelCall },
  { method: 'GET', path: 'hotels/:hotel/get-public-info/:type', answer: publicInfoCall },
  { method: 'GET', path: 'hotels/:hotel/get-weather-info', answer: weatherCall },
  { method: 'GET', path: 'hotels/:hotel/products/:section', answer: sectionCall },
  { method: 'GET', path: 'hotels/:hotel/products-recommendations', answer: recommendationsCall },
  {
    method: 'GET',
    path: 'public/hotels/:hotel/bottom-navigation-menu',
    answer: ({ hotel, query }) => navigationAnswer(hotel, query.get('path') ?? '/'),
  },
  {
    method: 'GET',
    path: 'public/hotels/:hotel/guests/:person',
    answer: ({ hotel, named, guest }) => platformApi(guest).guest(hotel.uuid, named.person ?? ''),
  },
  {
    method: 'GET',
    path: 'public/sections',
    hotelIn: { query: 'hotel_uuid' },
    answer: ({ hotel }) => sectionsAnswer(hotel),
  },
  {
    method: 'GET',
    path: 'public/announcements',
    hotelIn: { query: 'hotel_id' },
    answer: ({ hotel }) => announcementsAnswer(hotel),
  },
  {
    method: 'GET',
    path: 'public/products/:product/check-availability-property',
    hotelIn: { query: 'hotel_uuid' },
    answer: availabilityCall,
  },
  {
    method: 'GET',
    path: 'public/properties',
    hotelIn: { query: 'hotel_uuid' },
    answer: ({ hotel, query }) => platformApi().properties(hotel.uuid, idsOf(query, 'filter[product_ids][]', MOST_IDS)),
  },
  { method: 'GET', path: 'public/cart/payments', hotelIn: { query: 'hotel_uuid' }, answer: paymentsCall },
  { method: 'GET', path: 'get-ip', answer: ({ guest }) => platformApi(guest).ip() },
  // Before the chat's calls: there `gpt-prompt` would be the uuid of a chat.
  {
    method: 'GET',
    path: 'public/chat/gpt-prompt/:hotel',
    beside: { success: true },
    answer: ({ hotel }) => promptsAnswer(hotel),
  },
  { method: 'GET', path: 'voice/token', answer: voiceTokenCall },
  { method: 'GET', path: 'pdf-viewer', answer: handlePdfViewer },
  ...ORDER_CALLS,
  ...CHAT_CALLS,
];
