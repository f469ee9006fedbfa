const ISOLATES = /[\u2066-\u2068]/;
const ISOLATE_END = '\u2069';

/**
 * Isolates a guest's or hotel's text (a room, a note, a comment) inside a sentence, so that its direction and its bidi
 * overrides do not affect the rest. A closing mark without an opening one would end the isolation early and is removed;
 * an opening mark without a closing one is closed. An empty text stays empty.
 */
export function bidiIsolate(text: string): string {
  if (text === '') return '';
  let open = 0;
  let closed = '';
  for (const character of text) {
    if (character === ISOLATE_END && open === 0) continue;
    if (character === ISOLATE_END) open -= 1;
    else if (ISOLATES.test(character)) open += 1;
    closed += character;
  }
  return `\u2068${closed}${ISOLATE_END.repeat(open + 1)}`;
}
