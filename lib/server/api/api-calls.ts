import 'server-only';
import { type Hotel, type Payment, PUBLIC_INFO_TYPES } from '@/lib/contract/hotel';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { sameId } from '@/lib/domain/id';
import { consumeLimit } from '../limits/rate-limits';
import { settings } from '../settings/env';
import {
  announcementsResponse,
  hotelResponse,
  navigationResponse,
  promptsResponse,
  publicInfoResponse,
  sectionResponse,
  sectionsResponse,
  uncachedHotelResponse,
  weatherResponse,
} from '../upstream/cached-api';
import { platformApi } from '../upstream/platform-api';
import { responseSanitiser } from '../upstream/sanitise-responses';
import { API_BOOKING_CALLS } from './api-booking-calls';
import { type Call, type CallContext, idsOf, NOT_FOUND } from './api-call';
import { API_CHAT_CALLS } from './api-chat-calls';
import { API_LOTTERY_CALLS } from './api-lottery-calls';
import { API_ORDER_CALLS } from './api-order-calls';
import { API_PUSH_CALLS } from './api-push-calls';
import { API_GOAL_CALLS } from './goal-call';
import { handlePdfViewer } from './handle-pdf-viewer';
import { voiceToken } from './voice-token';

/** More ids than any cart holds; further ids are ignored. */
const MAX_IDS = 200;

/** Adds the payment type from `hotel.payments` where the platform left it out (checkout/CO3). */
const withTypes = (payments: readonly Payment[], hotel: Hotel): readonly Payment[] =>
  payments.map((payment) => ({
    ...payment,
    ptype_id: payment.ptype_id ?? hotel.payments.find((known) => sameId(known.id, payment.id))?.ptype_id ?? null,
  }));

/** `debug_mode` asks for a preview. A preview is never cached, so its limit is tight. Rule: startup/ST2. */
async function hotelCall({ hotel, query, clientIp }: CallContext): Promise<ApiResponse<unknown>> {
  const debugMode = query.get('debug_mode') ?? '';
  if (debugMode === '') return hotelResponse(hotel.code);
  const wait = await consumeLimit('previews', hotel.code, clientIp);
  return wait === null ? uncachedHotelResponse(hotel.code, debugMode) : refused('too-many', {}, wait);
}

async function publicInfoCall({ hotel, params }: CallContext): Promise<ApiResponse<unknown>> {
  const type = PUBLIC_INFO_TYPES.find((known) => known === params.type);
  return type === undefined ? NOT_FOUND : publicInfoResponse(hotel, type);
}

async function weatherCall({ hotel }: CallContext): Promise<ApiResponse<unknown>> {
  const weather = await weatherResponse(hotel);
  return weather.ok ? succeeded(weather.value && { weather: weather.value }) : weather;
}

/** The id must be a whole number (platform-calls/W17); any other value never reaches the platform. */
async function sectionCall({ hotel, params }: CallContext): Promise<ApiResponse<unknown>> {
  if (!/^\d{1,15}$/.test(params.section ?? '')) return NOT_FOUND;
  const section = await sectionResponse(hotel, params.section ?? '');
  return section.ok ? succeeded({ section: section.value }) : section;
}

async function paymentsCall({ hotel, query }: CallContext): Promise<ApiResponse<unknown>> {
  const payments = await platformApi().payments(hotel.uuid, idsOf(query, 'product_ids[]', MAX_IDS));
  return payments.ok ? succeeded(withTypes(payments.value, hotel)) : payments;
}

async function recommendationsCall({ hotel, query }: CallContext): Promise<ApiResponse<unknown>> {
  const products = await platformApi().recommendations(hotel.code, idsOf(query, 'product_id[]', MAX_IDS));
  if (!products.ok) return products;
  return succeeded({ recommended_products: responseSanitiser(settings()).recommendations(products.value) });
}

/** Limited although the call writes nothing, because each voice session costs the operator money. */
async function voiceTokenCall({ hotel, clientIp, request }: CallContext): Promise<ApiResponse<unknown>> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return refused('forbidden');
  const wait = await consumeLimit('voice', hotel.code, clientIp);
  return wait === null ? voiceToken() : refused('too-many', {}, wait);
}

/** Every call that a browser may make. Rule: platform-calls/W1. */
export const CALLS: readonly Call[] = [
  { id: 'readHotel', handle: hotelCall },
  { id: 'readLegalText', handle: publicInfoCall },
  { id: 'readWeather', handle: weatherCall },
  { id: 'readSection', handle: sectionCall },
  { id: 'listRecommendations', handle: recommendationsCall },
  {
    id: 'readNavigation',
    handle: ({ hotel, query }) => navigationResponse(hotel, query.get('path') ?? '/'),
  },
  {
    id: 'readGuest',
    handle: ({ hotel, params, clientIp }) => platformApi(clientIp).guest(hotel.uuid, params.person ?? ''),
  },
  {
    id: 'listSections',
    hotelIn: { query: 'hotel_uuid' },
    handle: ({ hotel }) => sectionsResponse(hotel),
  },
  {
    id: 'listAnnouncements',
    hotelIn: { query: 'hotel_id' },
    handle: ({ hotel }) => announcementsResponse(hotel),
  },
  {
    id: 'readOrderOptions',
    hotelIn: { query: 'hotel_uuid' },
    handle: ({ hotel, query }) => platformApi().properties(hotel.uuid, idsOf(query, 'filter[product_ids][]', MAX_IDS)),
  },
  { id: 'listPayments', hotelIn: { query: 'hotel_uuid' }, handle: paymentsCall },
  { id: 'readAddress', handle: ({ clientIp }) => platformApi(clientIp).ip() },
  {
    id: 'listVoicePrompts',
    extraFields: { success: true },
    handle: ({ hotel }) => promptsResponse(hotel),
  },
  { id: 'readVoiceToken', handle: voiceTokenCall },
  { id: 'showPdf', handle: handlePdfViewer },
  ...API_BOOKING_CALLS,
  ...API_ORDER_CALLS,
  ...API_CHAT_CALLS,
  ...API_LOTTERY_CALLS,
  ...API_PUSH_CALLS,
  ...API_GOAL_CALLS,
];
