import { isAnswered } from './answered';
import type { Kit, Option, OptionCode } from './kit';

/** A guest as the guest call knows them (guest-app 3 "Guest"). */
export type KnownGuest = { name: string | null; phone: string | null };

const knownFor = (code: OptionCode | null, guest: KnownGuest): string | null => {
  const known = code === 'name' ? guest.name : code === 'phone_number' ? guest.phone : null;
  return known === null || known.trim() === '' ? null : known.trim();
};

const isOpen = (option: Option): boolean => !option.is_read_only && !isAnswered(option);

/** Whether a kit still asks for something that the hotel may know: then it is worth asking there first. */
export const asksForGuest = (kit: Kit): boolean =>
  kit.properties.some((option) => isOpen(option) && (option.pcode_id === 'name' || option.pcode_id === 'phone_number'));

/**
 * The kit with the guest's name and phone in the options that ask for them; what the guest has answered stays. The
 * phone is given as the field shows it. The same kit when there is nothing to fill in. Source: guest-app 4 "Option values".
 */
export function withGuest(kit: Kit, guest: KnownGuest): Kit {
  const properties = kit.properties.map((option) => {
    const value = isOpen(option) ? knownFor(option.pcode_id, guest) : null;
    return value === null ? option : { ...option, value };
  });
  return properties.every((option, place) => option === kit.properties[place]) ? kit : { ...kit, properties };
}
