import { type DeviceHold, isDeviceHold } from '@/lib/domain/booking/slot-hold';
import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';

function readHolds(stored: string | null): readonly DeviceHold[] {
  const value = readJson(stored);
  return Array.isArray(value) ? value.filter(isDeviceHold) : [];
}

/**
 * The slots of the cart that the hotel holds for this device, so that their clock goes on after a reload and in other
 * tabs. Rules: booking/B29, booking/B31.
 */
export const cartHolds = new PersistedAtom<readonly DeviceHold[]>({
  key: 'cart_holds',
  parse: readHolds,
  serialize: (holds) => (holds.length === 0 ? null : JSON.stringify(holds)),
});
