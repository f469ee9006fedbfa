'use client';

import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { MoreWords } from '@/components/hotel/hotel-context';
import { useDictionary } from '@/components/hotel/use-dictionary';
import { PdfLinks } from '@/components/pdf/pdf-links';
import { OverlayHost } from '@/components/ui/overlay-host';
import type { OverlayArgs, OverlayName } from '@/components/ui/overlay-stack';

/** Every overlay of the app, each a chunk of its own. The types of the names come from the features. */
const LOADERS = {
  product: () => import('@/components/product/product-sheet').then((module) => module.ProductSheet),
  age: () => import('@/components/age/age-dialog').then((module) => module.AgeDialog),
  'fast-order': () => import('@/components/fast-order/fast-order-popup').then((module) => module.FastOrderPopup),
  cart: () => import('@/components/cart/cart-drawer').then((module) => module.CartDrawer),
  'clear-cart': () => import('@/components/cart/clear-cart-dialog').then((module) => module.ClearCartDialog),
  'order-success': () => import('@/components/checkout/order-success').then((module) => module.OrderSuccess),
  'cancel-order': () => import('@/components/orders/cancel-dialog').then((module) => module.CancelDialog),
  'clear-history': () => import('@/components/orders/clear-history-dialog').then((module) => module.ClearHistoryDialog),
  orders: () => import('@/components/orders/orders-drawer').then((module) => module.OrdersDrawer),
  services: () => import('@/components/shell/services-drawer').then((module) => module.ServicesDrawer),
  language: () => import('@/components/language/language-dialog').then((module) => module.LanguageDialog),
  legal: () => import('@/components/legal/legal-text').then((module) => module.LegalText),
} satisfies Partial<{ [N in OverlayName]: () => Promise<ComponentType<{ arg: OverlayArgs[N] }>> }>;

/** Not fetched ahead: only some products ask for a day or a telephone number, and few sections have files. */
const ON_DEMAND = {
  date: () => import('@/components/options/date-sheet').then((module) => module.DateSheet),
  country: () => import('@/components/options/country-dialog').then((module) => module.CountryDialog),
  pdf: () => import('@/components/pdf/pdf-viewer').then((module) => module.PdfViewer),
} satisfies Partial<{ [N in OverlayName]: () => Promise<ComponentType<{ arg: OverlayArgs[N] }>> }>;

const BODIES = Object.fromEntries(
  Object.entries({ ...LOADERS, ...ON_DEMAND }).map(([name, load]) => [
    name,
    lazyBody(load as () => Promise<ComponentType<{ arg: never }>>),
  ]),
);

function lazyBody(load: () => Promise<ComponentType<{ arg: never }>>): ComponentType<{ arg: never }> {
  const Body = lazy(async () => ({ default: await load() }));
  return function OverlayBody(props) {
    const words = useDictionary();
    if (words === undefined) return null;
    return (
      <MoreWords words={words}>
        <Suspense fallback={null}>
          <Body {...props} />
        </Suspense>
      </MoreWords>
    );
  };
}

/** The overlays, and on idle the code and words of most, so that the first tap does not wait for the network. */
export function Overlays() {
  useDictionary();
  useEffect(() => {
    const warmUp = () => {
      for (const load of Object.values(LOADERS)) void load();
    };
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(warmUp, { timeout: 5_000 });
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(warmUp, 2_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <OverlayHost bodies={BODIES}>
      <PdfLinks />
    </OverlayHost>
  );
}
