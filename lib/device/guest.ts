import type { StorageKey } from '@/lib/domain/privacy/stored-keys';
import { PersistedAtom } from './persisted-atom';

/**
 * The guest's identity, name, room and payment in device storage, as plain texts. Rules: device-storage/D4, device-storage/D7.
 */
const LONGEST = 200;

const text = (key: StorageKey) =>
  new PersistedAtom<string>({
    key,
    parse: (stored) => (stored ?? '').slice(0, LONGEST),
    serialize: (value) => (value === '' ? null : value.slice(0, LONGEST)),
  });

/** The uuid by which the platform identifies this guest; '' before the first order. Rule: tenancy/T9. */
export const personUuid = text('person-uuid');
export const guestName = text('fs_name');
export const roomNumber = text('fs_room_number');
/** The id of the payment of the last accepted order; '' for none. Rule: checkout/CO14. */
export const lastPayment = text('fs_payment');

const flag = (key: StorageKey) =>
  new PersistedAtom<boolean>({
    key,
    parse: (stored) => stored === 'true',
    serialize: (value) => (value ? 'true' : null),
  });

/** Whether the guest has confirmed to be 18 (`is_adult`). */
export const isAdult = flag('is_adult');
/**
 * Whether the guest has confirmed to be 16. A separate key, because this confirmation does not include 18. Rule:
 * age-gate/AG5.
 */
export const isSixteen = flag('is_adult_16');
