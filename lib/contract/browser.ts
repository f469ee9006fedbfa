import type { Section, SectionFacts } from './catalogue';
import { type Decoders, type HotelApi, hotelApi } from './client';
import { unwrap } from './envelope';
import type { HotelAnswer, NavItem, Payment } from './hotel';
import type { OrderGroups, PlacedOrder } from './order';

/**
 * The browser's decoders: the app's own origin answers in canonical JSON, which the server has already checked,
 * so unwrapping is all that is left, and zod stays out of the first load.
 */
const canonical: Decoders = {
  hotel: (body) => unwrap(body) as HotelAnswer,
  publicInfo: (body) => unwrap(body) as string,
  navigation: (body) => unwrap(body) as NavItem[],
  section: (body) => (unwrap(body) as { section: Section }).section,
  sections: (body) => unwrap(body) as SectionFacts[],
  properties: (body) => unwrap(body) as null,
  payments: (body) => unwrap(body) as Payment[],
  placedOrder: (body) => unwrap(body) as PlacedOrder,
  orderGroups: (body) => unwrap(body) as OrderGroups | null,
};

let api: HotelApi | undefined;

/** The calls of the browser, over the app's own origin. */
export const browserApi = (): HotelApi => {
  api ??= hotelApi({ send: (request) => fetch(request), base: window.location.origin, decoders: canonical });
  return api;
};
