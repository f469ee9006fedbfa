import { asciiDigits, isBlank, roomText, trimTyped } from '../i18n/typed-text';
import type { Variations } from '../variations/variations';

/** What a guest states before a chat begins, and how a hotel's variations change it. Rule: variations/VA6. */

export type RegistrationValues = {
  name: string;
  last_name: string;
  first_name: string;
  phone: string;
  hotel: string;
  is_hotel_guest: boolean;
  room_number: string;
};

export type RegistrationField = Exclude<keyof RegistrationValues, 'is_hotel_guest'>;

type RegistrationVariations = Pick<Variations, 'chatAsksHotel' | 'chatFullName'>;

/** Maximum characters of each field. The platform refuses longer ones. */
export const MAX_REGISTRATION_LENGTH: Readonly<Record<RegistrationField, number>> = {
  name: 200,
  last_name: 90,
  first_name: 90,
  phone: 40,
  hotel: 100,
  room_number: 50,
};

/** Who asks which hotel it is spans several, so that its writers are usually nobody's guest. Rule: chat/CH25. */
export const hasGuestToggle = ({ chatAsksHotel }: RegistrationVariations): boolean => !chatAsksHotel;

/** Returns the fields in the order in which they are shown. Rules: chat/CH14, chat/CH25. */
export const registrationFields = (
  { chatAsksHotel, chatFullName }: RegistrationVariations,
  isHotelGuest: boolean,
): readonly RegistrationField[] => [
  ...(chatFullName ? (['last_name', 'first_name', 'phone'] as const) : (['name'] as const)),
  ...(chatAsksHotel ? (['hotel'] as const) : []),
  ...(isHotelGuest ? (['room_number'] as const) : []),
];

const REQUIRED: readonly RegistrationField[] = ['name', 'last_name', 'first_name', 'room_number'];

export const isRequiredField = (field: RegistrationField): boolean => REQUIRED.includes(field);

/** Returns the shown fields that must not be blank and are. Rules: chat/CH3, chat/CH25. */
export const missingFields = (
  values: RegistrationValues,
  variations: RegistrationVariations,
): readonly RegistrationField[] =>
  registrationFields(variations, values.is_hotel_guest).filter(
    (field) => isRequiredField(field) && isBlank(values[field]),
  );

/** Whether the registration would ask for nothing, so that the guest writes at once. Rule: chat/CH34. */
export const asksNothing = (values: RegistrationValues, variations: RegistrationVariations): boolean =>
  registrationFields(variations, values.is_hotel_guest).every((field) => !isBlank(values[field]));

/** What the device and the hotel know about the guest. */
type KnownWriter = { name: string | null; phone: string | null; room: string | null };

/** The words before the last one are the first name, because most names are written in this order. */
function nameParts(name: string): { first_name: string; last_name: string } {
  const [, first = name, last = ''] = /^(.*)\s+(\S+)$/.exec(name) ?? [];
  return { first_name: first, last_name: last };
}

/** The field shows the plus sign itself. */
const withoutPlus = (phone: string): string => phone.replace(/^\s*\+\s*/, '');

/** Returns the values that are known, by field. Nothing for a field without one. Rule: chat/CH14. */
export function knownValues({ name, phone, room }: KnownWriter): Partial<Record<RegistrationField, string>> {
  const shown = {
    name: trimTyped(name ?? ''),
    phone: withoutPlus(phone ?? '').trim(),
    room_number: roomText(room ?? ''),
  };
  const all = { ...shown, ...nameParts(shown.name) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The values with which the form begins. */
export const initialValues = (known: KnownWriter, variations: RegistrationVariations): RegistrationValues => ({
  name: '',
  last_name: '',
  first_name: '',
  phone: '',
  hotel: '',
  room_number: '',
  ...knownValues(known),
  is_hotel_guest: hasGuestToggle(variations),
});

/** The body of the start call. */
type RegistrationBody = {
  name: string;
  room_number: string;
  hotel_uuid: string;
  lang: string;
  person_uuid: string | null;
  is_hotel_guest: boolean;
  phone: string;
};

/** Returns the body of the start call. Fields that are not shown are sent empty. Rules: chat/CH3, chat/CH25. */
export function registrationBody(
  values: RegistrationValues,
  variations: RegistrationVariations,
  { hotelUuid, language, personUuid }: { hotelUuid: string; language: string; personUuid: string },
): RegistrationBody {
  const fields = registrationFields(variations, values.is_hotel_guest);
  const shown = (field: RegistrationField): string => (fields.includes(field) ? trimTyped(values[field]) : '');
  const name = variations.chatFullName ? `${shown('first_name')} ${shown('last_name')}` : shown('name');
  const phone = asciiDigits(withoutPlus(shown('phone'))).trim();
  return {
    name: [name, shown('hotel')].filter((part) => part !== '').join(' - '),
    room_number: roomText(shown('room_number')),
    hotel_uuid: hotelUuid,
    lang: language,
    person_uuid: personUuid === '' ? null : personUuid,
    is_hotel_guest: values.is_hotel_guest,
    phone: phone === '' ? '' : `+${phone}`,
  };
}

/**
 * Returns the server's field errors by the field that shows them, and the words of those without such a field, each
 * once. A name in two parts shows the error of the name at its first part. Rule: chat/CH14.
 */
export function placeErrors(
  errors: Readonly<Record<string, string>>,
  fields: readonly RegistrationField[],
): { byField: Partial<Record<RegistrationField, string>>; others: readonly string[] } {
  const placed = Object.entries(errors).map(([key, text]) => ({
    text,
    field: fields.find((field) => field === key) ?? (key === 'name' ? fields[0] : undefined),
  }));
  return {
    byField: Object.fromEntries(placed.flatMap(({ field, text }) => (field === undefined ? [] : [[field, text]]))),
    others: [...new Set(placed.flatMap(({ field, text }) => (field === undefined ? [text] : [])))],
  };
}
