import { answerText, asciiDigits, isBlank, roomText, trimTyped } from './typed-text';

it.each([
  ['an empty text', '', true],
  ['spaces and line breaks', ' \n\t ', true],
  ['a non-breaking and an ideographic space', '\u00a0\u3000', true],
  ['zero-width characters', '\u200b\u200d\u2060\ufeff', true],
  ['bidi marks', '\u202e\u2066\u2069', true],
  ['Hangul fillers and an empty Braille cell', '\u115f\u3164\uffa0\u2800', true],
  ['variation selectors', '\ufe0f', true],
  ['control characters', '\u0000\u001b', true],
  ['a word among blanks', ' \u200bok\n', false],
  ['a single mark', '?', false],
  ['an emoji of several code points', '👩‍👧', false],
  ['a combining letter of Arabic', 'ﷺ', false],
])('decides whether %s is blank', (_title, content, expected) => {
  expect(isBlank(content)).toBe(expected);
});

it.each([
  ['\u200b\u2800\u3164', ''],
  [' Ana \n', 'Ana'],
  ['', ''],
])('trimTyped(%j) is %j', (typed, expected) => {
  expect(trimTyped(typed)).toBe(expected);
});

it.each([
  ['Arabic', '١٠١', '101'],
  ['Persian', '۲۱۴', '214'],
  ['Devanagari', '१०१', '101'],
  ['Bengali', '১০১', '101'],
  ['Thai', '๑๐๑', '101'],
  ['full-width', '１０１', '101'],
  ['no digits, and keeps all other characters', 'Villa Ⅲ ½', 'Villa Ⅲ ½'],
])('asciiDigits writes %s digits as 0–9', (_script, typed, expected) => {
  expect(asciiDigits(typed)).toBe(expected);
});

it.each([
  ['١٠١', '101'],
  [' \u200f۲۱۴\u200b ', '214'],
  ['Villa ٣', 'Villa 3'],
  ['ویلا\u200cی ۳', 'ویلا\u200cی 3'],
  ['\u200b\u3164', ''],
])('roomText(%j) is %j', (typed, expected) => {
  expect(roomText(typed)).toBe(expected);
});

it.each([
  ['٤', '4'],
  ['۲ + ۱', '2 + 1'],
  ['٢٠٠', '200'],
  ['ثلاثة، غرفة ٣', 'ثلاثة، غرفة ٣'],
  ['', ''],
])('answerText(%j) is %j', (typed, expected) => {
  expect(answerText(typed)).toBe(expected);
});
