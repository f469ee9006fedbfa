import { roomText } from '../i18n/typed-text';
import { roomKey } from './room-key';

/** What a text can find a person by. `room`: as `roomKey` writes it, '' for none; `phoneDigits`: null if it is no phone. */
export type PersonSearch = { room: string; phoneDigits: string | null };

/** Fewer digits would list half of the guests of a country. */
const MIN_PHONE_DIGITS = 4;

/** Reads a text as a room in any spelling, and as a part of a phone however that is written. Rule: desk/DE28. */
export function personSearch(text: string): PersonSearch {
  const room = roomText(text);
  const digits = /^[\d\s()+./-]+$/.test(room) ? room.replaceAll(/\D/g, '') : '';
  return {
    room: roomKey(room),
    phoneDigits: digits.length >= MIN_PHONE_DIGITS ? digits : null,
  };
}
