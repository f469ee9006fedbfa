'use client';

import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useIsOnline } from '@/components/hotel/use-failure-message';
import { usePageRefresh } from '@/components/ui/hooks/use-page-refresh';
import { Icon } from '@/components/ui/icon';
import { wifiOffIcon } from '@/components/ui/icons/wifi-off';
import { recentMoment } from '@/lib/domain/i18n/format-date';

/** When the page's content was read, in ms: the service worker writes it into pages that it has kept. */
const readAt = (): number => Number(document.documentElement.dataset.keptAt) || performance.timeOrigin;

/** Browsers report a network that is not there or never answers, and none that is: so the server is asked. In ms. */
const ASK_EVERY_MS = 5_000;

/** Asks the server now, at the browser's event and every few seconds. Returns what ends that. */
function whenServerResponds(onResponse: (response: Response) => void): () => void {
  const ask = () => {
    const signal = AbortSignal.timeout(ASK_EVERY_MS);
    void fetch('/healthz/live', { cache: 'no-store', signal }).then(onResponse, () => undefined);
  };
  const timer = setInterval(ask, ASK_EVERY_MS);
  window.addEventListener('online', ask);
  ask();
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', ask);
  };
}

/** The service worker has answered a call of this page with what it has kept. Returns what ends that. */
function whenKeptIsShown(onShown: () => void): () => void {
  const follow = ({ data }: MessageEvent) => {
    if (typeof data?.keptAt !== 'number') return;
    document.documentElement.dataset.keptAt = String(data.keptAt);
    onShown();
  };
  navigator.serviceWorker?.addEventListener('message', follow);
  return () => navigator.serviceWorker?.removeEventListener('message', follow);
}

/**
 * Says above the page that there is no network or a silent one, and of when the page is. A page that was kept is read
 * again when the network is back. Rules: offline/OF5, offline/OF9.
 */
export function OfflineLine() {
  const hotel = useHotel();
  const t = useTranslations();
  const refresh = usePageRefresh();
  const { mutate } = useSWRConfig();
  const isOnline = useIsOnline();
  const [isKept, setIsKept] = useState(() => document.documentElement.dataset.keptAt !== undefined);
  useEffect(() => whenKeptIsShown(() => setIsKept(true)), []);
  useEffect(() => {
    if (!isKept) return;
    const readAgain = ({ ok }: Response) => {
      if (!ok) return;
      delete document.documentElement.dataset.keptAt;
      setIsKept(false);
      refresh();
      void mutate(() => true);
    };
    return whenServerResponds(readAgain);
  }, [isKept, refresh, mutate]);
  const isShown = !isOnline || isKept;
  useEffect(() => {
    // Makes room above the page and its header, which reads the same property.
    document.documentElement.style.setProperty('--offline-line', isShown ? '44px' : '0px');
  }, [isShown]);
  return (
    <div role="status">
      {isShown && (
        <p className="fixed inset-x-0 top-0 z-99 flex min-h-target items-center justify-center gap-2.5 bg-warning-soft px-gutter py-2 text-sm text-warning forced-colors:border-b">
          <Icon shape={wifiOffIcon} size="sm" />
          <span>{t('offline_as_of', { time: recentMoment({ at: readAt(), now: Date.now() }, hotel) })}</span>
        </p>
      )}
    </div>
  );
}
