'use client';

import { useEffect } from 'react';
import { CardWarningsSlot } from '@/components/allergens/card-warnings-slot';
import { Announcements } from '@/components/announcements/announcements';
import { ChatAsideSlot } from '@/components/chat/entry/chat-aside-slot';
import { watchStoredChat } from '@/components/chat/watch-stored-chat';
import { CookieBanner } from '@/components/cookies/cookie-banner';
import { LateDayLine } from '@/components/day/day-line-loader';
import { HouseSlot } from '@/components/home/house/house-slot';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { keepInstallOffer } from '@/components/hotel/install-event';
import { late } from '@/components/hotel/late';
import { OrderBadgeLoader } from '@/components/orders/order-badge-loader';
import { keepScroll } from '@/components/shell/keep-scroll';
import { setCallLink } from '@/components/shell/overlay-state';
import { prepareForOffline } from '@/components/shell/register-service-worker';
import { keepTypedOverRenewal } from '@/components/shell/typed-over-renewal';
import { usePrefetchAtRest } from '@/components/shell/use-prefetch-at-rest';
import { useWantedOverlays } from '@/components/shell/use-wanted-overlays';
import { useThirdParties } from '@/components/third-parties/use-third-parties';
import { announceVisibly } from '@/components/ui/overlay/announcer';
import { whenIdle } from '@/components/ui/when-idle';
import { onStorageFull } from '@/lib/device/local-storage';

/** Waits for the service worker, which is registered at the guest's first input. */
const OfflineParts = late(
  async () => {
    await (navigator.serviceWorker?.ready ?? new Promise(() => undefined));
    await whenIdle();
    return (await import('./offline-parts')).OfflineParts;
  },
  { hasPageWords: true },
);

/** Ignored: the next event tries again. */
const ignore = () => undefined;

/** Badges, warnings on cards, announcements, what home says of the house, the cookie banner, what a link asks for, scripts of others and the service worker. */
export function AfterLoadParts() {
  const hotel = useHotel();
  const t = useTranslations();
  useThirdParties(hotel);
  useWantedOverlays();
  usePrefetchAtRest();
  // Sent by a script of the hotel when a shared device changes hands.
  useEffect(() => {
    const clear = () => import('@/components/chat/watch-chat').then((module) => module.clearChat()).catch(ignore);
    addEventListener('clear-chat', clear);
    return () => removeEventListener('clear-chat', clear);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each visit
  useEffect(() => onStorageFull(() => announceVisibly(t('storage_full'))), []);
  useEffect(keepScroll, []);
  useEffect(watchStoredChat, []);
  useEffect(keepInstallOffer, []);
  useEffect(keepTypedOverRenewal, []);
  useEffect(() => setCallLink(HotelCallLink), []);
  useEffect(() => {
    // In development a cached page would hide changes.
    if (process.env.NODE_ENV === 'production') prepareForOffline();
  }, []);
  return (
    <>
      <OrderBadgeLoader>
        <LateDayLine />
      </OrderBadgeLoader>
      <CardWarningsSlot />
      <Announcements />
      <HouseSlot />
      <CookieBanner />
      <ChatAsideSlot />
      <OfflineParts />
    </>
  );
}
