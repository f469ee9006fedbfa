'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';

/** Milliseconds until the server is asked again that has not answered. */
const RETRY_MS = 3_000;

/** The `fetch` that waits; undefined until a page is read again. */
let guarded: typeof fetch | undefined;

/** Whether a request of the router reads the page that is on the screen, and is no prefetch. */
function readsPageAgain(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return headers.has('rsc') && !headers.has('next-router-prefetch') && pathname === location.pathname;
}

/** Time for the server or the network to come back. */
const pause = () =>
  new Promise<void>((over) => {
    setTimeout(over, RETRY_MS);
    addEventListener('online', () => over(), { once: true });
  });

/** The response with its complete body; null: there is none, or the server cannot answer now. */
async function completeResponse(send: () => Promise<Response>): Promise<Response | null> {
  try {
    const response = await send();
    if (response.status === 429 || response.status >= 500) return null;
    const { url, redirected } = response;
    // The constructor does not take over these two.
    return Object.defineProperties(new Response(await response.arrayBuffer(), response), {
      url: { value: url },
      redirected: { value: redirected },
    });
  } catch {
    return null;
  }
}

/**
 * When its own request fails, Next's router leaves the page and loads its address, and the guest may be left with the
 * browser's error page. So such a request waits until the server answers, or the guest has gone on.
 */
function guardRefreshes(): void {
  if (window.fetch === guarded) return;
  const send = window.fetch;
  guarded = async (input, init) => {
    if (!readsPageAgain(input, init)) return send(input, init);
    const page = location.pathname;
    for (;;) {
      const response = await completeResponse(() => send(input, init));
      if (response !== null) return response;
      await pause();
      // The router has discarded this request, and needs no answer.
      if (location.pathname !== page) return new Promise(() => undefined);
    }
  };
  window.fetch = guarded;
}

/** A function that reads the page on the screen again, and leaves it as it is until that succeeds. Rule: failures/FL11. */
export function usePageRefresh(): () => void {
  const router = useRouter();
  return useCallback(() => {
    guardRefreshes();
    router.refresh();
  }, [router]);
}
