import { roomText } from '../i18n/typed-text';
import { roomKey } from './room-key';

/** What a text can find a person by. `room`: as `roomKey` writes it, '' for none; `phoneDigits`: null if it is no phone. */
export type PersonSearch = { room: string; phoneDigits: string | null };

/** Fewer digits would list half of the guests of a country. */
const MIN_PHONE_DIGITS = 4;

/** The digits of a part of a phone, however that is written; null: the text is none, or too short. Rule: desk/DE28. */
export function phoneDigitsOf(text: string): string | null {
  const digits = /^[\d\s()+./-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  return digits.length >= MIN_PHONE_DIGITS ? digits : null;
}

/** Reads a text as a room in any spelling, and as a part of a phone. Rule: desk/DE28. */
export function personSearch(text: string): PersonSearch {
  const room = roomText(text);
  return { room: roomKey(room), phoneDigits: phoneDigitsOf(room) };
}
