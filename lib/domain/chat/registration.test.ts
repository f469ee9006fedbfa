import {
  asksNothing,
  hasGuestToggle,
  initialValues,
  knownValues,
  missingFields,
  placeErrors,
  type RegistrationValues,
  registrationBody,
  registrationFields,
} from './registration';

const PLAIN = { chatAsksHotel: false, chatFullName: false };
const FULL_NAME = { ...PLAIN, chatFullName: true };
const ASKS_HOTEL = { ...PLAIN, chatAsksHotel: true };
const BOTH = { chatAsksHotel: true, chatFullName: true };
const UNKNOWN = { name: null, phone: null, room: null };
const AT = { hotelUuid: 'h-1', language: 'en', personUuid: '' };

const values = (changes: Partial<RegistrationValues> = {}): RegistrationValues => ({
  ...initialValues(UNKNOWN, PLAIN),
  ...changes,
});

it.each([
  ['a hotel guest', PLAIN, true, ['name', 'room_number']],
  ['somebody else', PLAIN, false, ['name']],
  ['a guest of a hotel that asks the full name', FULL_NAME, true, ['last_name', 'first_name', 'phone', 'room_number']],
  ['a writer who is asked for the hotel', ASKS_HOTEL, false, ['name', 'hotel']],
  ['a writer who is asked for full name and hotel', BOTH, false, ['last_name', 'first_name', 'phone', 'hotel']],
])('asks %s for the right fields', (_title, variations, isHotelGuest, expected) => {
  expect(registrationFields(variations, isHotelGuest)).toEqual(expected);
});

it.each([
  ['a guest with name and room', PLAIN, { name: 'Ada', room_number: '101' }, true],
  ['a guest without a room', PLAIN, { name: 'Ada' }, false],
  ['a guest without a name', PLAIN, { room_number: '101' }, false],
  ['a blank name', PLAIN, { name: ' ', room_number: '101' }, false],
  ['a hotel that wants a phone too', FULL_NAME, { first_name: 'Ada', last_name: 'Ruiz', room_number: '101' }, false],
  ['a hotel that asks which hotel', ASKS_HOTEL, { name: 'Ada', is_hotel_guest: false }, false],
])('knows whether the registration asks for nothing, of %s', (_title, variations, given, expected) => {
  expect(asksNothing(values(given), variations)).toBe(expected);
});

it('takes the writer for a hotel guest unless the hotel asks which hotel, and then has no toggle', () => {
  expect([hasGuestToggle(PLAIN), initialValues(UNKNOWN, PLAIN).is_hotel_guest]).toEqual([true, true]);
  expect([hasGuestToggle(ASKS_HOTEL), initialValues(UNKNOWN, ASKS_HOTEL).is_hotel_guest]).toEqual([false, false]);
});

it.each([
  ['a blank name and room', PLAIN, values({ name: '  ' }), ['name', 'room_number']],
  ['an invisible name and room', PLAIN, values({ name: '\u2800', room_number: '\u200b' }), ['name', 'room_number']],
  ['no room of somebody who does not stay', PLAIN, values({ name: 'Ada', is_hotel_guest: false }), []],
  ['no first name', FULL_NAME, values({ last_name: 'Ruiz', room_number: '1' }), ['first_name']],
  ['neither hotel nor phone', BOTH, values({ last_name: 'R', first_name: 'A', is_hotel_guest: false }), []],
])('finds what is missing with %s', (_title, variations, given, expected) => {
  expect(missingFields(given, variations)).toEqual(expected);
});

it.each([
  ['a guest', PLAIN, values({ name: ' Ada ', room_number: ' 12 ' }), { name: 'Ada', room_number: '12' }],
  [
    'somebody who does not stay, without the room that was typed before',
    PLAIN,
    values({ name: 'Ada', room_number: '12', is_hotel_guest: false }),
    { name: 'Ada', is_hotel_guest: false },
  ],
  [
    'a full name with a phone',
    FULL_NAME,
    values({ first_name: ' Ada ', last_name: 'Ruiz', phone: '+34 600', room_number: '1' }),
    { name: 'Ada Ruiz', phone: '+34 600', room_number: '1' },
  ],
  [
    'a name with its hotel',
    ASKS_HOTEL,
    values({ name: 'Ada', hotel: 'Mar', is_hotel_guest: false }),
    { name: 'Ada - Mar', is_hotel_guest: false },
  ],
  [
    'a name without a hotel',
    ASKS_HOTEL,
    values({ name: 'Ada', hotel: ' ', is_hotel_guest: false }),
    { name: 'Ada', is_hotel_guest: false },
  ],
  [
    'a full name with its hotel',
    BOTH,
    values({ first_name: 'Ada', last_name: 'Ruiz', hotel: 'Mar', is_hotel_guest: false }),
    { name: 'Ada Ruiz - Mar', is_hotel_guest: false },
  ],
])('sends %s', (_title, variations, given, expected) => {
  expect(registrationBody(given, variations, AT)).toEqual({
    room_number: '',
    hotel_uuid: 'h-1',
    lang: 'en',
    person_uuid: null,
    is_hotel_guest: true,
    phone: '',
    ...expected,
  });
});

it('sends the person uuid of a device that has one', () => {
  expect(registrationBody(values(), PLAIN, { ...AT, personUuid: 'p-1' }).person_uuid).toBe('p-1');
});

it.each([
  [UNKNOWN, {}],
  [
    { name: 'Ada Lovelace', phone: '+44 20', room: '7' },
    { name: 'Ada Lovelace', first_name: 'Ada', last_name: 'Lovelace', phone: '44 20', room_number: '7' },
  ],
  [
    { name: 'Ana María Ruiz', phone: ' ', room: '' },
    { name: 'Ana María Ruiz', first_name: 'Ana María', last_name: 'Ruiz' },
  ],
  [
    { name: 'Ada', phone: null, room: null },
    { name: 'Ada', first_name: 'Ada' },
  ],
])('fills in what is known of %j', (known, expected) => {
  expect(knownValues(known)).toEqual(expected);
});

it.each([
  [
    'of shown fields under these',
    { name: 'a', room_number: 'b' },
    ['name', 'room_number'],
    { name: 'a', room_number: 'b' },
  ],
  ['of a name in two parts under the first', { name: 'a' }, ['last_name', 'first_name'], { last_name: 'a' }],
] as const)('places the server’s errors %s', (_title, errors, fields, byField) => {
  expect(placeErrors(errors, fields)).toEqual({ byField, others: [] });
});

it('returns the words of server errors that belong to no shown field, each once', () => {
  const errors = { hotel: 'Which hotel?', name: 'a', phone: 'Call the desk', lang: 'Which hotel?' };
  expect(placeErrors(errors, ['name'])).toEqual({ byField: { name: 'a' }, others: ['Which hotel?', 'Call the desk'] });
});
