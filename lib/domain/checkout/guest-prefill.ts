import { isBlank } from '../i18n/typed-text';
import { isAnswered } from '../options/answered';
import type { Kit, Option } from '../options/kit';
import type { OptionCode } from '../options/option-types';
import { MAX_ANSWER_LENGTH } from '../options/options';

/** The response of the guest call (platform-calls/W12). */
export type KnownGuest = { name: string | null; phone: string | null };

const prefillFor = (code: OptionCode | null, guest: KnownGuest): string | null => {
  const known = code === 'name' ? guest.name : code === 'phone_number' ? guest.phone : null;
  return known === null || isBlank(known) ? null : known.trim().slice(0, MAX_ANSWER_LENGTH);
};

const isOpen = (option: Option): boolean => !option.is_read_only && !isAnswered(option);

/** Fields that contained an answer at any time since their form opened: option ids and 'room_number'. */
type FilledFields = ReadonlySet<string>;

export const NO_FILLED_FIELDS: FilledFields = new Set();

const ROOM = 'room_number';

/**
 * Adds the fields that are filled in now to those that were before. Returns the same set if there is nothing new. A
 * field that the guest has cleared is never prefilled again. `room`: the displayed value; null: there is no room field.
 */
export function rememberFilledFields(
  filled: FilledFields,
  now: { kit: Kit | null; room?: string | null },
): FilledFields {
  const answered = (now.kit?.properties ?? []).filter(isAnswered).map(({ id }) => String(id));
  const all = now.room && !isBlank(now.room) ? [...answered, ROOM] : answered;
  return all.every((field) => filled.has(field)) ? filled : new Set([...filled, ...all]);
}

/** Whether the kit has an empty name or phone field, so that fetching the guest's data is useful. */
export const needsGuestLookup = (kit: Kit, filled: FilledFields = NO_FILLED_FIELDS): boolean =>
  kit.properties.some(
    (option) =>
      isOpen(option) &&
      !filled.has(String(option.id)) &&
      (option.pcode_id === 'name' || option.pcode_id === 'phone_number'),
  );

/** Whether the room field is displayed and was never filled in. */
export const needsRoomLookup = (room: string | null, filled: FilledFields): boolean =>
  room !== null && !filled.has(ROOM);

/**
 * Fills the guest's name and phone into the options for them, except those that the guest has answered or cleared
 * (`filled`). The phone must be in the field's display format. Returns the same kit if nothing is filled in. Rule:
 * options/O20.
 */
export function prefillGuest(kit: Kit, guest: KnownGuest, filled: FilledFields = NO_FILLED_FIELDS): Kit {
  const properties = kit.properties.map((option) => {
    const value = isOpen(option) && !filled.has(String(option.id)) ? prefillFor(option.pcode_id, guest) : null;
    return value === null ? option : { ...option, value };
  });
  return properties.every((option, index) => option === kit.properties[index]) ? kit : { ...kit, properties };
}
