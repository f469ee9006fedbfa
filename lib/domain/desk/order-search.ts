import { roomText } from '../i18n/typed-text';
import { phoneDigitsOf } from './person-search';
import { roomKey } from './room-key';

/**
 * What a text finds orders by. `whole`: the text, which finds the beginning of a room; `words`: each of them is in the name,
 * in a dish, at the beginning of the room, or is the number; `phoneDigits`: null if it is no phone.
 */
export type OrderSearch = { whole: string; words: readonly string[]; phoneDigits: string | null };

/** An order as it is searched. Its texts are as `searchKey` writes them; a phone has only digits. */
export type SearchedOrder = { num: number; room: string; name: string; phone: string; dishes: string };

/** A text as it is compared: as a room, and without the signs that mean something in a pattern of the databases. */
export const searchKey = (text: string): string => roomKey(text.replaceAll(/[%_\\]/g, ' '));

/** Reads what staff have typed; null: nothing, which finds every order. Rule: desk/DE61. */
export function orderSearch(typed: string): OrderSearch | null {
  const whole = searchKey(typed).replace(/^#/, '').trim();
  if (whole === '') return null;
  return { whole, words: whole.split(' '), phoneDigits: phoneDigitsOf(roomText(typed)) };
}

/** An order's texts in the form in which they are searched. `dishes`: their titles, in every language. */
export const searchedOrder = (order: {
  num: number;
  room: string | null;
  name: string | null;
  phone: string | null;
  dishes: readonly string[];
}): SearchedOrder => ({
  num: order.num,
  room: searchKey(order.room ?? ''),
  name: searchKey(order.name ?? ''),
  phone: roomText(order.phone ?? '').replaceAll(/\D/g, ''),
  dishes: [...new Set(order.dishes.map(searchKey))].join('\n'),
});

/** The number that a word is; null: none. Numbers of orders have fewer digits than a double holds. */
export const numberOf = (word: string): number | null => (/^\d{1,15}$/.test(word) ? Number(word) : null);

/** Whether a search finds an order. The stores carry out the same in SQL. Rule: desk/DE61. */
export function isFound(order: SearchedOrder, { whole, words, phoneDigits }: OrderSearch): boolean {
  if (order.room.startsWith(whole)) return true;
  if (phoneDigits !== null && order.phone.includes(phoneDigits)) return true;
  return words.every(
    (word) =>
      order.name.includes(word) ||
      order.dishes.includes(word) ||
      order.room.startsWith(word) ||
      order.num === numberOf(word),
  );
}
