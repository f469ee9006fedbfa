'use client';

import { useState } from 'react';
import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskResponse, DeskSession } from '../desk-api';
import { NO_COOKIES, signInBy } from './sign-in-api';

/** The words for refusals by a field or their status; every other one means that the desk did not answer. */
export type RefusalWords = Readonly<Record<number | string, keyof DeskMessages>>;

type Refused = Extract<DeskResponse<never>, { ok: false }>;

const SHARED: RefusalWords = { [NO_COOKIES]: 'cookies_needed', 429: 'too_many' };

/** What a refusal says: by the first field that has words, otherwise by its status. */
export function wordOf({ status, fields }: Refused, own: RefusalWords): keyof DeskMessages {
  const words = { ...SHARED, ...own };
  const named = fields.find((field) => field in words);
  return words[named ?? status] ?? 'no_response';
}

/**
 * A way to sign in: whether it is under way, and why the last try was refused, as a key of the desk's words. `words`: those
 * of this way.
 */
export function useSignIn(words: RefusalWords, onSignIn: (session: DeskSession) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<keyof DeskMessages | null>(null);
  /** Whether it was successful. */
  const send = async (path: string, body: object): Promise<boolean> => {
    setIsBusy(true);
    setRefusal(null);
    const response = await signInBy(path, body);
    setIsBusy(false);
    if (response.ok) onSignIn(response.value);
    else setRefusal(wordOf(response, words));
    return response.ok;
  };
  return { isBusy, setIsBusy, refusal, setRefusal, send };
}
