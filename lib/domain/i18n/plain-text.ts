/**
 * Converts rich text to plain text: for texts stored on the device, which are never rendered as HTML, and for cards,
 * titles and link previews. The rich text comes from the hotel and is already sanitised. Rules: security/SC5,
 * security/SC6.
 */
const BLOCK_END = /<(?:br|\/p|\/li|\/h[1-6]|\/tr|\/div|\/blockquote)\b[^<>]*>/gi;
const CELL_END = /<\/t[dh]\b[^<>]*>/gi;
/**
 * A '<' without a following letter is a character of the text. Excluding '<' inside a tag keeps the search linear in
 * the length.
 */
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

/** Splits a rich or plain text into paragraphs without markup; empty if there is no text. */
export const paragraphsOf = (rich: string): string[] =>
  rich
    .replace(BLOCK_END, '\n')
    .replace(CELL_END, ' ')
    .replace(TAG, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, character)
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Converts a rich or plain text to one line without markup. */
export const plainText = (rich: string): string => paragraphsOf(rich).join(' ').replace(/\s+/g, ' ');
