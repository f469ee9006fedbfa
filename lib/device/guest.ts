import { persistedValue } from './persisted-value';

/**
 * What the phone knows of the guest: identity, name, room. Raw strings under the spec's keys.
 * Rules: device-storage/D4, device-storage/D7.
 */
const LONGEST = 200;

const text = (key: string) =>
  persistedValue<string>({
    key,
    parse: (stored) => (stored ?? '').slice(0, LONGEST),
    serialize: (value) => (value === '' ? null : value.slice(0, LONGEST)),
  });

/** The uuid under which the platform knows this guest; '' before it has returned one. Rule: tenancy/T9. */
export const personUuid = text('person-uuid');
export const guestName = text('fs_name');
export const roomNumber = text('fs_room_number');

const flag = (key: string) =>
  persistedValue<boolean>({
    key,
    parse: (stored) => stored === 'true',
    serialize: (value) => (value ? 'true' : null),
  });

/** Whether the guest has confirmed to be of age (`is_adult`). */
export const isAdult = flag('is_adult');
/**
 * Whether they have confirmed to be 16. A key of our own: where 16 is enough, nobody has said that they are 18.
 * Rule: age-gate/AG5.
 */
export const isSixteen = flag('is_adult_16');
