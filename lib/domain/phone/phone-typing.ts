import { type Country, digitsOf } from './phone';
import { cursorIn, typePhone } from './phone-mask';

/** What the guest sees of a phone field: the number, the country it stands on, the place of the cursor. */
type PhoneField = { value: string; country: Country; cursor: number };

/** A text without the digit before a place, where one stands behind the dial code; null: none does. */
function withoutDigitBefore(text: string, cursor: number, begin: number): string | null {
  const place = text.slice(0, cursor).search(/\d\D*$/);
  return place < begin ? null : text.slice(0, place) + text.slice(place + 1);
}

/** Fewer digits after a plus in the middle are a slip of the finger; a number to dial has more. */
const SHORTEST_PASTE = 5;

/** A whole number that was pasted into, before or behind the one that stands there; null: none was. */
function pastedNumber(text: string, cursor: number): string | null {
  if (text.indexOf('+') === text.lastIndexOf('+')) return null;
  const begun = text.slice(0, cursor);
  const pasted = begun.slice(Math.max(0, begun.lastIndexOf('+')));
  return digitsOf(pasted).length >= SHORTEST_PASTE ? pasted : null;
}

/**
 * What a phone field shows after an input, wherever in the number it was made. `text` and `cursor`: as the input left
 * them; `before`: what the field showed. A sign of the mask cannot be deleted by itself: it takes the digit before it
 * along, else the key would seem dead. Rule: phone/PH12.
 */
export function typeAt(from: {
  text: string;
  cursor: number;
  before: string;
  country: Country;
  countries: readonly Country[];
}): PhoneField {
  const { text, cursor, before, country, countries } = from;
  const pasted = pastedNumber(text, cursor);
  // Nobody selects the old number first.
  if (pasted !== null) return typeAt({ ...from, text: pasted, cursor: pasted.length, before: '' });
  const behind = digitsOf(text.slice(cursor)).length;
  const isSignDeleted = before.length - text.length === 1 && behind > 0 && digitsOf(text) === digitsOf(before);
  const edited = isSignDeleted ? withoutDigitBefore(text, cursor, country.mask.indexOf('_')) : text;
  if (edited === null) return { value: before, country, cursor: cursorIn(before, behind) };
  const next = typePhone({ text: edited, before, country, countries });
  return { ...next, cursor: cursorIn(next.value, behind) };
}
