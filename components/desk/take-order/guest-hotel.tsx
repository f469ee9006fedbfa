'use client';

import { type ComponentType, memo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { HotelProvider } from '@/components/hotel/hotel-context';
import { late } from '@/components/hotel/late';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import type { HotelView } from '@/lib/contract/views';
import { GuestWords } from '../guest-words';

const NOTHING = () => null;

/** What the questions of a dish open: the months of a day, and the countries of a telephone number. */
const OVERLAYS: Readonly<Record<string, ComponentType<{ arg: never }>>> = {
  month: memo(
    late(() => import('@/components/options/calendar/month-dialog').then((module) => module.MonthDialog), {
      waiting: NOTHING,
      failed: NOTHING,
    }),
  ) as ComponentType<{ arg: never }>,
  country: memo(
    late(() => import('@/components/options/phone/country-dialog').then((module) => module.CountryDialog), {
      waiting: NOTHING,
      failed: NOTHING,
    }),
  ) as ComponentType<{ arg: never }>,
};

/** A desk is open for days, and the menu changes: each opening reads it anew. */
const FRESH = { provider: () => new Map() };

/** The guests' own components within the desk, in the language of the staff. Rule: telephone-orders/TO6. */
export function GuestHotel({ hotel, children }: { hotel: HotelView; children: ReactNode }) {
  return (
    <SWRConfig value={FRESH}>
      <HotelProvider hotel={hotel} messages={{}}>
        <GuestWords>
          {children}
          <OverlayHost bodies={OVERLAYS} />
        </GuestWords>
      </HotelProvider>
    </SWRConfig>
  );
}
