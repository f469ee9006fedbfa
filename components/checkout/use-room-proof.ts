'use client';

import { useEffect, useEffectEvent, useId } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { useApi } from '@/components/hotel/use-api';
import { paths } from '@/lib/contract/paths';
import { readProvenRoom } from '@/lib/contract/room-proof-api';
import { isRoomProven } from '@/lib/domain/checkout/proven-room';
import type { CheckoutWithForm, ProvenRoom } from './checkout';

/** A guest who has scanned the code in the room comes back to this page. */
const WHEN_VISIBLE = { revalidateOnFocus: true };

/**
 * Reads which room this device has proven, at each opening of a checkout, and again when that may have changed: the
 * guest comes back to the page, the platform refuses the proof, or an order has proven the room by its digits, which are
 * cleared then. A hotel that asks for no proof is not asked. Rules: rooms/RM1, rooms/RM4, rooms/RM7.
 */
export function useRoomProof(checkout: CheckoutWithForm): void {
  const { form, values, state, errors, proven, setProven, clearFieldError } = checkout;
  const { code, room_proof } = useHotel();
  const opening = useId();
  const isNeeded = room_proof !== 'off' && checkout.lines.length > 0;
  // Each opening has a key of its own, because a proof may have ended since the last one.
  const request = { key: `${opening} ${paths.roomProof(code)}`, fetch: () => readProvenRoom(code) };
  const { value, refusal, refetch } = useApi(isNeeded ? request : null, WHEN_VISIBLE);
  // What was read before counts, also when it cannot be read again.
  const room = isNeeded ? value?.room : null;
  const hasFailed = isNeeded && value === undefined && refusal !== null;
  const isAccepted = state.phase === 'settled' && state.outcome.kind === 'accepted';
  const isRefused = errors.fields.room_proof !== undefined;
  const isProven = isRoomProven({ ...values, provenRoom: proven.room });

  const report = useEffectEvent((read: ProvenRoom) => setProven(read));
  const clear = useEffectEvent(() => {
    if (values.stay_code === '') return;
    form.setValue('stay_code', '');
    refetch();
  });
  const clearRefusal = useEffectEvent(() => clearFieldError('room_proof'));
  useEffect(() => {
    if (isNeeded) report({ room, hasFailed });
  }, [isNeeded, room, hasFailed]);
  useEffect(() => {
    if (isAccepted) clear();
  }, [isAccepted]);
  useEffect(() => {
    if (isProven) clearRefusal();
  }, [isProven]);
  useEffect(() => {
    // The stay has ended, or the code in the room was replaced, since this device has read its proof.
    if (isRefused) refetch();
  }, [isRefused, refetch]);
}
