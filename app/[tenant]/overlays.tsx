'use client';

import { type ComponentType, memo, useEffect } from 'react';
import { loadCheckoutParts } from '@/components/checkout/load-checkout-parts';
import { MessagesProvider, useHotel } from '@/components/hotel/hotel-context';
import { useMessages } from '@/components/hotel/use-messages';
import { PdfLinks } from '@/components/pdf/pdf-links';
import { OverlayFailed, OverlayWaiting } from '@/components/shell/overlay-state';
import { late } from '@/components/ui/late';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import type { OverlayArgs, OverlayName } from '@/components/ui/overlay/overlay-stack';

type Loaders = Partial<{ [N in keyof OverlayArgs]: () => Promise<ComponentType<{ arg: OverlayArgs[N] }>> }>;

/** Fetches the fields of the checkout together with the overlay around them, which does not wait for them. */
function withCheckout<T>(overlay: Promise<T>): Promise<T> {
  // The open checkout repeats a failed request, and reports a second failure.
  loadCheckoutParts().catch(() => undefined);
  return overlay;
}

/** The overlays that are prefetched on idle. Each is a separate chunk. */
const LOADERS = {
  product: () => import('@/components/product/product-sheet').then((module) => module.ProductSheet),
  age: () => import('@/components/age/age-dialog').then((module) => module.AgeDialog),
  'fast-order': () =>
    withCheckout(import('@/components/fast-order/fast-order-popup').then((module) => module.FastOrderPopup)),
  cart: () => withCheckout(import('@/components/cart/cart-drawer').then((module) => module.CartDrawer)),
  confirm: () => import('@/components/ui/overlay/confirm-dialog').then((module) => module.ConfirmDialog),
  'order-success': () => import('@/components/ordering/order-success').then((module) => module.OrderSuccess),
  'cancel-order': () => import('@/components/orders/cancel-dialog').then((module) => module.CancelDialog),
  orders: () => import('@/components/orders/orders-drawer').then((module) => module.OrdersDrawer),
  services: () => import('@/components/shell/services-drawer').then((module) => module.ServicesDrawer),
  language: () => import('@/components/language/language-dialog').then((module) => module.LanguageDialog),
  legal: () => import('@/components/legal/legal-text').then((module) => module.LegalText),
  offline: () => import('@/components/shell/offline-dialog').then((module) => module.OfflineDialog),
} satisfies Loaders;

/** Not prefetched: only some products need a date or a phone number, and few sections have files. */
const ON_DEMAND = {
  date: () => import('@/components/options/calendar/date-sheet').then((module) => module.DateSheet),
  country: () => import('@/components/options/phone/country-dialog').then((module) => module.CountryDialog),
  pdf: () => import('@/components/pdf/pdf-viewer').then((module) => module.PdfViewer),
} satisfies Loaders;

type Body = ComponentType<{ arg: never }>;

/** Overlays that slide in from below and have a placeholder of that shape. The others are dialogs and full screens. */
const DRAWERS: readonly string[] = ['product', 'fast-order', 'cart', 'orders', 'services'] satisfies OverlayName[];

const OVERLAYS = Object.fromEntries(
  Object.entries({ ...LOADERS, ...ON_DEMAND }).map(([name, load]) => [
    name,
    lazyBody(load as () => Promise<Body>, DRAWERS.includes(name)),
  ]),
);
const BODIES = Object.fromEntries(Object.entries(OVERLAYS).map(([name, { body }]) => [name, body]));

/** An overlay whose code and messages are loaded lazily. */
function lazyBody(load: () => Promise<Body>, isDrawer: boolean): { body: Body; warmUp: () => Promise<unknown> } {
  const waiting = <OverlayWaiting isDrawer={isDrawer} />;
  const { Late, warmUp } = late(load, waiting);
  function OverlayBody(props: { arg: never }) {
    const { messages, hasFailed, isBusy, retry } = useMessages();
    if (messages === undefined) return hasFailed ? <OverlayFailed onRetry={retry} isBusy={isBusy} /> : waiting;
    return (
      <MessagesProvider messages={messages}>
        <Late {...props} />
      </MessagesProvider>
    );
  }
  // Memoised, so that opening or closing another overlay does not render this one again.
  return { body: memo(OverlayBody), warmUp };
}

const overlayFailed = (retry: () => void) => <OverlayFailed onRetry={retry} />;

/** Renders the overlays. Prefetches most of their code and messages on idle, so that the first tap does not wait. */
export function Overlays() {
  const { timezone } = useHotel();
  useMessages();
  useEffect(() => {
    const warmUp = () => {
      for (const name of Object.keys(LOADERS)) {
        // Ignored, because opening the overlay repeats a failed prefetch.
        OVERLAYS[name]?.warmUp().catch(() => undefined);
      }
      // In development a cached page would hide changes.
      if (process.env.NODE_ENV === 'production') {
        import('@/components/shell/service-worker').then(
          ({ prepareForOffline }) => prepareForOffline(),
          () => undefined,
        );
      }
      // The first use of a time zone loads its data, which takes longer than opening a sheet.
      import('@/lib/domain/booking/hotel-time').then(
        ({ hotelNow }) => hotelNow(timezone, new Date()),
        () => undefined,
      );
    };
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(warmUp, { timeout: 5_000 });
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(warmUp, 2_000);
    return () => clearTimeout(timer);
  }, [timezone]);
  return (
    <OverlayHost bodies={BODIES} failed={overlayFailed}>
      <PdfLinks />
    </OverlayHost>
  );
}
