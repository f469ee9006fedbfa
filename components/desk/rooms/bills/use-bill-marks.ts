'use client';

import { useCallback, useState } from 'react';
import { callDesk, type DeskResponse, isSignedOut } from '../../desk-api';
import { useDeskData } from '../../live/desk-data';
import { type ChargeKey, chargeKey, type Posted, type RoomCharge, type Unposted } from './bills-api';

/** As many as one call marks. */
const AT_ONCE = 500;

/**
 * What the last call led to. `posted`: what can be undone. `refused`: what a colleague has posted already or what has changed.
 * `isWhole`: false if a call had no answer, so that some may be marked and some not.
 */
type BillOutcome =
  | { kind: 'posted'; posted: readonly RoomCharge[]; refused: readonly RoomCharge[]; isWhole: boolean }
  | { kind: 'unposted'; count: number; late: number; isWhole: boolean };

/**
 * Marks charges as posted, or as not posted; false when a call had no answer. `onChanged`: the lists are to be read again. Rules:
 * rooms/RM18, rooms/RM20.
 */
export function useBillMarks(onChanged: () => Promise<void>) {
  const { onSignedOut } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<BillOutcome | null>(null);
  const run = useCallback(
    async (work: () => Promise<BillOutcome>): Promise<boolean> => {
      setIsBusy(true);
      setOutcome(null);
      const next = await work();
      setOutcome(next);
      await onChanged();
      setIsBusy(false);
      return next.isWhole;
    },
    [onChanged],
  );
  const post = (charges: readonly RoomCharge[]) =>
    run(async () => {
      const bodies = charges.map(({ order_uuid, item, amount }) => ({ order_uuid, item, amount }));
      const { values, isWhole } = await inParts<Posted>('/room-charges/post', bodies, onSignedOut);
      const among = (keys: readonly ChargeKey[]) => {
        const names = new Set(keys.map(chargeKey));
        return charges.filter((charge) => names.has(chargeKey(charge)));
      };
      const [posted, refused] = [values.flatMap((value) => value.posted), values.flatMap((value) => value.refused)];
      return { kind: 'posted', posted: among(posted), refused: among(refused), isWhole };
    });
  const unpost = (charges: readonly RoomCharge[]) =>
    run(async () => {
      const bodies = charges.map(({ order_uuid, item }) => ({ order_uuid, item }));
      const { values, isWhole } = await inParts<Unposted>('/room-charges/unpost', bodies, onSignedOut);
      const late = values.flatMap(({ refused }) => refused.filter(({ why }) => why === 'late')).length;
      return { kind: 'unposted', count: values.flatMap(({ unposted }) => unposted).length, late, isWhole };
    });
  return { isBusy, outcome, post, unpost };
}

export type BillMarks = ReturnType<typeof useBillMarks>;

/** Sends charges in parts that fit into a call, until one has no answer. A repeated part changes nothing. */
async function inParts<T>(
  path: string,
  bodies: readonly ChargeKey[],
  onSignedOut: () => void,
): Promise<{ values: readonly T[]; isWhole: boolean }> {
  const values: T[] = [];
  for (let first = 0; first < bodies.length; first += AT_ONCE) {
    const response: DeskResponse<T> = await callDesk(path, { charges: bodies.slice(first, first + AT_ONCE) });
    if (isSignedOut(response)) onSignedOut();
    if (!response.ok) return { values, isWhole: false };
    values.push(response.value);
  }
  return { values, isWhole: true };
}
