/** What a text can find a person by; null: it is no room, or too short for a phone. */
export type PersonSearch = { rooms: readonly string[]; phoneDigits: string | null };

/** Fewer digits would list half of the guests of a country. */
const MIN_PHONE_DIGITS = 4;

/** Reads a text as a room in any case, and as a part of a phone however that is written. Rule: desk/DE28. */
export function personSearch(text: string): PersonSearch {
  const room = text.trim();
  const digits = /^[\d\s()+./-]+$/.test(room) ? room.replaceAll(/\D/g, '') : '';
  return {
    rooms: room === '' ? [] : [...new Set([room, room.toLowerCase(), room.toUpperCase()])],
    phoneDigits: digits.length >= MIN_PHONE_DIGITS ? digits : null,
  };
}
