import type { LanguageTag } from '../i18n/language';
import { intlLocales } from '../i18n/locale-data';

/** What the operator's list is ordered and searched by. Times are ISO. */
type Listed = {
  code: string;
  title: string;
  oldest: { created_at: string } | null;
  chat_waiting_since: string | null;
};

export const HOTEL_ORDERS = ['oldest', 'name'] as const;
export type HotelOrder = (typeof HOTEL_ORDERS)[number];

/** After every time. */
const NEVER = '~';

/** Since when an order or a chat of the hotel has waited; a text after every time when nothing waits. */
const waitingSince = ({ oldest, chat_waiting_since }: Listed): string =>
  [oldest?.created_at ?? NEVER, chat_waiting_since ?? NEVER].reduce((one, other) => (one < other ? one : other));

/** The hotels whose title or code contains the text, in an order. Rule: desk/DE23. */
export function listedHotels<T extends Listed>(
  hotels: readonly T[],
  { text, order, locale }: { text: string; order: HotelOrder; locale: LanguageTag },
): readonly T[] {
  const sought = text.trim().toLocaleLowerCase(locale);
  const found = hotels.filter(
    ({ title, code }) => title.toLocaleLowerCase(locale).includes(sought) || code.includes(sought),
  );
  const byName = new Intl.Collator(intlLocales(locale)).compare;
  return found.sort((one, other) => {
    const [first, second] = [waitingSince(one), waitingSince(other)];
    if (order === 'oldest' && first !== second) return first < second ? -1 : 1;
    return byName(one.title, other.title);
  });
}
