import { RENEW_EVENT, RENEW_PAUSE_MS, RENEWED_KEY } from '@/lib/domain/gestures/renew-event';

const addressOf = (target: EventTarget | null): string =>
  target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';

/** Ignored: without a network the file is there again later, and without storage nothing says when to stop. */
const ignore = () => undefined;

async function renewIfGone(address: string): Promise<void> {
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  const renewedAt = Number(sessionStorage.getItem(RENEWED_KEY) ?? 0);
  if (status !== 404 || Date.now() - renewedAt < RENEW_PAUSE_MS) return;
  sessionStorage.setItem(RENEWED_KEY, String(Date.now()));
  dispatchEvent(new Event(RENEW_EVENT));
  window.location.reload();
}

/**
 * Loads the page again when the server no longer has a file of its build, as the inline script of cached pages does
 * before the app runs (gone-files.ts). Returns what ends that. Rule: operations/OP21.
 */
export function watchGoneFiles(): () => void {
  const onError = ({ target }: Event) => {
    const address = addressOf(target);
    if (address.includes('/_next/static/')) renewIfGone(address).catch(ignore);
  };
  addEventListener('error', onError, true);
  return () => removeEventListener('error', onError, true);
}
