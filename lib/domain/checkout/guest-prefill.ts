import { isAnswered } from '../options/answered';
import type { Kit, Option, OptionCode } from '../options/kit';
import { MAX_ANSWER_LENGTH } from '../options/options';

/** A guest as the guest call knows them (platform-calls/W12). */
export type KnownGuest = { name: string | null; phone: string | null };

const knownFor = (code: OptionCode | null, guest: KnownGuest): string | null => {
  const known = code === 'name' ? guest.name : code === 'phone_number' ? guest.phone : null;
  return known === null || known.trim() === '' ? null : known.trim().slice(0, MAX_ANSWER_LENGTH);
};

const isOpen = (option: Option): boolean => !option.is_read_only && !isAnswered(option);

/** Fields that have held an answer since their form opened, by option id, and 'room_number'. */
type FilledFields = ReadonlySet<string>;

export const NO_FILLED_FIELDS: FilledFields = new Set();

const ROOM = 'room_number';

/**
 * What a form holds now added to what it has held before; the same set when nothing is new. A guest who clears a field
 * wants it empty, or is about to write something else: it is never filled in again. `room`: as its field shows it;
 * null: it is not asked.
 */
export function rememberFilledFields(held: FilledFields, now: { kit: Kit | null; room?: string | null }): FilledFields {
  const answered = (now.kit?.properties ?? []).filter(isAnswered).map(({ id }) => String(id));
  const all = now.room?.trim() ? [...answered, ROOM] : answered;
  return all.every((field) => held.has(field)) ? held : new Set([...held, ...all]);
}

/** Whether a kit still asks for something that the hotel may know: then it is worth asking there first. */
export const needsGuestLookup = (kit: Kit, held: FilledFields = NO_FILLED_FIELDS): boolean =>
  kit.properties.some(
    (option) =>
      isOpen(option) &&
      !held.has(String(option.id)) &&
      (option.pcode_id === 'name' || option.pcode_id === 'phone_number'),
  );

/** Whether the room is asked for and has never stood there. */
export const needsRoomLookup = (room: string | null, held: FilledFields): boolean => room !== null && !held.has(ROOM);

/**
 * The kit with the guest's name and phone in the options that ask for them; what the guest has answered stays, and so
 * does what they have cleared (`held`). The phone is given as the field shows it. The same kit when there is nothing to
 * fill in. Rule: options/O20.
 */
export function prefillGuest(kit: Kit, guest: KnownGuest, held: FilledFields = NO_FILLED_FIELDS): Kit {
  const properties = kit.properties.map((option) => {
    const value = isOpen(option) && !held.has(String(option.id)) ? knownFor(option.pcode_id, guest) : null;
    return value === null ? option : { ...option, value };
  });
  return properties.every((option, place) => option === kit.properties[place]) ? kit : { ...kit, properties };
}
