import 'server-only';
import { log } from '../log/log';
import { remember } from '../remember';
import { createResponseCache, type ResponseCache } from './response-cache';

/** The response cache of this process. */
export const sharedResponseCache = (): ResponseCache =>
  remember('responses', () =>
    createResponseCache({
      now: Date.now,
      onError: (error) => log().error({ err: error }, 'a response could not be made'),
    }),
  );

/** Empties the cache between tests. */
export const clearResponseCache = (): void => sharedResponseCache().forget();
