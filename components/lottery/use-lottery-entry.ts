'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiState, useApi } from '@/components/hotel/use-api';
import { browserLottery } from '@/lib/contract/browser-lottery';
import type { EnteredLottery, LotteryEntry } from '@/lib/contract/lottery';
import { paths } from '@/lib/contract/paths';
import { type ApiResponse, type Refusal, succeeded } from '@/lib/contract/refusals';
import { guestName, personUuid, roomNumber } from '@/lib/device/guest';
import { lotteryEntries } from '@/lib/device/lottery-entries';
import { newUuid } from '@/lib/device/new-uuid';
import type { Id } from '@/lib/domain/id';
import type { EntryDetails } from '@/lib/domain/lottery/lottery';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** This device's entry in a section's draw. `value` null: it has none. */
type EntryState = ApiState<LotteryEntry | null> & {
  /** Enters the draw; returns why it was refused, or null. */
  enter: (details: EntryDetails) => Promise<Refusal | null>;
  /** Whether the guest has entered on this page, so that the focus leads to the confirmation. */
  hasJustEntered: boolean;
};

/**
 * Reads the device's entry in a draw, if it has ever sent one, and enters it. The hotel knows which entries exist, so a
 * device whose entry was lost or deleted can enter again. Rules: lottery/LO3, lottery/LO5.
 */
export function useLotteryEntry(sectionId: Id): EntryState {
  const { uuid: hotelUuid } = useHotel();
  const [entered, setEntered] = useState<LotteryEntry | null>(null);
  const stored = useAtomValue(lotteryEntries)[String(sectionId)];
  const [isSent, setIsSent] = useState(false);
  const fetch = async (uuid: string): Promise<ApiResponse<LotteryEntry | null>> => {
    const response = await browserLottery().entry(sectionId, { hotelUuid, uuid });
    return !response.ok && response.refusal.kind === 'not-found' ? succeeded(null) : response;
  };
  // A uuid that this page has sent is not asked for: its own response says what has become of it.
  const asked = isSent ? undefined : stored;
  const lookup = useApi(
    asked === undefined
      ? null
      : { key: paths.lotteryEntry(sectionId, { hotelUuid, uuid: asked }), fetch: () => fetch(asked) },
  );
  const enter = async (details: EntryDetails): Promise<Refusal | null> => {
    setIsSent(true);
    const uuid = stored ?? newUuid();
    keepUuid(sectionId, uuid);
    const body = { uuid, hotel_uuid: hotelUuid, person_uuid: personUuid.get() || null, ...details };
    const response = await browserLottery().enter(sectionId, body);
    if (!response.ok) return response.refusal;
    keepEntered(sectionId, response.value);
    setEntered(response.value.entry);
    return null;
  };
  const value = entered ?? (asked === undefined ? null : lookup.value);
  return { ...lookup, value, enter, hasJustEntered: entered !== null };
}

const keepUuid = (sectionId: Id, uuid: string) =>
  lotteryEntries.changeNow((entries) => ({ ...entries, [String(sectionId)]: uuid }));

function keepEntered(sectionId: Id, { entry, initiator }: EnteredLottery): void {
  keepUuid(sectionId, entry.uuid);
  if (initiator === null) return;
  personUuid.changeNow(() => initiator.uuid);
  guestName.change(() => entry.name);
  roomNumber.change(() => entry.room_number);
}
