import { remembered } from './remembered';
import { rememberedAtom } from './remembered-atom';

/**
 * What the phone knows of the guest: identity, name, room. Raw strings under the spec's keys.
 * Source: guest-app 3 "Values stored on the device".
 */
const LONGEST = 200;

const text = (key: string) =>
  remembered<string>({
    key,
    read: (stored) => (stored ?? '').slice(0, LONGEST),
    print: (value) => (value === '' ? null : value.slice(0, LONGEST)),
  });

export const personUuid = text('person-uuid');
export const guestName = text('fs_name');
export const roomNumber = text('fs_room_number');

/** Whether the guest has confirmed their age (`is_adult`). */
export const isAdult = remembered<boolean>({
  key: 'is_adult',
  read: (stored) => stored === 'true',
  print: (value) => (value ? 'true' : null),
});

export const guestNameAtom = rememberedAtom('', guestName);
export const isAdultAtom = rememberedAtom(false, isAdult);
