import { plainText } from '../i18n/plain-text';

const LEADING_HEADING = /^\s*<h([2-4])>([\s\S]*?)<\/h\1>/;

/**
 * Splits a hotel's text into its title and the rest. A heading at the beginning is the title if no later heading has the
 * same or a higher level; otherwise it is the heading of the first section, and the title is null. `html`: sanitised.
 */
export function splitTitle(html: string): { title: string | null; body: string } {
  const [heading = '', level, headingHtml = ''] = LEADING_HEADING.exec(html) ?? [];
  const body = html.slice(heading.length);
  const title = plainText(headingHtml);
  const isAboveAll = level !== undefined && !new RegExp(`<h[2-${level}]>`).test(body);
  return isAboveAll && title !== '' ? { title, body } : { title: null, body: html };
}
