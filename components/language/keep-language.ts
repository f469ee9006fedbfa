/** Keeps the language for this visit, in a session cookie, because the next page is rendered on the server. */
export function keepLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `lang=${encodeURIComponent(language)}; path=/; samesite=lax`;
}
