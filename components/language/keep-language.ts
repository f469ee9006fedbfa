/**
 * Keeps the language for this visit, in a session cookie, because the next page is rendered on the server. Over an
 * encrypted connection it never travels in the open; a plain one, on this machine or a network of one's own, has no
 * other. Rules: cookies/CK6, languages/L6, security/SC18.
 */
export function keepLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `lang=${encodeURIComponent(language)}; path=/; samesite=lax${secure}`;
}
