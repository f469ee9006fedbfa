import 'server-only';
import type { Section, SectionFacts } from '@/lib/contract/catalogue';
import type { Hotel, HotelAnswer, NavItem, PublicInfoType } from '@/lib/contract/hotel';
import { type Answer, answered } from '@/lib/contract/refusals';
import { pageOf, sectionIdOf } from '@/lib/domain/routes';
import type { Text } from '@/lib/domain/text';
import { canonicalWith } from './canonical';
import { settings } from './env';
import { once } from './once';
import { platformApi } from './platform-api';

/**
 * The answers that are the same for all guests of a hotel, in canonical form, kept up to 60 s with single flight.
 * Pages and the gateway both read them here. A refusal is never kept: neither "down", nor "not found", whose keys a
 * stranger makes up. Source: DESIGN "The way of a request".
 */
const canonical = () => canonicalWith(settings());

const then = <A, B>(answer: Answer<A>, make: (value: A) => B): Answer<B> =>
  answer.ok ? answered(make(answer.value)) : answer;

const kept = <T>(key: string, load: () => Promise<Answer<T>>): Promise<Answer<T>> =>
  once(key, load, { keep: (answer) => answer.ok });

/** A hotel by its code. The code that was asked is the hotel's code, also where an upstream leaves it out. */
export const hotelAnswer = (code: string): Promise<Answer<HotelAnswer>> =>
  kept(`hotel ${code}`, () => hotelAnswerNow(code));

/** The same, asked anew: with `debug_mode` nothing is remembered. */
export const hotelAnswerNow = async (code: string, debugMode?: string): Promise<Answer<HotelAnswer>> =>
  then(await platformApi().hotel(code, debugMode), (answer) =>
    canonical().hotel({ ...answer, hotel: { ...answer.hotel, code } }),
  );

export const sectionAnswer = (hotel: Hotel, id: string): Promise<Answer<Section>> =>
  kept(`section ${hotel.code} ${id}`, async () =>
    then(await platformApi().section(hotel.code, id), canonical().section),
  );

export const sectionsAnswer = (hotel: Hotel): Promise<Answer<readonly SectionFacts[]>> =>
  kept(`sections ${hotel.code}`, async () => then(await platformApi().sections(hotel.uuid), canonical().sections));

export const publicInfoAnswer = (hotel: Hotel, type: PublicInfoType): Promise<Answer<Text>> =>
  kept(`public info ${hotel.code} ${type}`, async () =>
    then(await platformApi().publicInfo(hotel.id, type), canonical().publicInfo),
  );

/** The bottom bar of a page. A path that is no page of ours counts as home, so that nobody can make up keys. */
export function navigationAnswer(hotel: Hotel, pathname: string): Promise<Answer<readonly NavItem[]>> {
  const path = pageOf(pathname).kind === 'not-found' ? '/' : pathname;
  return kept(`navigation ${hotel.code} ${path}`, async () =>
    then(await platformApi().navigation(hotel.uuid, { sectionId: sectionIdOf(path), path }), canonical().navigation),
  );
}
