'use client';

import type { MouseEvent } from 'react';
import { HotelProvider } from '@/components/hotel/hotel-context';
import type { Product, Section } from '@/lib/contract/catalogue';
import type { HotelView } from '@/lib/contract/views';
import { GuestWords } from '../../guest-words';
import { ProductPreview } from './product-preview';
import { SectionPreview } from './section-preview';

/** What is previewed. `version`: of the draft, which begins the choices of options anew. */
export type Previewed =
  | { kind: 'product'; product: Product; section: Section; version: string }
  | { kind: 'section'; section: Section; version: string };

/** Taps that would leave the desk, or open something that a preview has not. */
const LEADS_AWAY = 'a[href], [data-opens], [aria-haspopup]';

const stopLeaving = (event: MouseEvent) => {
  if (!(event.target instanceof Element) || event.target.closest(LEADS_AWAY) === null) return;
  event.preventDefault();
  event.stopPropagation();
};

/** A draft made of the guests' own components, in the language and the writing direction of its guests. Rule: menu/ME56. */
export function GuestView({ hotel, previewed }: { hotel: HotelView; previewed: Previewed }) {
  return (
    <HotelProvider hotel={hotel} messages={{}}>
      <div
        lang={hotel.languageTag}
        dir={hotel.direction}
        className="min-h-96 overflow-hidden rounded-lg bg-canvas text-start"
        onClickCapture={stopLeaving}
      >
        <GuestWords>
          {previewed.kind === 'product' ? (
            <ProductPreview key={previewed.version} product={previewed.product} section={previewed.section} />
          ) : (
            <SectionPreview section={previewed.section} />
          )}
        </GuestWords>
      </div>
    </HotelProvider>
  );
}
