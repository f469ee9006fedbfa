const ISOLATES = /[\u2066-\u2068]/;
const ISOLATE_END = '\u2069';

/**
 * Words that somebody else wrote (a room, a note, a comment), for a place inside a sentence: they run in their own
 * direction, and what they switch on, an override for example, ends with them. An end that belongs to no beginning of
 * theirs would let them out, and is dropped; a beginning without its end is closed. Nothing stays nothing.
 */
export function bidiIsolate(words: string): string {
  if (words === '') return '';
  let open = 0;
  let closed = '';
  for (const character of words) {
    if (character === ISOLATE_END && open === 0) continue;
    if (character === ISOLATE_END) open -= 1;
    else if (ISOLATES.test(character)) open += 1;
    closed += character;
  }
  return `\u2068${closed}${ISOLATE_END.repeat(open + 1)}`;
}
