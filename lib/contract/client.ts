import type { Text } from '@/lib/domain/i18n/text';
import type { Id, Kit } from '@/lib/domain/options/kit';
import type { Announcement } from './announcement';
import type { AvailabilityDay, AvailabilityTime } from './availability';
import { type Acknowledged, createCaller, type Endpoint } from './call';
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
 * (`voiceApi`) are clients of their own, so that only their overlays load them; storage and the page around a PDF are
 * addresses and no calls (`paths`). Every call may refuse with "unavailable" (the outcome is unknown) and, about a
 * hotel that there is not, with "not-found"; each says what else it refuses. Amounts are decimals in the hotel's
 * currency, instants ISO 8601. Rule: platform-calls/W1.
 */
export interface HotelApi {
  /**
   * `GET /hotels/{code}`: the hotel, its own words and its languages. `debugMode` is passed on as it is. An unknown
   * code: not-found, whether the status, the body or an empty answer says so (tenancy/T8). Rule: platform-calls/W4.
   */
  hotel(code: string, debugMode?: string | null): Promise<Answer<HotelAnswer>>;
  /**
   * `GET /hotels/{id}/get-public-info/{type}`: one legal text, by language. '' when the hotel has no such text.
   * Rules: platform-calls/W5, languages/L9.
   */
  publicInfo(hotelId: Id, type: PublicInfoType): Promise<Answer<Text>>;
  /** `GET /hotels/{id}/get-weather-info`. null: there is nothing to show. Rule: platform-calls/W6. */
  weather(hotelId: Id): Promise<Answer<Weather | null>>;
  /**
   * `GET /public/hotels/{uuid}/bottom-navigation-menu?section_id&path`: the bar of a place. Empty: the default bar.
   * Rules: platform-calls/W7, navigation/N16.
   */
  navigation(hotelUuid: string, at: { sectionId: Id | null; path: string }): Promise<Answer<readonly NavItem[]>>;
  /**
   * `GET /hotels/{code}/products/{sectionId}`: a section with its parent, subsections and products. A section that the
   * hotel has not: not-found. Rule: platform-calls/W8.
   */
  section(code: string, sectionId: Id): Promise<Answer<Section>>;
  /** `GET /public/sections?hotel_uuid`: the top level, hidden ones included. Rule: platform-calls/W9. */
  sections(hotelUuid: string): Promise<Answer<readonly SectionFacts[]>>;
  /**
   * `GET /hotels/{code}/products-recommendations?product_id[]`: what goes well with these products and is none of them;
   * often empty. Rule: platform-calls/W10.
   */
  recommendations(code: string, productIds: readonly Id[]): Promise<Answer<readonly RecommendedProduct[]>>;
  /**
   * `GET /public/products/{uuid}/check-availability-property?type=days`: days with free slots, and how many. `from`,
   * `to`: YYYY-MM-DD, both included. Days without may be left out. A product that there is not: not-found; dates that
   * are none: invalid. Rule: platform-calls/W11.
   */
  availableDays(
    productUuid: string,
    at: { hotelUuid: string; from: string; to: string },
  ): Promise<Answer<readonly AvailabilityDay[]>>;
  /**
   * The same with `type=times`: the times of a day that are free, as an order has to send them. `date`: YYYY-MM-DD.
   * Rules: platform-calls/W11, booking/B6.
   */
  availableTimes(
    productUuid: string,
    at: { hotelUuid: string; date: string },
  ): Promise<Answer<readonly AvailabilityTime[]>>;
  /**
   * `GET /public/hotels/{uuid}/guests/{person}`: what the hotel knows of who ordered before. Nobody known by that uuid:
   * not-found. Rule: platform-calls/W12.
   */
  guest(hotelUuid: string, personUuid: string): Promise<Answer<Guest>>;
  /**
   * `GET /public/properties?hotel_uuid&filter[product_ids][]`: what is asked once an order. null: nothing is, and
   * `hotel.property` counts. Rules: platform-calls/W13, checkout/CO4.
   */
  properties(hotelUuid: string, productIds: readonly Id[]): Promise<Answer<Kit | null>>;
  /**
   * `GET /public/cart/payments?hotel_uuid&product_ids[]`: how these products can be paid. Rules: platform-calls/W13,
   * checkout/CO3.
   */
  payments(hotelUuid: string, productIds: readonly Id[]): Promise<Answer<readonly Payment[]>>;
  /** `GET /get-ip`: the address that the guest comes from, as the platform sees it. Rule: platform-calls/W14. */
  ip(): Promise<Answer<{ ip: string }>>;
  /**
   * `POST /orders`. A uuid that was placed before gets the first answer again, also when the body differs. `invalid`
   * has fields with the keys of docs/rules/refusals.md; too-many: try again with the same uuid. Rules:
   * platform-calls/W15, refusals/RF2, refusals/RF3, refusals/RF5, refusals/RF1, refusals/RF9, sending/SE6.
   */
  placeOrder(body: OrderBody): Promise<Answer<PlacedOrder>>;
  /**
   * `GET /hotels/{code}/orders/check?order_uuids[]`: those of the orders that the hotel knows, in three groups. null:
   * the answer had fewer than three lists, so what is shown stays. Rules: platform-calls/W16, orders/OR4.
   */
  checkOrders(code: string, uuids: readonly string[]): Promise<Answer<OrderGroups | null>>;
  /**
   * `POST /orders/guest/change-status`: a guest cancels. Only a draft can be cancelled (else `invalid` with
   * the field `status`); an order that there is not: not-found. `token` is the server's, never the browser's.
   * Rules: platform-calls/W16, security/SC9.
   */
  cancelOrder(body: CancelRequest & { token?: string }): Promise<Answer<Acknowledged>>;
  /**
   * `GET /public/announcements?hotel_id`: all that are published; who sees which is decided by the device. Rule:
   * announcements/AN1.
   */
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
export function createHotelApi({ decoders, ...way }: Endpoint & { decoders: Decoders }): HotelApi {
  const { get, getNullable, post, tell } = createCaller(way);
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
