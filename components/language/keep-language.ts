/**
 * Stores the language in a session cookie, because the server renders the next page. On HTTPS the cookie is `secure`;
 * on plain HTTP (this machine, a local network) that would drop it. Rules: cookies/CK6, languages/L6, security/SC18.
 */
export function keepLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `lang=${encodeURIComponent(language)}; path=/; samesite=lax${secure}`;
}
