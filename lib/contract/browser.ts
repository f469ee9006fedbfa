import type { Endpoint } from './call';
import { createHotelApi, type Decoders, type HotelApi } from './client';
import { unwrap } from './envelope';
import { fetchWithTimeout } from './fetch-with-timeout';

/** What the app's own origin answers stands under `data`, and the server has already checked it. */
export const canonical = <T>(body: unknown): T => unwrap(body) as T;

/** What stands under a name of its own there; null where there is none. */
const part =
  <T>(name: string) =>
  (body: unknown): T =>
    (canonical<Record<string, T> | null>(body)?.[name] ?? null) as T;

/** So unwrapping is all that is left to the browser, and zod stays out of the first load. */
export const browserDecoders: Decoders = {
  hotel: canonical,
  publicInfo: canonical,
  weather: part('weather'),
  navigation: canonical,
  section: part('section'),
  sections: canonical,
  recommendations: part('recommended_products'),
  availableDays: canonical,
  availableTimes: canonical,
  guest: canonical,
  properties: canonical,
  payments: canonical,
  ip: canonical,
  placedOrder: canonical,
  orderGroups: canonical,
  announcements: canonical,
};

/** Of what changes something the outcome matters, so its answer is waited for: the one who sends it sets the limit. */
const send = (request: Request) => (request.method === 'GET' ? fetchWithTimeout(request) : fetch(request));

/** The app's own origin. */
export const ownOrigin = (): Endpoint => ({ send, base: window.location.origin });

let api: HotelApi | undefined;

/** The calls of the browser, over the app's own origin. Chat: `browserChat`, voice: `browserVoice`. */
export const browserApi = (): HotelApi => {
  api ??= createHotelApi({ ...ownOrigin(), decoders: browserDecoders });
  return api;
};
