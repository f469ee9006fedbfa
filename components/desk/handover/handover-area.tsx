'use client';

import { useEffect } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { handedOver } from '@/lib/domain/desk/handover';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { useDeskData } from '../live/desk-data';
import { ChatsLeft, OrdersLeft, PromisesLeft, SoldOutLeft } from './left-lists';
import { EarlierNotes, NotesToConfirm } from './notes';
import { WriteNote } from './write-note';

/** What one shift leaves to the next: its notes, and what is open. Rules: desk/DE65, desk/DE66. */
export function HandoverArea() {
  const { hotel } = useDesk();
  const { now, live, handovers, readHandovers } = useDeskData();
  useEffect(() => void readHandovers(), [readHandovers]);
  const left = handedOver([...(live.orders?.values() ?? [])], { timezone: hotel.timezone, now });
  return (
    <Area title="handover">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[1000px]:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {handovers === null ? (
            <div className="grid place-items-center p-10">
              <Spinner />
            </div>
          ) : (
            <NotesToConfirm notes={handovers} />
          )}
          <WriteNote />
          <EarlierNotes notes={handovers ?? []} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OrdersLeft orders={left.open} />
          <ChatsLeft />
          <PromisesLeft promises={left.later} />
          <SoldOutLeft />
        </div>
      </div>
    </Area>
  );
}
