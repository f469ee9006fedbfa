import 'server-only';
import type { Announcement } from '@/lib/contract/announcement';
import type { Section, SectionFacts } from '@/lib/contract/catalogue';
import type { Hotel, HotelAnswer, NavItem, PublicInfoType } from '@/lib/contract/hotel';
import { type Answer, answered } from '@/lib/contract/refusals';
import type { VoicePrompt } from '@/lib/contract/voice';
import type { Weather } from '@/lib/contract/weather';
import type { Text } from '@/lib/domain/i18n/text';
import { pageOf } from '@/lib/domain/navigation/routes';
import { type Id, sameId } from '@/lib/domain/options/kit';
import { forgetPages } from '../page-cache/forget-pages';
import { canonicalWith } from '../pages/canonical';
import { settings } from '../settings/env';
import { platformApi, platformVoice } from './platform-api';
import { sharedAnswerCache } from './shared-answer-cache';

/**
 * Caches answers that are the same for all guests of a hotel, in canonical form, for pages and the gateway. A key
 * starts with the hotel's code; the rest is a constant or an id that the platform has confirmed, so that guests cannot
 * create keys. Rules: gateway/GW2, gateway/GW6.
 */
const canonical = () => canonicalWith(settings());

const mapAnswer = <A, B>(answer: Answer<A>, make: (value: A) => B): Answer<B> =>
  answer.ok ? answered(make(answer.value)) : answer;

type FetchedHotel = { answer: HotelAnswer; hasSameCode: boolean };

/** Fetches a hotel. Sets the requested code, which an upstream may leave out. */
const fetchHotel = async (code: string, debugMode?: string): Promise<Answer<FetchedHotel>> =>
  mapAnswer(await platformApi().hotel(code, debugMode), (answer) => ({
    answer: canonical().hotel({ ...answer, hotel: { ...answer.hotel, code } }),
    hasSameCode: ['', code].includes(answer.hotel.code.toLowerCase()),
  }));

export const hotelAnswer = async (code: string): Promise<Answer<HotelAnswer>> =>
  mapAnswer(
    await sharedAnswerCache().read(`${code} hotel`, {
      load: () => fetchHotel(code),
      confirms: ({ hasSameCode }) => hasSameCode,
    }),
    ({ answer }) => answer,
  );

/** Fetches a hotel without the cache, for `debug_mode`. Rule: gateway/GW3. */
export const uncachedHotelAnswer = async (code: string, debugMode: string): Promise<Answer<HotelAnswer>> =>
  mapAnswer(await fetchHotel(code, debugMode), ({ answer }) => answer);

/** Removes a hotel's cached answers, and the pages made of them, after something has changed. Rule: gateway/GW4. */
export function forgetHotel(code: string): void {
  sharedAnswerCache().forget(`${code} `);
  // After the answers: a page that is rendered between the two would be made of old ones.
  forgetPages(code);
}

export const sectionAnswer = (hotel: Hotel, id: string): Promise<Answer<Section>> =>
  sharedAnswerCache().read(`${hotel.code} section ${id}`, {
    load: async () => mapAnswer(await platformApi().section(hotel.code, id), canonical().section),
    confirms: (section) => sameId(section.id, id),
  });

/**
 * Marks the sections of these products as stale after the hotel refused an order because of them. The next guest who
 * reads these sections sees what has changed (refusals/RF10).
 */
export function markProductsStale(hotel: Hotel, ids: readonly Id[]): void {
  sharedAnswerCache().markStale(`${hotel.code} section `, (section) =>
    (section as Section).products.some(({ id }) => ids.some((refused) => sameId(refused, id))),
  );
  forgetPages(hotel.code);
}

export const sectionsAnswer = (hotel: Hotel): Promise<Answer<readonly SectionFacts[]>> =>
  sharedAnswerCache().read(`${hotel.code} sections`, {
    load: async () => mapAnswer(await platformApi().sections(hotel.uuid), canonical().sections),
  });

export const publicInfoAnswer = (hotel: Hotel, type: PublicInfoType): Promise<Answer<Text>> =>
  sharedAnswerCache().read(`${hotel.code} public info ${type}`, {
    load: async () => mapAnswer(await platformApi().publicInfo(hotel.id, type), canonical().publicInfo),
  });

export const weatherAnswer = (hotel: Hotel): Promise<Answer<Weather | null>> =>
  sharedAnswerCache().read(`${hotel.code} weather`, {
    load: async () => mapAnswer(await platformApi().weather(hotel.id), canonical().weather),
  });

export const announcementsAnswer = (hotel: Hotel): Promise<Answer<readonly Announcement[]>> =>
  sharedAnswerCache().read(`${hotel.code} announcements`, {
    load: async () => mapAnswer(await platformApi().announcements(hotel.id), canonical().announcements),
  });

export const promptsAnswer = (hotel: Hotel): Promise<Answer<readonly VoicePrompt[]>> =>
  sharedAnswerCache().read(`${hotel.code} prompts`, { load: () => platformVoice().prompts(hotel.uuid) });

const HOME = { path: '/', sectionId: null };

/** The page for which the bottom bar is requested. A page or section that does not exist counts as home. */
async function barAt(hotel: Hotel, pathname: string): Promise<{ path: string; sectionId: string | null }> {
  const page = pageOf(pathname);
  const path = pathname.replace(/(?<=.)\/$/, '') || '/';
  if (page.kind === 'not-found') return HOME;
  const id = 'id' in page ? page.id : 'of' in page ? page.of : null;
  if (id === null) return { path, sectionId: null };
  const section = await sectionAnswer(hotel, id);
  if (!section.ok || !sameId(section.value.id, id)) return HOME;
  return { path, sectionId: 'id' in page ? id : null };
}

export async function navigationAnswer(hotel: Hotel, pathname: string): Promise<Answer<readonly NavItem[]>> {
  const at = await barAt(hotel, pathname);
  return sharedAnswerCache().read(`${hotel.code} navigation ${at.path}`, {
    load: async () => mapAnswer(await platformApi().navigation(hotel.uuid, at), canonical().navigation),
  });
}
