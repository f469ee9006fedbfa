'use client';

import { type FormEvent, type RefObject, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { useFirstError } from '@/components/ui/hooks/use-first-error';
import { usePageRefresh } from '@/components/ui/hooks/use-page-refresh';
import type { Refusal } from '@/lib/contract/refusals';
import { guestName, roomNumber } from '@/lib/device/guest';
import { initialRoom } from '@/lib/domain/checkout/room-number';
import {
  type EntryDetails,
  MAX_ENTRY_NAME_LENGTH,
  MAX_ENTRY_ROOM_LENGTH,
  missingDetails,
} from '@/lib/domain/lottery/lottery';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { type EntryFailure, entryFailure } from './entry-failure';

type EntryForm = {
  form: RefObject<HTMLFormElement | null>;
  details: EntryDetails;
  type: (change: Partial<EntryDetails>) => void;
  /** The hotel does not allow another room than the known one. */
  isRoomLocked: boolean;
  failure: EntryFailure;
  isSending: boolean;
  submit: (event: FormEvent) => Promise<void>;
};

const NO_FAILURE: EntryFailure = { fields: [], message: null };

/** Name and room, as the device knows them until the guest types others. Rule: checkout/CO7. */
function useDetails(): Pick<EntryForm, 'details' | 'isRoomLocked'> & { change: EntryForm['type'] } {
  const { variations } = useHotel();
  const [typed, setTyped] = useState<Partial<EntryDetails>>({});
  const name = useAtomValue(guestName).slice(0, MAX_ENTRY_NAME_LENGTH);
  const known = useAtomValue(roomNumber).slice(0, MAX_ENTRY_ROOM_LENGTH);
  const { room, isLocked } = initialRoom(known, variations);
  const details: EntryDetails = { name, room_number: room, ...typed };
  return { details, isRoomLocked: isLocked, change: (more) => setTyped((before) => ({ ...before, ...more })) };
}

/** The state of the form with which a guest enters a draw. */
export function useEntryForm(enter: (details: EntryDetails) => Promise<Refusal | null>): EntryForm {
  const refresh = usePageRefresh();
  const { change, ...known } = useDetails();
  const [failure, setFailure] = useState(NO_FAILURE);
  const [failures, setFailures] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const form = useFirstError<HTMLFormElement>(failures);
  const fail = (why: EntryFailure) => {
    setFailure(why);
    setFailures((count) => count + 1);
    // The draw has ended since the page was made.
    if (why.message === 'lottery_closed') refresh();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const missing = missingDetails(known.details);
    if (missing.length > 0) return fail({ fields: missing, message: null });
    setIsSending(true);
    setFailure(NO_FAILURE);
    const refusal = await enter(known.details);
    setIsSending(false);
    if (refusal !== null) fail(entryFailure(refusal));
  };
  const type = (more: Partial<EntryDetails>) => {
    change(more);
    setFailure((before) => ({ ...before, fields: before.fields.filter((field) => !(field in more)) }));
  };
  return { ...known, form, type, failure, isSending, submit };
}
