'use client';

import { useEffect } from 'react';
import { CardWarningsSlot } from '@/components/allergens/card-warnings-slot';
import { Announcements } from '@/components/announcements/announcements';
import { watchStoredChat } from '@/components/chat/watch-stored-chat';
import { useWantedCheckIn } from '@/components/check-in/use-wanted-check-in';
import { CookieBanner } from '@/components/cookies/cookie-banner';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useHotel } from '@/components/hotel/hotel-context';
import { keepInstallOffer } from '@/components/hotel/install-event';
import { OrderBadgeLoader } from '@/components/orders/order-badge-loader';
import { setCallLink } from '@/components/shell/overlay-state';
import { prepareForOffline } from '@/components/shell/register-service-worker';
import { useThirdParties } from '@/components/third-parties/use-third-parties';
import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';

/** Waits for the service worker, which is registered at the guest's first input. */
const { Component: OfflineParts } = lazyComponent(async () => {
  await (navigator.serviceWorker?.ready ?? new Promise(() => undefined));
  return (await import('./offline-parts')).OfflineParts;
});

/** Ignored: the next event tries again. */
const ignore = () => undefined;

/** Badges, warnings on cards, announcements, the cookie banner, the check-in that a link asks for, scripts of others and the service worker. */
export function AfterLoadParts() {
  const hotel = useHotel();
  useThirdParties(hotel);
  useWantedCheckIn();
  // Sent by a script of the hotel when a shared device changes hands.
  useEffect(() => {
    const clear = () => import('@/components/chat/entry/clear-chat').then((module) => module.clearChat(), ignore);
    addEventListener('clear-chat', clear);
    return () => removeEventListener('clear-chat', clear);
  }, []);
  useEffect(watchStoredChat, []);
  useEffect(keepInstallOffer, []);
  useEffect(() => setCallLink(HotelCallLink), []);
  useEffect(() => {
    // In development a cached page would hide changes.
    if (process.env.NODE_ENV === 'production') prepareForOffline();
  }, []);
  return (
    <>
      <OrderBadgeLoader />
      <CardWarningsSlot />
      <Announcements />
      <CookieBanner />
      <RetryBoundary failed={() => null}>
        <OfflineParts />
      </RetryBoundary>
    </>
  );
}
