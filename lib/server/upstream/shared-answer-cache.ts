import 'server-only';
import { log } from '../log/log';
import { type AnswerCache, createAnswerCache } from './answer-cache';

const shared = globalThis as { hotelAnswers?: AnswerCache };

/** The answers that this process keeps. Pages and routes are separate bundles, so they are kept in one place for all. */
export function sharedAnswerCache(): AnswerCache {
  shared.hotelAnswers ??= createAnswerCache({
    now: Date.now,
    onAccident: (error) => log().error({ err: error }, 'an answer could not be made'),
  });
  return shared.hotelAnswers;
}

/** Forgets everything: a test begins. */
export const clearAnswerCache = (): void => sharedAnswerCache().forget();
