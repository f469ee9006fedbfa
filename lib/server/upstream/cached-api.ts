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
import { canonicalWith } from '../pages/canonical';
import { settings } from '../settings/env';
import { platformApi, platformVoice } from './platform-api';
import { sharedAnswerCache } from './shared-answer-cache';

/**
 * The answers that are the same for all guests of a hotel, in canonical form, kept by `answers()`. Pages and the
 * gateway both read them here. A key begins with the hotel's code; what else stands in it is a word of ours, or an id
 * that the platform has confirmed, so that a guest cannot make keys grow. Rules: gateway/GW2, gateway/GW6.
 */
const canonical = () => canonicalWith(settings());

const then = <A, B>(answer: Answer<A>, make: (value: A) => B): Answer<B> =>
  answer.ok ? answered(make(answer.value)) : answer;

type Known = { answer: HotelAnswer; isNamesake: boolean };

/** The code that was asked is the hotel's code, also where an upstream leaves it out. */
const askHotel = async (code: string, debugMode?: string): Promise<Answer<Known>> =>
  then(await platformApi().hotel(code, debugMode), (answer) => ({
    answer: canonical().hotel({ ...answer, hotel: { ...answer.hotel, code } }),
    isNamesake: ['', code].includes(answer.hotel.code.toLowerCase()),
  }));

/** A hotel by its code. */
export const hotelAnswer = async (code: string): Promise<Answer<HotelAnswer>> =>
  then(
    await sharedAnswerCache().read(`${code} hotel`, {
      load: () => askHotel(code),
      confirms: ({ isNamesake }) => isNamesake,
    }),
    ({ answer }) => answer,
  );

/** The same, asked anew: with `debug_mode` nothing is remembered. */
export const uncachedHotelAnswer = async (code: string, debugMode: string): Promise<Answer<HotelAnswer>> =>
  then(await askHotel(code, debugMode), ({ answer }) => answer);

/** Forgets what is known of a hotel: its staff has changed something. */
export const forgetHotel = (code: string): void => sharedAnswerCache().forget(`${code} `);

export const sectionAnswer = (hotel: Hotel, id: string): Promise<Answer<Section>> =>
  sharedAnswerCache().read(`${hotel.code} section ${id}`, {
    load: async () => then(await platformApi().section(hotel.code, id), canonical().section),
    confirms: (section) => sameId(section.id, id),
  });

/**
 * The hotel has refused an order for these products: what is kept of their sections is not what it says today, and a
 * guest who reads them again has to see what has changed (refusals/RF10).
 */
export const markProductsStale = (hotel: Hotel, ids: readonly Id[]): void =>
  sharedAnswerCache().outdate(`${hotel.code} section `, (section) =>
    (section as Section).products.some(({ id }) => ids.some((refused) => sameId(refused, id))),
  );

export const sectionsAnswer = (hotel: Hotel): Promise<Answer<readonly SectionFacts[]>> =>
  sharedAnswerCache().read(`${hotel.code} sections`, {
    load: async () => then(await platformApi().sections(hotel.uuid), canonical().sections),
  });

export const publicInfoAnswer = (hotel: Hotel, type: PublicInfoType): Promise<Answer<Text>> =>
  sharedAnswerCache().read(`${hotel.code} public info ${type}`, {
    load: async () => then(await platformApi().publicInfo(hotel.id, type), canonical().publicInfo),
  });

export const weatherAnswer = (hotel: Hotel): Promise<Answer<Weather | null>> =>
  sharedAnswerCache().read(`${hotel.code} weather`, {
    load: async () => then(await platformApi().weather(hotel.id), canonical().weather),
  });

export const announcementsAnswer = (hotel: Hotel): Promise<Answer<readonly Announcement[]>> =>
  sharedAnswerCache().read(`${hotel.code} announcements`, {
    load: async () => then(await platformApi().announcements(hotel.id), canonical().announcements),
  });

export const promptsAnswer = (hotel: Hotel): Promise<Answer<readonly VoicePrompt[]>> =>
  sharedAnswerCache().read(`${hotel.code} prompts`, { load: () => platformVoice().prompts(hotel.uuid) });

const HOME = { path: '/', sectionId: null };

/** The page whose bar is asked for. One that does not exist, or shows a section that does not, counts as home. */
async function barAt(hotel: Hotel, pathname: string): Promise<{ path: string; sectionId: string | null }> {
  const page = pageOf(pathname);
  const path = pathname.replace(/(?<=.)\/$/, '') || '/';
  if (page.kind === 'not-found') return HOME;
  if (!('id' in page)) return { path, sectionId: null };
  const section = await sectionAnswer(hotel, page.id);
  return section.ok && sameId(section.value.id, page.id) ? { path, sectionId: page.id } : HOME;
}

/** The bottom bar of a page. */
export async function navigationAnswer(hotel: Hotel, pathname: string): Promise<Answer<readonly NavItem[]>> {
  const at = await barAt(hotel, pathname);
  return sharedAnswerCache().read(`${hotel.code} navigation ${at.path}`, {
    load: async () => then(await platformApi().navigation(hotel.uuid, at), canonical().navigation),
  });
}
