import 'server-only';
import type { Announcement } from '@/lib/contract/announcement';
import type { Section, SectionFacts } from '@/lib/contract/catalogue';
import type { Hotel, HotelResponse, NavItem, PublicInfoType } from '@/lib/contract/hotel';
import { type ApiResponse, isDefinite, succeeded } from '@/lib/contract/refusals';
import type { VoicePrompt } from '@/lib/contract/voice/voice';
import type { Weather } from '@/lib/contract/weather';
import type { ChatTopic } from '@/lib/domain/chat/topics';
import type { Text } from '@/lib/domain/i18n/text';
import { type Id, sameId } from '@/lib/domain/id';
import { pageOf } from '@/lib/domain/navigation/routes';
import { remember } from '../remember';
import { settings } from '../settings/env';
import { platformApi, platformChat, platformVoice } from './platform-api';
import { responseSanitiser } from './sanitise-responses';
import { sharedResponseCache } from './shared-response-cache';

// This file caches sanitised responses that are the same for all guests of a hotel, for pages and the gateway. A key
// starts with the hotel's code; the rest is a constant or an id that the platform has confirmed, so that guests cannot
// create keys. Rules: gateway/GW2, gateway/GW6.

const sanitiser = () => responseSanitiser(settings());

const mapResponse = <A, B>(response: ApiResponse<A>, make: (value: A) => B): ApiResponse<B> =>
  response.ok ? succeeded(make(response.value)) : response;

type FetchedHotel = { response: HotelResponse; hasSameCode: boolean };

/** Fetches a hotel. Sets the requested code, which an upstream may leave out. */
const fetchHotel = async (code: string, debugMode?: string): Promise<ApiResponse<FetchedHotel>> =>
  mapResponse(await platformApi().hotel(code, debugMode), (response) => ({
    response: sanitiser().hotel({ ...response, hotel: { ...response.hotel, code } }),
    hasSameCode: ['', code].includes(response.hotel.code.toLowerCase()),
  }));

export const hotelResponse = async (code: string): Promise<ApiResponse<HotelResponse>> =>
  mapResponse(
    await sharedResponseCache().read(`${code} hotel`, {
      load: () => fetchHotel(code),
      confirms: ({ hasSameCode }) => hasSameCode,
    }),
    ({ response }) => response,
  );

/** Fetches a hotel without the cache, for `debug_mode`. Rule: gateway/GW3. */
export const uncachedHotelResponse = async (code: string, debugMode: string): Promise<ApiResponse<HotelResponse>> =>
  mapResponse(await fetchHotel(code, debugMode), ({ response }) => response);

/** Removes a hotel's cached responses, and the pages made of them, after something has changed. Rule: gateway/GW4. */
export function forgetHotel(code: string): void {
  sharedResponseCache().forget(`${code} `);
  // After the responses: a page that is rendered between the two would be made of old ones.
  tellForgotten(code);
}

type HotelListener = (code: string) => void;

const listeners = (): HotelListener[] => remember('listeners of forgotten hotels', () => []);

/** Calls the listener whenever responses of a hotel have changed, for what is made of them: its pages. */
export const onHotelForgotten = (listener: HotelListener): void => void listeners().push(listener);

const tellForgotten = (code: string): void => {
  for (const listener of listeners()) listener(code);
};

export const sectionResponse = (hotel: Hotel, id: string): Promise<ApiResponse<Section>> =>
  sharedResponseCache().read(`${hotel.code} section ${id}`, {
    load: async () => mapResponse(await platformApi().section(hotel.code, id), sanitiser().section),
    confirms: (section) => sameId(section.id, id),
  });

/**
 * Marks the sections of these products as stale after the hotel refused an order because of them. The next guest who
 * reads these sections sees what has changed (refusals/RF10).
 */
export function markProductsStale(hotel: Hotel, ids: readonly Id[]): void {
  sharedResponseCache().markStale(`${hotel.code} section `, (section) =>
    (section as Section).products.some(({ id }) => ids.some((refused) => sameId(refused, id))),
  );
  tellForgotten(hotel.code);
}

export const sectionsResponse = (hotel: Hotel): Promise<ApiResponse<readonly SectionFacts[]>> =>
  sharedResponseCache().read(`${hotel.code} sections`, {
    load: async () => mapResponse(await platformApi().sections(hotel.uuid), sanitiser().sections),
  });

export const publicInfoResponse = (hotel: Hotel, type: PublicInfoType): Promise<ApiResponse<Text>> =>
  sharedResponseCache().read(`${hotel.code} public info ${type}`, {
    load: async () => mapResponse(await platformApi().publicInfo(hotel.id, type), sanitiser().publicInfo),
  });

export const weatherResponse = (hotel: Hotel): Promise<ApiResponse<Weather | null>> =>
  sharedResponseCache().read(`${hotel.code} weather`, {
    load: async () => mapResponse(await platformApi().weather(hotel.id), sanitiser().weather),
  });

export const announcementsResponse = (hotel: Hotel): Promise<ApiResponse<readonly Announcement[]>> =>
  sharedResponseCache().read(`${hotel.code} announcements`, {
    load: async () => mapResponse(await platformApi().announcements(hotel.id), sanitiser().announcements),
  });

export const promptsResponse = (hotel: Hotel): Promise<ApiResponse<readonly VoicePrompt[]>> =>
  sharedResponseCache().read(`${hotel.code} prompts`, { load: () => platformVoice().prompts(hotel.uuid) });

/** What the hotel's bot can answer; none behind a platform that does not know the call. Rule: platform-calls/W33. */
export async function topicsOf(hotel: Hotel): Promise<readonly ChatTopic[]> {
  if (!hotel.is_active_chat) return [];
  const topics = await sharedResponseCache().read(`${hotel.code} topics`, {
    load: async () => {
      const response = await platformChat().topics(hotel.uuid);
      return response.ok || !isDefinite(response.refusal) ? mapResponse(response, sanitiser().topics) : succeeded([]);
    },
  });
  return topics.ok ? topics.value : [];
}

const HOME = { path: '/', sectionId: null };

/** The page for which the bottom bar is requested. A page or section that does not exist counts as home. */
async function barAt(hotel: Hotel, pathname: string): Promise<{ path: string; sectionId: string | null }> {
  const page = pageOf(pathname);
  const path = pathname.replace(/(?<=.)\/$/, '') || '/';
  // Every scanned receipt has an address of its own.
  if (page.kind === 'not-found' || page.kind === 'receipt-check') return HOME;
  const id = 'id' in page ? page.id : 'ofSection' in page ? page.ofSection : null;
  if (id === null) return { path, sectionId: null };
  const section = await sectionResponse(hotel, id);
  if (!section.ok || !sameId(section.value.id, id)) return HOME;
  return { path, sectionId: 'id' in page ? id : null };
}

export async function navigationResponse(hotel: Hotel, pathname: string): Promise<ApiResponse<readonly NavItem[]>> {
  const at = await barAt(hotel, pathname);
  return sharedResponseCache().read(`${hotel.code} navigation ${at.path}`, {
    load: async () => mapResponse(await platformApi().navigation(hotel.uuid, at), sanitiser().navigation),
  });
}
