'use client';

import { useRouter } from 'next/navigation';
import { type ComponentType, memo, useEffect } from 'react';
import { checkoutCode } from '@/components/checkout/checkout-code';
import { useHotel } from '@/components/hotel/hotel-context';
import { late } from '@/components/hotel/late';
import { prefetchMessages } from '@/components/hotel/use-messages';
import { PdfLinks } from '@/components/pdf/pdf-links';
import { SheetWaiting } from '@/components/product/sheet-waiting';
import { OverlayFailed, OverlayWaiting } from '@/components/shell/overlay-state';
import { prefetchPage } from '@/components/shell/prefetch-page';
import { onIntent } from '@/components/ui/intent';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import type { OverlayArgs } from '@/components/ui/overlay/overlay-stack';

/** Ignored, because opening the overlay repeats a failed prefetch. */
const ignore = () => undefined;

/**
 * Fetches the fields of the checkout together with the overlay around them, which does not wait for them, and then the
 * splash, so that an accepted order is shown even when the connection breaks right after it (sending/SE16).
 */
function withCheckout<T>(overlay: Promise<T>): Promise<T> {
  // The open checkout repeats a failed request, and reports a second failure.
  Promise.all([overlay, checkoutCode.load()])
    .then(() => OVERLAYS['order-success'].load())
    .catch(ignore);
  return overlay;
}

type Arg<N extends keyof OverlayArgs> = { arg: OverlayArgs[N] };

const dialog = <N extends keyof OverlayArgs>(fetch: () => Promise<ComponentType<Arg<N>>>) =>
  late(fetch, { waiting: DialogWaiting, failed: OverlayFailed });

/** An overlay that slides in from below. */
const drawer = <N extends keyof OverlayArgs>(fetch: () => Promise<ComponentType<Arg<N>>>) =>
  late(fetch, { waiting: DrawerWaiting, failed: OverlayFailed });

/** A drawer that shows before its code what the page knows of the product. */
const sheet = <N extends 'product' | 'fast-order'>(fetch: () => Promise<ComponentType<Arg<N>>>) =>
  late<Arg<N>>(fetch, { waiting: SheetWaiting, failed: OverlayFailed });

const DialogWaiting = () => <OverlayWaiting isDrawer={false} />;
const DrawerWaiting = () => <OverlayWaiting isDrawer />;

/** The overlays: each is a chunk of its own, loaded with the dictionary. */
const OVERLAYS = {
  product: sheet(() => import('@/components/product/product-sheet').then((module) => module.ProductSheet)),
  age: dialog(() => import('@/components/age/age-dialog').then((module) => module.AgeDialog)),
  'fast-order': sheet(() =>
    withCheckout(import('@/components/fast-order/fast-order-popup').then((module) => module.FastOrderPopup)),
  ),
  cart: drawer(() => withCheckout(import('@/components/cart/cart-drawer').then((module) => module.CartDrawer))),
  announcements: dialog(() =>
    import('@/components/announcements/announcements-overlay').then((module) => module.AnnouncementsOverlay),
  ),
  confirm: dialog(() => import('@/components/ui/overlay/confirm-dialog').then((module) => module.ConfirmDialog)),
  'order-success': dialog(() => import('@/components/ordering/order-success').then((module) => module.OrderSuccess)),
  'food-note': drawer(() => import('@/components/allergens/food-note-drawer').then((module) => module.FoodNoteDrawer)),
  'list-filter': drawer(() =>
    import('@/components/catalogue/list-filter-drawer').then((module) => module.ListFilterDrawer),
  ),
  'cancel-order': dialog(() => import('@/components/orders/cancel-dialog').then((module) => module.CancelDialog)),
  'order-live': dialog(() => import('@/components/orders/live/order-live').then((module) => module.OrderLive)),
  orders: drawer(() => import('@/components/orders/orders-drawer').then((module) => module.OrdersDrawer)),
  services: drawer(() => import('@/components/shell/services-drawer').then((module) => module.ServicesDrawer)),
  language: dialog(() => import('@/components/language/language-dialog').then((module) => module.LanguageDialog)),
  legal: dialog(() => import('@/components/legal/legal-text').then((module) => module.LegalText)),
  offline: dialog(() => import('@/components/shell/offline-dialog').then((module) => module.OfflineDialog)),
  cookies: dialog(() => import('@/components/cookies/cookie-settings').then((module) => module.CookieSettings)),
  month: dialog(() => import('@/components/options/calendar/month-dialog').then((module) => module.MonthDialog)),
  country: dialog(() => import('@/components/options/phone/country-dialog').then((module) => module.CountryDialog)),
  chat: dialog(() => import('@/components/chat/entry/chat-modal').then((module) => module.ChatModal)),
  'check-in': drawer(() => import('@/components/check-in/check-in-drawer').then((module) => module.CheckInDrawer)),
  voice: dialog(() => import('@/components/voice/voice-overlay').then((module) => module.VoiceOverlay)),
  pictures: dialog(() =>
    import('@/components/product/gallery/pictures-overlay').then((module) => module.PicturesOverlay),
  ),
  pdf: dialog(() => import('@/components/pdf/pdf-viewer').then((module) => module.PdfViewer)),
} satisfies { [N in keyof OverlayArgs]?: ComponentType<Arg<N>> };

/** Memoised, so that opening or closing another overlay does not render one again. */
const BODIES: Readonly<Record<string, ComponentType<{ arg: never }>>> = Object.fromEntries(
  Object.entries(OVERLAYS).map(([name, overlay]) => [name, memo(overlay as ComponentType<{ arg: never }>)]),
);

/** Loads the code of an overlay before it is opened. */
export const loadOverlay = (name: keyof typeof OVERLAYS): Promise<unknown> => OVERLAYS[name].load();

const isOverlay = (name: string | undefined): name is keyof typeof OVERLAYS => name !== undefined && name in OVERLAYS;

/** Renders the overlays, and prefetches an overlay or a page at the first sign that it will be opened. */
export function Overlays() {
  const hotel = useHotel();
  const router = useRouter();
  useEffect(
    () =>
      onIntent('[data-opens], [data-page]', (element, sign) => {
        const name = element.dataset.opens;
        if (isOverlay(name)) {
          loadOverlay(name).catch(ignore);
          prefetchMessages(hotel);
        } else if (sign === 'approach') prefetchPage(router, element);
      }),
    [hotel, router],
  );
  return (
    <OverlayHost bodies={BODIES}>
      <PdfLinks />
    </OverlayHost>
  );
}
