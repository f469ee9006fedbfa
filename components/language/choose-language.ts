import { directionOf } from '@/lib/domain/language';

/**
 * Keeps the language for this visit, in a session cookie, because the next page is rendered on the server.
 * Returns whether the writing direction changes: then the page is loaded anew (guest-app 4 "Language").
 */
export function chooseLanguage(from: string, to: string): { directionChanges: boolean } {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `lang=${encodeURIComponent(to)}; path=/; samesite=lax`;
  return { directionChanges: directionOf(from) !== directionOf(to) };
}
