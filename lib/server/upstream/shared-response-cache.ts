import 'server-only';
import { log } from '../log/log';
import { createResponseCache, type ResponseCache } from './response-cache';

const shared = globalThis as { hotelResponses?: ResponseCache };

/** The response cache of this process. Global, because pages and routes are separate bundles. */
export function sharedResponseCache(): ResponseCache {
  shared.hotelResponses ??= createResponseCache({
    now: Date.now,
    onError: (error) => log().error({ err: error }, 'a response could not be made'),
  });
  return shared.hotelResponses;
}

/** Empties the cache between tests. */
export const clearResponseCache = (): void => sharedResponseCache().forget();
