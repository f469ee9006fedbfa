import { chosenLanguage } from '@/lib/device/chosen-language';

/**
 * Stores the language in a session cookie, because the server renders the next page. On HTTPS the cookie is `secure`;
 * on plain HTTP (this machine, a local network) that would drop it. Rules: cookies/CK6, languages/L6, security/SC18.
 *
 * Returns once the browser has stored the cookie. Chromium only queues a written cookie: a reload that follows at once
 * can be sent without it, and the page stays in the former language. Reading the cookies waits for the write.
 *
 * @returns whether the browser has kept the language. false when cookies are blocked: then it lives in the address and,
 * where there is one, in the session storage (languages/L30).
 */
export function keepLanguage(language: string): boolean {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `lang=${encodeURIComponent(language)}; path=/; samesite=lax${secure}`;
  const isKept = document.cookie.split('; ').includes(`lang=${encodeURIComponent(language)}`);
  chosenLanguage.changeNow(() => (isKept ? '' : language));
  return isKept;
}
