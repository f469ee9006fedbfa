import fc from 'fast-check';
import { bidiIsolate } from './bidi-isolate';

/** Where the words around a text stand after it, once every mark has been followed: 0 is the sentence itself. */
function depthAfter(sentence: string): number {
  let depth = 0;
  for (const character of sentence) {
    if (/[\u2066-\u2068]/.test(character)) depth += 1;
    if (character === '\u2069') depth = Math.max(0, depth - 1);
  }
  return depth;
}

/** The least depth inside a text: 0 means that it got out of its own place. */
function leastDepthInside(sentence: string): number {
  const ends = [...sentence.slice(0, -1)].map((_character, index) => depthAfter(sentence.slice(0, index + 1)));
  return Math.min(...ends);
}

describe('words that somebody else wrote, inside a sentence', () => {
  it.each([
    ['a room', '214', '\u2068214\u2069'],
    ['nothing', '', ''],
    ['an override, which ends where they end', 'A\u202e12', '\u2068A\u202e12\u2069'],
    ['an end without a beginning, which would let them out', '\u2069\u202eA', '\u2068\u202eA\u2069'],
    ['a beginning without an end', 'A\u2067B', '\u2068A\u2067B\u2069\u2069'],
    ['marks in order, which stay', 'A \u20665 €\u2069 B', '\u2068A \u20665 €\u2069 B\u2069'],
  ])('%s', (_title, words, expected) => {
    expect(bidiIsolate(words)).toBe(expected);
  });

  it('never reach what stands around them, whatever they are made of', () => {
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
