import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskResponse } from '../desk-api';

/** Why the last try has failed. `messages`: what is to be read, by field; empty where the server has not answered. */
export type Refused = { messages: Readonly<Record<string, readonly string[]>>; isUnanswered: boolean };

const FORBIDDEN = 403;

/** What of a refusal is read: the words of the server, or that a dish is not for whoever is signed in. Rule: telephone-orders/TO16. */
export function refusedBy(
  { status, messages = {} }: Extract<DeskResponse<unknown>, { ok: false }>,
  t: (key: keyof DeskMessages) => string,
): Refused {
  const isUnanswered = status === 0;
  if (status !== FORBIDDEN) return { messages, isUnanswered };
  const said = Object.keys(messages).map((field) => [field, [t('dish_not_yours')]] as const);
  return { messages: Object.fromEntries(said), isUnanswered };
}
