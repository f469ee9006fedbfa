import type { useRouter } from 'next/navigation';

/** Keeps the language in the address, where it stands while the browser keeps no cookies. Rule: languages/L30. */
export function inLanguage(href: string): string {
  const { href: here, search, origin } = window.location;
  const language = new URLSearchParams(search).get('lang');
  const address = new URL(href, here);
  if (language === null || address.origin !== origin || address.searchParams.has('lang')) return href;
  address.searchParams.set('lang', language);
  return address.pathname + address.search + address.hash;
}

/**
 * Goes to a page of the app. Offline the browser loads it, so that the service worker responds: the router's own request
 * fails, it then loads the page too, and repeats that when the guest comes back from the page to the one before.
 */
export function goTo(router: Pick<ReturnType<typeof useRouter>, 'push'>, href: string): void {
  if (navigator.onLine) router.push(inLanguage(href));
  else window.location.assign(inLanguage(href));
}
