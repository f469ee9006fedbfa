import type { Endpoint } from './call';
import { createHotelApi, type Decoders, type HotelApi } from './client';
import { noteDate } from './dated-answers';
import { unwrap } from './envelope';
import { fetchWithTimeout } from './fetch-with-timeout';

/** The value under `data`. The app's own server has validated it already. */
export const canonical = <T>(body: unknown): T => unwrap(body) as T;

/** A field of the value under `data`; null when it is missing. */
const part =
  <T>(name: string) =>
  (body: unknown): T =>
    (canonical<Record<string, T> | null>(body)?.[name] ?? null) as T;

/** The browser only unwraps responses, which keeps zod out of the first load. */
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
  availablePlaces: canonical,
  guest: canonical,
  properties: canonical,
  payments: canonical,
  ip: canonical,
  placedOrder: canonical,
  orderGroups: canonical,
  announcements: canonical,
};

/** Only reads have a timeout: the outcome of a write matters, so its caller sets the limit. */
function send(request: Request): Promise<Response> {
  const sentAt = Date.now();
  const response = request.method === 'GET' ? fetchWithTimeout(request) : fetch(request);
  response.then(
    (answered) => noteDate(answered, sentAt),
    // The caller of this function handles a failed request.
    () => undefined,
  );
  return response;
}

export const ownOrigin = (): Endpoint => ({ send, base: window.location.origin });

let api: HotelApi | undefined;

/** The browser's calls to the app's own origin. Chat: `browserChat`, voice: `browserVoice`. */
export const browserApi = (): HotelApi => {
  api ??= createHotelApi({ ...ownOrigin(), decoders: browserDecoders });
  return api;
};
