import fc from 'fast-check';
import { bidiIsolate } from './bidi-isolate';

/** Returns the isolation depth after a text, following all its marks. 0: outside every isolate. */
function depthAfter(sentence: string): number {
  let depth = 0;
  for (const character of sentence) {
    if (/[\u2066-\u2068]/.test(character)) depth += 1;
    if (character === '\u2069') depth = Math.max(0, depth - 1);
  }
  return depth;
}

/** Returns the lowest isolation depth inside a text. 0: a part of it is outside its isolate. */
function leastDepthInside(sentence: string): number {
  const ends = [...sentence.slice(0, -1)].map((_character, index) => depthAfter(sentence.slice(0, index + 1)));
  return Math.min(...ends);
}

describe('bidiIsolate', () => {
  it.each([
    ['isolates a room number', '214', '\u2068214\u2069'],
    ['keeps an empty text empty', '', ''],
    ['ends an override at the end of the text', 'A\u202e12', '\u2068A\u202e12\u2069'],
    ['removes a closing mark without an opening one', '\u2069\u202eA', '\u2068\u202eA\u2069'],
    ['closes an opening mark', 'A\u2067B', '\u2068A\u2067B\u2069\u2069'],
    ['keeps marks in pairs', 'A \u20665 €\u2069 B', '\u2068A \u20665 €\u2069 B\u2069'],
  ])('bidiIsolate %s', (_title, words, expected) => {
    expect(bidiIsolate(words)).toBe(expected);
  });

  it('keeps any text inside its isolate', () => {
    const marks = fc.constantFrom(
      '\u202a',
      '\u202b',
      '\u202c',
      '\u202d',
      '\u202e',
      '\u2066',
      '\u2067',
      '\u2068',
      '\u2069',
    );
    const hostile = fc.array(fc.oneof(marks, fc.string({ maxLength: 3 }))).map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, (words) => {
        const apart = bidiIsolate(words);
        expect(depthAfter(apart)).toBe(0);
        if (apart !== '') expect(leastDepthInside(apart)).toBeGreaterThan(0);
      }),
    );
  });
});
