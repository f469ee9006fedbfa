import { isBlankMessage } from './blank-message';

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
  expect(isBlankMessage(content)).toBe(expected);
});
