import type { Id, Kit } from '@/lib/domain/kit';
import type { Text } from '@/lib/domain/text';
import type { Announcement } from './announcement';
import type { AvailabilityDay, AvailabilityTime } from './availability';
import { callerOver, type Done, type Way } from './call';
import type { Section, SectionFacts } from './catalogue';
import type { Guest } from './guest';
import type { HotelAnswer, NavItem, Payment, PublicInfoType } from './hotel';
import type { CancelRequest, OrderBody, OrderGroups, PlacedOrder } from './order';
import { paths } from './paths';
import type { RecommendedProduct } from './recommendation';
import type { Answer } from './refusals';
import type { Weather } from './weather';

/**
 * What the product asks of a hotel platform to show a hotel, sell and follow orders. Chat (`chatApi`) and voice
 * (`voiceApi`) are clients of their own, so that only their overlays load them. Every call may refuse with any kind of
 * `REFUSALS`; "unavailable" means that the outcome is unknown. Amounts are decimals in the hotel's currency.
 * Source: guest-app 7, follow-up 7.
 */
export interface HotelApi {
  /** `debugMode` is passed on as it is. An unknown code: not-found (reading 2). */
  hotel(code: string, debugMode?: string | null): Promise<Answer<HotelAnswer>>;
  /** '' when the hotel has no such text. */
  publicInfo(hotelId: Id, type: PublicInfoType): Promise<Answer<Text>>;
  /** null: there is nothing to show (reading 12). */
  weather(hotelId: Id): Promise<Answer<Weather | null>>;
  /** Empty: the default bar (reading 13). */
  navigation(hotelUuid: string, at: { sectionId: Id | null; path: string }): Promise<Answer<readonly NavItem[]>>;
  section(code: string, sectionId: Id): Promise<Answer<Section>>;
  /** The top level, hidden ones included (reading 3). */
  sections(hotelUuid: string): Promise<Answer<readonly SectionFacts[]>>;
  recommendations(code: string, productIds: readonly Id[]): Promise<Answer<readonly RecommendedProduct[]>>;
  /** `from`, `to`: YYYY-MM-DD, both included. Days without free slots may be left out. */
  availableDays(
    productUuid: string,
    at: { hotelUuid: string; from: string; to: string },
  ): Promise<Answer<readonly AvailabilityDay[]>>;
  /** `date`: YYYY-MM-DD. Only the times that are free. */
  availableTimes(
    productUuid: string,
    at: { hotelUuid: string; date: string },
  ): Promise<Answer<readonly AvailabilityTime[]>>;
  /** Nobody known by that uuid: not-found. */
  guest(hotelUuid: string, personUuid: string): Promise<Answer<Guest>>;
  /** null: nothing is asked, and `hotel.property` counts (reading 13c). */
  properties(hotelUuid: string, productIds: readonly Id[]): Promise<Answer<Kit | null>>;
  payments(hotelUuid: string, productIds: readonly Id[]): Promise<Answer<readonly Payment[]>>;
  /** The address that the guest comes from, as the platform sees it. */
  ip(): Promise<Answer<{ ip: string }>>;
  /** Fields of an `invalid` refusal: the keys of guest-app 8 (reading 13d). */
  placeOrder(body: OrderBody): Promise<Answer<PlacedOrder>>;
  /** null: the answer had fewer than three lists, so what is shown stays (reading 13f). */
  checkOrders(code: string, uuids: readonly string[]): Promise<Answer<OrderGroups | null>>;
  /** Only a draft can be cancelled. `token` is the server's, never the browser's (reading 50). */
  cancelOrder(body: CancelRequest & { token?: string }): Promise<Answer<Done>>;
  announcements(hotelId: Id): Promise<Answer<readonly Announcement[]>>;
}

/**
 * Turns the body of an answer into what the call promises, or throws when it lacks what a page cannot live without.
 * The server gives zod decoders; the browser trusts the server's canonical JSON and only unwraps it.
 */
export type Decoders = {
  hotel(body: unknown): HotelAnswer | null;
  publicInfo(body: unknown): Text;
  weather(body: unknown): Weather | null;
  navigation(body: unknown): readonly NavItem[];
  section(body: unknown): Section | null;
  sections(body: unknown): readonly SectionFacts[];
  recommendations(body: unknown): readonly RecommendedProduct[];
  availableDays(body: unknown): readonly AvailabilityDay[];
  availableTimes(body: unknown): readonly AvailabilityTime[];
  guest(body: unknown): Guest | null;
  properties(body: unknown): Kit | null;
  payments(body: unknown): readonly Payment[];
  ip(body: unknown): { ip: string };
  placedOrder(body: unknown): PlacedOrder;
  orderGroups(body: unknown): OrderGroups | null;
  announcements(body: unknown): readonly Announcement[];
};

/** One client over any way of sending. */
export function hotelApi({ decoders, ...way }: Way & { decoders: Decoders }): HotelApi {
  const { get, getNullable, post, tell } = callerOver(way);
  return {
    hotel: (code, debugMode) => get(paths.hotel(code, debugMode), decoders.hotel),
    publicInfo: (hotelId, type) => get(paths.publicInfo(hotelId, type), decoders.publicInfo),
    weather: (hotelId) => getNullable(paths.weather(hotelId), decoders.weather),
    navigation: (hotelUuid, at) => get(paths.navigation(hotelUuid, at), decoders.navigation),
    section: (code, sectionId) => get(paths.section(code, sectionId), decoders.section),
    sections: (hotelUuid) => get(paths.sections(hotelUuid), decoders.sections),
    recommendations: (code, productIds) => get(paths.recommendations(code, productIds), decoders.recommendations),
    availableDays: (productUuid, at) => get(paths.availableDays(productUuid, at), decoders.availableDays),
    availableTimes: (productUuid, at) => get(paths.availableTimes(productUuid, at), decoders.availableTimes),
    guest: (hotelUuid, personUuid) => get(paths.guest(hotelUuid, personUuid), decoders.guest),
    properties: (hotelUuid, productIds) => getNullable(paths.properties(hotelUuid, productIds), decoders.properties),
    payments: (hotelUuid, productIds) => get(paths.payments(hotelUuid, productIds), decoders.payments),
    ip: () => get(paths.ip(), decoders.ip),
    placeOrder: (body) => post(paths.orders(), body, decoders.placedOrder),
    checkOrders: (code, uuids) => getNullable(paths.ordersCheck(code, uuids), decoders.orderGroups),
    cancelOrder: (body) => tell(paths.changeStatus(), body),
    announcements: (hotelId) => get(paths.announcements(hotelId), decoders.announcements),
  };
}
