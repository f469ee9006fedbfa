import { isRecord, readNumber, readString } from '@/lib/domain/json/read-value';
import { newUuid } from './new-uuid';
import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';

/** `until`: milliseconds on the device's clock; by then all holds under the code have ended. */
type SlotHolder = { code: string; until: number };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readHolder(stored: string | null): SlotHolder | null {
  const value = readJson(stored);
  const code = isRecord(value) ? readString(value.code) : null;
  const until = isRecord(value) ? readNumber(value.until) : null;
  return code === null || until === null || !UUID.test(code) ? null : { code, until };
}

/** The secret code under which this device holds slots. Tabs share it, because they share the cart. */
const stored = new PersistedAtom<SlotHolder | null>({
  key: 'slot_holder',
  parse: readHolder,
  serialize: (holder) => holder && JSON.stringify(holder),
});

/** The code, if something may still be held under it; else null. */
export function slotHolder(now: number): string | null {
  const holder = stored.get();
  return holder !== null && holder.until > now ? holder.code : null;
}

/**
 * The code for a hold that ends after `seconds`. A new one once nothing is held any more, so that it identifies nobody for
 * longer. Rule: booking/B33.
 */
export function slotHolderFor(seconds: number, now: number): string {
  const code = slotHolder(now) ?? newUuid();
  stored.changeNow(() => ({ code, until: now + seconds * 1000 }));
  return code;
}
