import { kit, option } from '@/tests/builders/kit';
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

describe('a guest whom the hotel knows', () => {
  it.each([
    ['finds the name filled in', { pcode_id: 'name' }, 'Ana Ruiz'],
    ['finds the phone filled in', { pcode_id: 'phone_number' }, '+34-600-12-34-56'],
    ['keeps what was typed', { pcode_id: 'name', value: 'Anna' }, 'Anna'],
    ['finds blanks filled in', { pcode_id: 'name', value: ' ' }, 'Ana Ruiz'],
    ['does not change what the hotel wrote', { pcode_id: 'name', is_read_only: true }, null],
    ['finds no other option filled in', { pcode_id: null }, null],
  ] as const)('%s', (_title, asked, value) => {
    expect(valueIn(asked)).toBe(value);
  });

  it('finds nothing filled in that the hotel does not know', () => {
    const empty = kit(option({ pcode_id: 'name' }), option({ id: 2, pcode_id: 'phone_number' }));
    expect(prefillGuest(empty, { name: null, phone: ' ' })).toBe(empty);
  });
});

describe('asking the hotel for the guest', () => {
  it.each([
    ['is worth it for an open name', { pcode_id: 'name' }, true],
    ['is worth it for an open phone', { pcode_id: 'phone_number' }, true],
    ['is not for a name that is there', { pcode_id: 'name', value: 'Ana' }, false],
    ['is not for a name that the hotel wrote', { pcode_id: 'name', is_read_only: true }, false],
    ['is not for anything else', { pcode_id: null }, false],
  ] as const)('%s', (_title, asked, worth) => {
    expect(needsGuestLookup(kit(option(asked)))).toBe(worth);
  });
});

describe('what a guest has cleared', () => {
  const named = (value: string | null) =>
    kit(option({ pcode_id: 'name', value }), option({ id: 2, pcode_id: 'phone_number' }));
  const held = rememberFilledFields(NO_FILLED_FIELDS, { kit: named('Anna'), room: '215' });

  it('stays cleared, while the rest is filled in', () => {
    expect(prefillGuest(named(null), guest, held).properties.map(({ value }) => value)).toEqual([null, guest.phone]);
  });

  it('is not worth asking for', () => {
    expect(needsGuestLookup(kit(option({ pcode_id: 'name' })), held)).toBe(false);
    expect(needsGuestLookup(named(null), held)).toBe(true);
  });

  it.each([
    ['is asked for while it never stood there', '', NO_FILLED_FIELDS, true],
    ['is not once it stood there', '', held, false],
    ['is not where the hotel asks for none', null, NO_FILLED_FIELDS, false],
  ])('a room %s', (_title, room, before, worth) => {
    expect(needsRoomLookup(room, before)).toBe(worth);
  });

  it('is remembered from one look to the next', () => {
    expect(rememberFilledFields(held, { kit: named(null), room: '' })).toBe(held);
    expect([...rememberFilledFields(held, { kit: null, room: null })]).toEqual(['1', 'room_number']);
    expect([...rememberFilledFields(NO_FILLED_FIELDS, { kit: null, room: ' ' })]).toEqual([]);
  });
});
