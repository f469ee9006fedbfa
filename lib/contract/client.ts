import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { Kit } from '@/lib/domain/options/kit';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { Announcement } from './announcement';
import type { AvailabilityDay, AvailabilityPlaces, AvailabilityTime } from './availability';
import { type Acknowledged, createCaller, type Endpoint } from './call';
import type { Section, SectionFacts } from './catalogue';
import type { Guest } from './guest';
import type { HotelResponse, NavItem, Payment, PublicInfoType } from './hotel';
import type { CancelRequest, OrderGroups, PlacedOrder, RatingRequest } from './order';
import { paths } from './paths';
import type { RecommendedProduct } from './recommendation';
import type { ApiResponse } from './refusals';
import type { Weather } from './weather';

/**
 * The calls with which the product shows a hotel, sells and follows orders. Chat (`ChatApi`) and voice (`VoiceApi`)
 * are separate, so that only their overlays load them; storage and the PDF page are addresses (`paths`). Every call
 * may refuse with "unavailable" (the outcome is unknown) and, for an unknown hotel, with "not-found"; each names its
 * other refusals. Amounts are decimals in the hotel's currency, instants ISO 8601. Rule: platform-calls/W1.
 */
export interface HotelApi {
  /**
   * `GET /hotels/{code}`: the hotel, its own words and its languages. `debugMode` is passed on unchanged. An unknown
   * code: not-found, whether the status, the body or an empty response says so (tenancy/T8). Rule: platform-calls/W4.
   */
  hotel(code: string, debugMode?: string | null): Promise<ApiResponse<HotelResponse>>;
  /**
   * `GET /hotels/{id}/get-public-info/{type}`: one legal text, by language. '' when the hotel has no such text.
   * Rules: platform-calls/W5, languages/L9.
   */
  publicInfo(hotelId: Id, type: PublicInfoType): Promise<ApiResponse<Text>>;
  /** `GET /hotels/{id}/get-weather-info`. null: nothing to show. Rule: platform-calls/W6. */
  weather(hotelId: Id): Promise<ApiResponse<Weather | null>>;
  /**
   * `GET /public/hotels/{uuid}/bottom-navigation-menu?section_id&path`: the bar of a page. Empty: the default bar.
   * Rules: platform-calls/W7, navigation/N16.
   */
  navigation(hotelUuid: string, page: { sectionId: Id | null; path: string }): Promise<ApiResponse<readonly NavItem[]>>;
  /**
   * `GET /hotels/{code}/products/{sectionId}`: a section with its parent, subsections and products. not-found: unknown
   * section. Rule: platform-calls/W8.
   */
  section(code: string, sectionId: Id): Promise<ApiResponse<Section>>;
  /** `GET /public/sections?hotel_uuid`: the top level, with hidden sections. Rule: platform-calls/W9. */
  sections(hotelUuid: string): Promise<ApiResponse<readonly SectionFacts[]>>;
  /**
   * `GET /hotels/{code}/products-recommendations?product_id[]`: products recommended with these, often none. Rule:
   * platform-calls/W10.
   */
  recommendations(code: string, productIds: readonly Id[]): Promise<ApiResponse<readonly RecommendedProduct[]>>;
  /**
   * `GET /public/products/{uuid}/check-availability-property?type=days`: days with free slots, and their number.
   * `from`, `to`: YYYY-MM-DD, both included. Days without free slots may be missing. `holder`: the device's code, whose
   * own holds count as free (platform-calls/W31). not-found: unknown product; invalid: dates that do not exist. Rule:
   * platform-calls/W11.
   */
  availableDays(
    productUuid: string,
    at: { hotelUuid: string; from: string; to: string; holder?: string | null },
  ): Promise<ApiResponse<readonly AvailabilityDay[]>>;
  /**
   * The same with `type=times`: the free times of a day, in the form that an order sends. `date`: YYYY-MM-DD. Rules:
   * platform-calls/W11, booking/B6.
   */
  availableTimes(
    productUuid: string,
    at: { hotelUuid: string; date: string; holder?: string | null },
  ): Promise<ApiResponse<readonly AvailabilityTime[]>>;
  /**
   * The same with `type=places`: how full a day is. Ours; null from a platform that does not know it. Rule:
   * platform-calls/W25.
   */
  availablePlaces(
    productUuid: string,
    at: { hotelUuid: string; date: string },
  ): Promise<ApiResponse<AvailabilityPlaces | null>>;
  /**
   * `GET /public/hotels/{uuid}/guests/{person}`: what the hotel knows of a person who has ordered. not-found: unknown
   * person. Rule: platform-calls/W12.
   */
  guest(hotelUuid: string, personUuid: string): Promise<ApiResponse<Guest>>;
  /**
   * `GET /public/properties?hotel_uuid&filter[product_ids][]`: the order-level options. null: none, and
   * `hotel.property` counts. Rules: platform-calls/W13, checkout/CO4.
   */
  properties(hotelUuid: string, productIds: readonly Id[]): Promise<ApiResponse<Kit | null>>;
  /**
   * `GET /public/cart/payments?hotel_uuid&product_ids[]`: the payments for these products. Rules: platform-calls/W13,
   * checkout/CO3.
   */
  payments(hotelUuid: string, productIds: readonly Id[]): Promise<ApiResponse<readonly Payment[]>>;
  /** `GET /get-ip`: the client's IP address as the platform sees it. Rule: platform-calls/W14. */
  ip(): Promise<ApiResponse<{ ip: string }>>;
  /**
   * `POST /orders`. A repeated uuid gets the first response, also when the body differs. `invalid` has fields with the
   * keys of docs/rules/refusals.md; too-many: try again with the same uuid. Rules: platform-calls/W15, refusals/RF2,
   * refusals/RF3, refusals/RF5, refusals/RF1, refusals/RF9, sending/SE6.
   */
  placeOrder(body: OrderBody): Promise<ApiResponse<PlacedOrder>>;
  /**
   * `GET /hotels/{code}/orders/check?order_uuids[]`: the orders that the hotel knows, in three groups. null: the
   * response had fewer than three lists, so the shown orders stay. Rules: platform-calls/W16, orders/OR4.
   */
  checkOrders(code: string, uuids: readonly string[]): Promise<ApiResponse<OrderGroups | null>>;
  /**
   * `POST /orders/guest/change-status`: a guest cancels a draft; `invalid` with the field `status` for any other
   * status; not-found: unknown order. Only the server adds `token`. Rules: platform-calls/W16, security/SC9.
   */
  cancelOrder(body: CancelRequest & { token?: string }): Promise<ApiResponse<Acknowledged>>;
  /**
   * `POST /orders/guest/rate`: a guest rates an order that is done, once; `invalid` with the field `rating` for any
   * other order. Repeating a rating succeeds. Only for orders with `can_be_rated`. Rule: platform-calls/W27.
   */
  rateOrder(body: RatingRequest): Promise<ApiResponse<Acknowledged>>;
  /**
   * `GET /public/announcements?hotel_id`: all published ones; the device decides which to show. Rule:
   * announcements/AN1.
   */
  announcements(hotelId: Id): Promise<ApiResponse<readonly Announcement[]>>;
}

