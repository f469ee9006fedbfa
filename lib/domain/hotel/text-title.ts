import { plainText } from '../i18n/plain-text';

const LEADING_HEADING = /^\s*<h([2-4])>([\s\S]*?)<\/h\1>/;

/**
 * A hotel's text that brings its own title, parted from what follows. Its title is a heading that it begins with and
 * that stands above all its others: the first of several headings of one level is a section's. `html`: sanitised.
 */
export function splitTitle(html: string): { title: string | null; body: string } {
  const [heading = '', level, words = ''] = LEADING_HEADING.exec(html) ?? [];
  const body = html.slice(heading.length);
  const title = plainText(words);
  const isAboveAll = level !== undefined && !new RegExp(`<h[2-${level}]>`).test(body);
  return isAboveAll && title !== '' ? { title, body } : { title: null, body: html };
}
