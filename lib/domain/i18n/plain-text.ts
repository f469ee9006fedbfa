/**
 * Rich text as plain text: for a text that was kept on the device, which is shown as text and never as HTML, and for
 * cards, titles and link previews. The rich text is the hotel's, already sanitised. Rules: security/SC5, security/SC6.
 */
const BLOCK_END = /<(?:br|\/p|\/li|\/h[1-6]|\/tr|\/div|\/blockquote)\b[^<>]*>/gi;
const CELL_END = /<\/t[dh]\b[^<>]*>/gi;
/** A '<' with no letter after it is a character of the text. Excluding '<' keeps the search linear in the length. */
const TAG = /<\/?[a-z][^<>]*>|<!--[^<>]*-->/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const character = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
};

/** The paragraphs of a rich or plain text, without markup; none for a text with no words in it. */
export const paragraphsOf = (rich: string): string[] =>
  rich
    .replace(BLOCK_END, '\n')
    .replace(CELL_END, ' ')
    .replace(TAG, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, character)
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** The same on one line. */
export const plainText = (rich: string): string => paragraphsOf(rich).join(' ').replace(/\s+/g, ' ');