/**
 * Decode the bodies of responses; they throw when a required field is missing. The server uses zod decoders; the browser
 * trusts the server's canonical JSON and only unwraps it.
 */
export type Decoders = {
  hotel(body: unknown): HotelResponse | null;
  publicInfo(body: unknown): Text;
  weather(body: unknown): Weather | null;
  navigation(body: unknown): readonly NavItem[];
  section(body: unknown): Section | null;
  sections(body: unknown): readonly SectionFacts[];
  recommendations(body: unknown): readonly RecommendedProduct[];
  availableDays(body: unknown): readonly AvailabilityDay[];
  availableTimes(body: unknown): readonly AvailabilityTime[];
  availablePlaces(body: unknown): AvailabilityPlaces | null;
  guest(body: unknown): Guest | null;
  properties(body: unknown): Kit | null;
  payments(body: unknown): readonly Payment[];
  ip(body: unknown): { ip: string };
  placedOrder(body: unknown): PlacedOrder;
  orderGroups(body: unknown): OrderGroups | null;
  announcements(body: unknown): readonly Announcement[];
};

/** The calls to any endpoint. */
export function createHotelApi({ decoders, ...endpoint }: Endpoint & { decoders: Decoders }): HotelApi {
  const { get, getNullable, post, notify } = createCaller(endpoint);
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
    availablePlaces: (productUuid, at) => get(paths.availablePlaces(productUuid, at), decoders.availablePlaces),
    guest: (hotelUuid, personUuid) => get(paths.guest(hotelUuid, personUuid), decoders.guest),
    properties: (hotelUuid, productIds) => getNullable(paths.properties(hotelUuid, productIds), decoders.properties),
    payments: (hotelUuid, productIds) => get(paths.payments(hotelUuid, productIds), decoders.payments),
    ip: () => get(paths.ip(), decoders.ip),
    placeOrder: (body) => post(paths.orders(), body, decoders.placedOrder),
    checkOrders: (code, uuids) => getNullable(paths.checkOrders(code, uuids), decoders.orderGroups),
    cancelOrder: (body) => notify(paths.changeStatus(), body),
    rateOrder: (body) => notify(paths.rateOrder(), body),
    announcements: (hotelId) => get(paths.announcements(hotelId), decoders.announcements),
  };
}
