import { type Country, digitsOf } from './phone';
import { cursorIn, typePhone } from './phone-mask';

/** The state of a phone field: value, country and cursor position. */
type PhoneField = { value: string; country: Country; cursor: number };

/** Removes the last digit before the cursor and after the dial code; null if there is none. */
function withoutDigitBefore(text: string, cursor: number, begin: number): string | null {
  const place = text.slice(0, cursor).search(/\d\D*$/);
  return place < begin ? null : text.slice(0, place) + text.slice(place + 1);
}

/** Minimum digits after a '+' inside the value. Fewer are a typing error, not a pasted number. */
const MIN_PASTE_DIGITS = 5;

/** Returns a whole number that was pasted into, before or after the existing one; null if there is none. */
function pastedNumber(text: string, cursor: number): string | null {
  if (text.indexOf('+') === text.lastIndexOf('+')) return null;
  const begun = text.slice(0, cursor);
  const pasted = begun.slice(Math.max(0, begun.lastIndexOf('+')));
  return digitsOf(pasted).length >= MIN_PASTE_DIGITS ? pasted : null;
}

/**
 * Returns the state of a phone field after an input at any position. `text` and `cursor`: after the input. `before`:
 * the previous value. Deleting a separator of the mask also deletes the digit before it, because the key would
 * otherwise have no effect. Rule: phone/PH12.
 */
export function typeAt(input: {
  text: string;
  cursor: number;
  before: string;
  country: Country;
  countries: readonly Country[];
}): PhoneField {
  const { text, cursor, before, country, countries } = input;
  const pasted = pastedNumber(text, cursor);
  // Guests rarely select the old number before pasting, so the pasted number replaces it.
  if (pasted !== null) return typeAt({ ...input, text: pasted, cursor: pasted.length, before: '' });
  const behind = digitsOf(text.slice(cursor)).length;
  const isSignDeleted = before.length - text.length === 1 && behind > 0 && digitsOf(text) === digitsOf(before);
  const edited = isSignDeleted ? withoutDigitBefore(text, cursor, country.mask.indexOf('_')) : text;
  if (edited === null) return { value: before, country, cursor: cursorIn(before, behind) };
  const next = typePhone({ text: edited, before, country, countries });
  return { ...next, cursor: cursorIn(next.value, behind) };
}
