'use client';

import { useEffect } from 'react';
import { loadAddControl } from '@/components/catalogue/add-control';
import { checkoutCode } from '@/components/checkout/checkout-code';
import { useHotel } from '@/components/hotel/hotel-context';
import { prefetchMessages } from '@/components/hotel/use-messages';
import { followNotifications } from '@/components/push/follow-notifications';
import { loadCartBar } from '@/components/shell/bar/use-cart-bar';
import { keepOffline } from '@/components/shell/keep-offline';
import { OfflineLine } from '@/components/shell/offline-line';
import { loadOverlay } from './overlays';

/**
 * The overlays with which a guest orders and follows an order. The fast order would exceed offline/OF2. Rule:
 * fast-order/FO11.
 */
const ORDER_OVERLAYS = ['product', 'month', 'cart', 'order-success', 'orders', 'services'] as const;

/**
 * What a page does about the time without a network, and about notifications, once a service worker is there. Rule:
 * offline/OF2.
 */
export function OfflineParts() {
  const hotel = useHotel();
  useEffect(() => {
    void keepOffline([
      () => prefetchMessages(hotel),
      ...ORDER_OVERLAYS.map((name) => () => loadOverlay(name)),
      checkoutCode.load,
      loadAddControl,
      loadCartBar,
    ]);
  }, [hotel]);
  useEffect(followNotifications, []);
  return <OfflineLine />;
}
