import { bidiIsolate } from '../i18n/bidi-isolate';
import { joinList } from '../i18n/join-list';
import { type Text, textIn } from '../i18n/text';
import type { Intent } from './order-intent';

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
  { titles, order }: { titles: readonly Text[]; order: { products: readonly { quantity: number }[] } },
  language: string,
): string =>
  joinList(
    order.products.map(({ quantity }, index) => {
      const title = bidiIsolate(textIn(titles[index] ?? '', language));
      return title !== '' && quantity > 1 ? `${quantity} × ${title}` : title;
    }),
    language,
  );
