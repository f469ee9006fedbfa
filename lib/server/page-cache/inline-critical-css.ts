import 'server-only';
import { type ReadStyleSheet, selectCriticalCss } from './critical-css';

/** A style sheet of the app, as React writes it. The path needs no decoding, because it has no `&`. */
const LINK = /<link rel="stylesheet" href="(?<path>\/_next\/static\/[^"&]+)"[^>]*>/g;

/**
 * Replaces the style sheets of a page with the rules that the page needs, in a style element: on a slow line a sheet is one
 * more round trip, and twice the bytes, before anything is shown. Returns also the paths of the replaced sheets, because
 * what is opened later needs them. Rule: page-cache/PC18.
 *
 * @param nonce of the page
 * @param readSheet returns null for a sheet that cannot be read: its link stays
 */
export function inlineCriticalCss(
  html: string,
  { nonce, readSheet }: { nonce: string; readSheet: ReadStyleSheet },
): { html: string; sheets: string[] } {
  const sheets: string[] = [];
  const inlined = html.replace(LINK, (link, path: string) => {
    const sheet = readSheet(path);
    if (sheet === null) return link;
    sheets.push(path);
    return `<style nonce="${nonce}">${selectCriticalCss(sheet, html)}</style>`;
  });
  return { html: inlined, sheets };
}
