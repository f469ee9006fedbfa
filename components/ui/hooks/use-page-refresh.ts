'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';

/** Milliseconds until the server is asked again that has not answered: about the first, at last about the longest. */
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 30_000;

/** Refreshes that have been asked for, and whose request the router has not sent yet. */
let asked = 0;

/** The `fetch` that waits; undefined until a page is read again. */
let guarded: typeof fetch | undefined;

/** Whether a request of the router reads the page that is on the screen, and is no prefetch. */
function readsPage(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return headers.has('rsc') && !headers.has('next-router-prefetch') && pathname === location.pathname;
}

/** Time for the server or the network to come back, spread over the phones that wait for it. `tries`: from 1. */
function pause(tries: number): Promise<void> {
  const about = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, about * (0.5 + Math.random()));
    addEventListener('online', over);
  });
}

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
 * Lets the router's next request for this page wait until the server has answered it. When it fails, the router leaves the
 * page for its address, and the guest may be left with the browser's error page. It must be answered also when the guest
 * has gone on meanwhile: the layout that both pages share waits for it. Decision 127.
 */
function guardRefresh(): void {
  asked += 1;
  if (window.fetch === guarded) return;
  const send = window.fetch;
  guarded = async (input, init) => {
    if (asked === 0 || !readsPage(input, init)) return send(input, init);
    asked -= 1;
    for (let tries = 1; ; tries += 1) {
      const response = await completeResponse(() => send(input, init));
      if (response !== null) return response;
      await pause(tries);
    }
  };
  window.fetch = guarded;
  // The request of the page to which the guest goes back must fail, so that the router loads what the phone has kept.
  window.addEventListener('popstate', () => {
    asked = 0;
  });
}

/** A function that reads the page on the screen again, and leaves it as it is until that succeeds. Rule: failures/FL11. */
export function usePageRefresh(): () => void {
  const router = useRouter();
  return useCallback(() => {
    guardRefresh();
    router.refresh();
  }, [router]);
}
