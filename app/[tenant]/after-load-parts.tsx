'use client';

import { useEffect } from 'react';
import { Announcements } from '@/components/announcements/announcements';
import { watchStoredChat } from '@/components/chat/watch-stored-chat';
import { useWantedCheckIn } from '@/components/check-in/use-wanted-check-in';
import { CookieBanner } from '@/components/cookies/cookie-banner';
import { useHotel } from '@/components/hotel/hotel-context';
import { OrderBadgeLoader } from '@/components/orders/order-badge-loader';
import { prepareForOffline } from '@/components/shell/service-worker';
import { useThirdParties } from '@/components/third-parties/use-third-parties';

/** Ignored: the next event tries again. */
const ignore = () => undefined;

/** Badges, announcements, the cookie banner, the check-in that a link asks for, scripts of others and the service worker. */
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
  useEffect(() => {
    // In development a cached page would hide changes.
    if (process.env.NODE_ENV === 'production') prepareForOffline();
  }, []);
  return (
    <>
      <OrderBadgeLoader />
      <Announcements />
      <CookieBanner />
    </>
  );
}
