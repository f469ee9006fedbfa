import { kit, option } from '@/tests/builders/catalogue/kit';
import {
  NO_FILLED_FIELDS,
  needsGuestLookup,
  needsRoomLookup,
  prefillGuest,
  rememberFilledFields,
} from './guest-prefill';

const guest = { name: 'Ana Ruiz', phone: '+34-600-12-34-56' };
const valueIn = (asked: Parameters<typeof option>[0], known: Parameters<typeof prefillGuest>[1] = guest) =>
  prefillGuest(kit(option(asked)), known).properties[0]?.value;

describe('prefillGuest', () => {
  it.each([
    ['fills in the name', { pcode_id: 'name' }, 'Ana Ruiz'],
    ['fills in the phone', { pcode_id: 'phone_number' }, '+34-600-12-34-56'],
    ['keeps a name that the guest typed', { pcode_id: 'name', value: 'Anna' }, 'Anna'],
    ['fills in a field that contains only spaces', { pcode_id: 'name', value: ' ' }, 'Ana Ruiz'],
    ['does not fill in a read-only option', { pcode_id: 'name', is_read_only: true }, null],
    ['does not fill in other options', { pcode_id: null }, null],
  ] as const)('prefillGuest %s', (_title, asked, value) => {
    expect(valueIn(asked)).toBe(value);
  });

  it('fills in nothing if the hotel has no name or phone of the guest', () => {
    const empty = kit(option({ pcode_id: 'name' }), option({ id: 2, pcode_id: 'phone_number' }));
    expect(prefillGuest(empty, { name: null, phone: ' ' })).toBe(empty);
  });
});

describe('needsGuestLookup', () => {
  it.each([
    ['is true for an empty name', { pcode_id: 'name' }, true],
    ['is true for an empty phone', { pcode_id: 'phone_number' }, true],
    ['is false for a name that is filled in', { pcode_id: 'name', value: 'Ana' }, false],
    ['is false for a read-only name', { pcode_id: 'name', is_read_only: true }, false],
    ['is false for other options', { pcode_id: null }, false],
  ] as const)('needsGuestLookup %s', (_title, asked, worth) => {
    expect(needsGuestLookup(kit(option(asked)))).toBe(worth);
  });
});

describe('fields that the guest has cleared', () => {
  const named = (value: string | null) =>
    kit(option({ pcode_id: 'name', value }), option({ id: 2, pcode_id: 'phone_number' }));
  const held = rememberFilledFields(NO_FILLED_FIELDS, { kit: named('Anna'), room: '215' });

  it('a cleared field stays empty while other fields are filled in', () => {
    expect(prefillGuest(named(null), guest, held).properties.map(({ value }) => value)).toEqual([null, guest.phone]);
  });

  it('a cleared field is no reason to fetch the guest’s data', () => {
    expect(needsGuestLookup(kit(option({ pcode_id: 'name' })), held)).toBe(false);
    expect(needsGuestLookup(named(null), held)).toBe(true);
  });

  it.each([
    ['is fetched if it was never filled in', '', NO_FILLED_FIELDS, true],
    ['is not fetched after it was filled in and cleared', '', held, false],
    ['is not fetched if there is no room field', null, NO_FILLED_FIELDS, false],
  ])('the room %s', (_title, room, before, worth) => {
    expect(needsRoomLookup(room, before)).toBe(worth);
  });

  it('a field that was filled in is remembered after it was emptied', () => {
    expect(rememberFilledFields(held, { kit: named(null), room: '' })).toBe(held);
    expect([...rememberFilledFields(held, { kit: null, room: null })]).toEqual(['1', 'room_number']);
    expect([...rememberFilledFields(NO_FILLED_FIELDS, { kit: null, room: ' ' })]).toEqual([]);
  });
});
