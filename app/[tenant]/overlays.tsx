'use client';

import { useRouter } from 'next/navigation';
import { type ComponentType, memo, type ReactNode, useEffect } from 'react';
import { loadCheckoutParts } from '@/components/checkout/load-checkout-parts';
import { MessagesProvider, useHotel } from '@/components/hotel/hotel-context';
import { prefetchMessages, useMessages } from '@/components/hotel/use-messages';
import { PdfLinks } from '@/components/pdf/pdf-links';
import { SheetWaiting } from '@/components/product/sheet-waiting';
import { OverlayFailed, OverlayWaiting } from '@/components/shell/overlay-state';
import { prefetchPage } from '@/components/shell/prefetch-page';
import { onIntent } from '@/components/ui/intent';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import type { OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { resource, useResource } from '@/components/ui/resource';

type Arg<N extends keyof OverlayArgs> = { arg: OverlayArgs[N] };
type Loaders = { [N in keyof OverlayArgs]?: () => Promise<ComponentType<Arg<N>>> };

/** Ignored, because opening the overlay repeats a failed prefetch. */
const ignore = () => undefined;

/**
 * Fetches the fields of the checkout together with the overlay around them, which does not wait for them, and then the
 * splash, so that an accepted order is shown even when the connection breaks right after it (sending/SE16).
 */
function withCheckout<T>(overlay: Promise<T>): Promise<T> {
  // The open checkout repeats a failed request, and reports a second failure.
  Promise.all([overlay, loadCheckoutParts()])
    .then(() => OVERLAYS['order-success']?.load())
    .catch(ignore);
  return overlay;
}

/** The overlays. Each is a separate chunk. */
const LOADERS = {
  product: () => import('@/components/product/product-sheet').then((module) => module.ProductSheet),
  age: () => import('@/components/age/age-dialog').then((module) => module.AgeDialog),
  'fast-order': () =>
    withCheckout(import('@/components/fast-order/fast-order-popup').then((module) => module.FastOrderPopup)),
  cart: () => withCheckout(import('@/components/cart/cart-drawer').then((module) => module.CartDrawer)),
  announcements: () =>
    import('@/components/announcements/announcements-overlay').then((module) => module.AnnouncementsOverlay),
  confirm: () => import('@/components/ui/overlay/confirm-dialog').then((module) => module.ConfirmDialog),
  'order-success': () => import('@/components/ordering/order-success').then((module) => module.OrderSuccess),
  'food-note': () => import('@/components/allergens/food-note-drawer').then((module) => module.FoodNoteDrawer),
  'cancel-order': () => import('@/components/orders/cancel-dialog').then((module) => module.CancelDialog),
  orders: () => import('@/components/orders/orders-drawer').then((module) => module.OrdersDrawer),
  services: () => import('@/components/shell/services-drawer').then((module) => module.ServicesDrawer),
  language: () => import('@/components/language/language-dialog').then((module) => module.LanguageDialog),
  legal: () => import('@/components/legal/legal-text').then((module) => module.LegalText),
  offline: () => import('@/components/shell/offline-dialog').then((module) => module.OfflineDialog),
  cookies: () => import('@/components/cookies/cookie-settings').then((module) => module.CookieSettings),
  date: () => import('@/components/options/calendar/date-sheet').then((module) => module.DateSheet),
  country: () => import('@/components/options/phone/country-dialog').then((module) => module.CountryDialog),
  chat: () => import('@/components/chat/entry/chat-modal').then((module) => module.ChatModal),
  'check-in': () => import('@/components/check-in/check-in-drawer').then((module) => module.CheckInDrawer),
  voice: () => import('@/components/voice/voice-overlay').then((module) => module.VoiceOverlay),
  pdf: () => import('@/components/pdf/pdf-viewer').then((module) => module.PdfViewer),
} satisfies Loaders;

const DrawerPlaceholder = () => <OverlayWaiting isDrawer />;

/** Placeholders of overlays that slide in from below. The others are dialogs and full screens. */
const PLACEHOLDERS: { [N in keyof OverlayArgs]?: (props: Arg<N>) => ReactNode } = {
  product: SheetWaiting,
  'fast-order': SheetWaiting,
  cart: DrawerPlaceholder,
  'food-note': DrawerPlaceholder,
  orders: DrawerPlaceholder,
  services: DrawerPlaceholder,
  'check-in': DrawerPlaceholder,
};

type Body = ComponentType<{ arg: never }>;

const OVERLAYS = Object.fromEntries(
  Object.entries(LOADERS).map(([name, load]) => [
    name,
    lazyBody(load as () => Promise<Body>, PLACEHOLDERS[name as keyof OverlayArgs] as Body | undefined),
  ]),
);
const BODIES = Object.fromEntries(Object.entries(OVERLAYS).map(([name, { body }]) => [name, body]));

/** An overlay whose code and messages are loaded lazily, both at once. */
function lazyBody(loadCode: () => Promise<Body>, Placeholder: Body = () => <OverlayWaiting isDrawer={false} />) {
  const code = resource(loadCode);
  function OverlayBody(props: { arg: never }) {
    const { value: Loaded, ...component } = useResource(code);
    const { messages, ...dictionary } = useMessages();
    if (Loaded !== undefined && messages !== undefined) {
      return (
        <MessagesProvider messages={messages}>
          <Loaded {...props} />
        </MessagesProvider>
      );
    }
    const failed = [component, dictionary].filter(({ hasFailed }) => hasFailed);
    if (failed.length === 0) return <Placeholder {...props} />;
    const retry = () => {
      for (const one of failed) one.retry();
    };
    return <OverlayFailed onRetry={retry} isBusy={failed.some(({ isBusy }) => isBusy)} />;
  }
  // Memoised, so that opening or closing another overlay does not render this one again.
  return { body: memo(OverlayBody), load: code.load };
}

/** Loads the code of an overlay before it is opened. */
export const loadOverlay = (name: keyof typeof LOADERS): Promise<unknown> | undefined => OVERLAYS[name]?.load();

const overlayFailed = (retry: () => void) => <OverlayFailed onRetry={retry} />;

/** Renders the overlays, and prefetches an overlay or a page at the first sign that it will be opened. */
export function Overlays() {
  const hotel = useHotel();
  const router = useRouter();
  useEffect(
    () =>
      onIntent('[data-opens], [data-page]', (element, sign) => {
        const overlay = OVERLAYS[element.dataset.opens ?? ''];
        if (overlay !== undefined) {
          overlay.load().catch(ignore);
          prefetchMessages(hotel);
        } else if (sign === 'approach') prefetchPage(router, element);
      }),
    [hotel, router],
  );
  return (
    <OverlayHost bodies={BODIES} failed={overlayFailed}>
      <PdfLinks />
    </OverlayHost>
  );
}
