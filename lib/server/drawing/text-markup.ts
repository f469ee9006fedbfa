import 'server-only';

/** The direction of the page decides where a line begins, not the first letter of the text. */
const MARKS = { ltr: '\u200e', rtl: '\u200f' } as const;

/** Languages whose letters share code points with Chinese, or that another font than the first has. */
const OWN_FAMILY: Readonly<Record<string, string>> = { ja: 'Noto Sans JP Thin', ko: 'Noto Sans KR Thin' };

/** The comma at the end keeps the last word of a family from being read as its weight. */
export const familiesOf = (language: string): string =>
  `Ubuntu,IBM Plex Sans Arabic,${OWN_FAMILY[language] ?? 'Noto Sans SC Thin'},`;

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type MarkupStyle = { direction: 'ltr' | 'rtl'; color: string; isStruck?: boolean };

/** A line of text in the markup of the drawing library. */
export function textMarkup(text: string, { direction, color, isStruck = false }: MarkupStyle): string {
  const style = `foreground="${color}"${isStruck ? ' strikethrough="true"' : ''}`;
  return `<span ${style}>${MARKS[direction]}${escapeMarkup(text)}</span>`;
}
