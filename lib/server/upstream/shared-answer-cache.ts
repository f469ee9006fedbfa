import 'server-only';
import { log } from '../log/log';
import { type AnswerCache, createAnswerCache } from './answer-cache';

const shared = globalThis as { hotelAnswers?: AnswerCache };

/** The answer cache of this process. Global, because pages and routes are separate bundles. */
export function sharedAnswerCache(): AnswerCache {
  shared.hotelAnswers ??= createAnswerCache({
    now: Date.now,
    onError: (error) => log().error({ err: error }, 'an answer could not be made'),
  });
  return shared.hotelAnswers;
}

/** Empties the cache between tests. */
export const clearAnswerCache = (): void => sharedAnswerCache().forget();
