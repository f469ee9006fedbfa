import { bidiIsolate } from '../i18n/bidi-isolate';
import { joinList } from '../i18n/join-list';
import { textIn } from '../i18n/text';
import type { Intent, SentLine } from './order-intent';

/**
 * How long an order that was sent without a network is sent by itself, in ms. A coffee that was ordered in the morning
 * is not wanted in the afternoon.
 */
export const WAITS_FOR_MS = 30 * 60_000;

type Waiting = Pick<Intent<unknown>, 'waitsSince'>;

/**
 * Whether an order is sent without a tap as soon as there is a network. After half an hour, or when the clock was
 * turned back, the guest decides. Rule: sending/SE21.
 */
export const isSentByItself = ({ waitsSince }: Waiting, now: number): boolean =>
  waitsSince !== null && now >= waitsSince && now - waitsSince < WAITS_FOR_MS;

/**
 * The products of an order that the hotel does not know yet, like '2 × Strawberry cake, Tea'; '' if their titles are not
 * kept. Rule: sending/SE21.
 */
export const waitingProducts = (
  { lines }: { lines: readonly Pick<SentLine, 'title' | 'quantity'>[] },
  language: string,
): string =>
  joinList(
    lines.map(({ title, quantity }) => {
      const name = bidiIsolate(textIn(title, language));
      return name !== '' && quantity > 1 ? `${quantity} × ${name}` : name;
    }),
    language,
  );
