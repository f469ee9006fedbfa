'use client';

import { type ComponentType, memo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { HotelProvider, MessagesProvider } from '@/components/hotel/hotel-context';
import { late } from '@/components/hotel/late';
import { useMessages } from '@/components/hotel/use-messages';
import { RetryButton } from '@/components/ui/button/retry-button';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { Spinner } from '@/components/ui/spinner';
import type { HotelView } from '@/lib/contract/views';
import { useDesk } from '../desk-context';

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
        <WithWords>
          {children}
          <OverlayHost bodies={OVERLAYS} />
        </WithWords>
      </HotelProvider>
    </SWRConfig>
  );
}

/** Waits for the guests' words in this language. */
function WithWords({ children }: { children: ReactNode }) {
  const { t } = useDesk();
  const { messages, hasFailed, isBusy, retry } = useMessages();
  if (messages !== undefined) return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
  return (
    <div className="grid place-items-center p-10">
      {hasFailed ? <RetryButton label={t('try_again')} isBusy={isBusy} onPress={retry} /> : <Spinner />}
    </div>
  );
}
