import type { Id, Kit } from '@/lib/domain/kit';
import type { Text } from '@/lib/domain/text';
import type { Section, SectionFacts } from './catalogue';
import { readFieldErrors, readRetryAfter } from './envelope';
import type { HotelAnswer, NavItem, Payment, PublicInfoType } from './hotel';
import type { OrderBody, OrderGroups, PlacedOrder } from './order';
import { paths } from './paths';
import { type Answer, answered, type RefusalKind, refused } from './refusals';

/** Everything the product asks of a hotel platform. Source: guest-app 7, follow-up 7. */
export interface HotelApi {
  hotel(code: string, debugMode?: string | null): Promise<Answer<HotelAnswer>>;
  publicInfo(hotelId: Id, type: PublicInfoType): Promise<Answer<Text>>;
  navigation(hotelUuid: string, at: { sectionId: Id | null; path: string }): Promise<Answer<readonly NavItem[]>>;
  section(code: string, sectionId: Id): Promise<Answer<Section>>;
  sections(hotelUuid: string): Promise<Answer<readonly SectionFacts[]>>;
  properties(hotelUuid: string, productIds: readonly Id[]): Promise<Answer<Kit | null>>;
  payments(hotelUuid: string, productIds: readonly Id[]): Promise<Answer<readonly Payment[]>>;
  placeOrder(body: OrderBody): Promise<Answer<PlacedOrder>>;
  /** null: the answer had fewer than three lists, so what is shown stays (reading 13f). */
  checkOrders(code: string, uuids: readonly string[]): Promise<Answer<OrderGroups | null>>;
}

/** Sends a request to a platform: in-process, over HTTP to an upstream, or to the app's own origin. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Turns the body of an answer into what the call promises, or throws when it lacks what a page cannot live without.
 * The server gives zod decoders; the browser trusts the server's canonical JSON and only unwraps it.
 */
export type Decoders = {
  hotel(body: unknown): HotelAnswer | null;
  publicInfo(body: unknown): Text;
  navigation(body: unknown): readonly NavItem[];
  section(body: unknown): Section | null;
  sections(body: unknown): readonly SectionFacts[];
  properties(body: unknown): Kit | null;
  payments(body: unknown): readonly Payment[];
  placedOrder(body: unknown): PlacedOrder;
  orderGroups(body: unknown): OrderGroups | null;
};

/** One client over any way of sending. `base` is an origin, without `/api/v1`. */
export function hotelApi(options: { send: Send; base: string; decoders: Decoders }): HotelApi {
  const { send, base, decoders } = options;

  async function call<T>(path: string, decode: (body: unknown) => T | null, body?: unknown): Promise<Answer<T>> {
    const request = new Request(`${base}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    let response: Response;
    let text: string;
    try {
      response = await send(request);
      text = await response.text();
    } catch {
      // No answer at all (offline, refused, timed out): the outcome is unknown, and the caller is told so.
      return refused('unavailable');
    }
    const parsed = parse(text);
    if (!response.ok) return refusalOf(response, parsed);
    if (parsed === undefined) return refused('unavailable');
    if (isMissing(parsed)) return refused('not-found');
    const value = decode(parsed);
    return value === null ? refused('not-found') : answered(value);
  }

  /** An answer that may rightly be null. */
  const callNullable = async <T>(path: string, decode: (body: unknown) => T | null): Promise<Answer<T | null>> => {
    const boxed = await call(path, (body) => ({ value: decode(body) }));
    return boxed.ok ? answered(boxed.value.value) : boxed;
  };

  return {
    hotel: (code, debugMode) => call(paths.hotel(code, debugMode), decoders.hotel),
    publicInfo: (hotelId, type) => call(paths.publicInfo(hotelId, type), decoders.publicInfo),
    navigation: (hotelUuid, at) => call(paths.navigation(hotelUuid, at), decoders.navigation),
    section: (code, sectionId) => call(paths.section(code, sectionId), decoders.section),
    sections: (hotelUuid) => call(paths.sections(hotelUuid), decoders.sections),
    properties: (hotelUuid, productIds) => callNullable(paths.properties(hotelUuid, productIds), decoders.properties),
    payments: (hotelUuid, productIds) => call(paths.payments(hotelUuid, productIds), decoders.payments),
    placeOrder: (body) => call(paths.orders(), decoders.placedOrder, body),
    checkOrders: (code, uuids) => callNullable(paths.ordersCheck(code, uuids), decoders.orderGroups),
  };
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A body that says `status: 404` means the same as the status itself (reading 2). */
const isMissing = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && Number(body.status) === 404;

const KIND_OF_STATUS: Readonly<Record<number, RefusalKind>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'not-found',
  410: 'not-found',
  413: 'too-large',
  429: 'too-many',
};

/** Field errors count at any 4xx; a 4xx without them is told apart by its status (reading 1, 32). */
function refusalOf(response: Response, body: unknown): Answer<never> {
  if (response.status >= 500) return refused('unavailable');
  const fields = readFieldErrors(body);
  if (response.status !== 429 && Object.keys(fields).length > 0) return refused('invalid', fields);
  return refused(KIND_OF_STATUS[response.status] ?? 'invalid', {}, readRetryAfter(response.headers));
}
