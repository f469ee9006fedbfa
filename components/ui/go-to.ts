import type { useRouter } from 'next/navigation';

/**
 * Goes to a page of the app. Offline the browser loads it, so that the service worker responds: the router's own request
 * fails, it then loads the page too, and repeats that when the guest comes back from the page to the one before.
 */
export function goTo(router: Pick<ReturnType<typeof useRouter>, 'push'>, href: string): void {
  if (navigator.onLine) router.push(href);
  else window.location.assign(href);
}
