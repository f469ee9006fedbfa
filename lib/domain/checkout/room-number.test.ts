import { cartSection } from '@/tests/builders/lines';
import { initialRoom, needsRoomNumber } from './room-number';

const hotel = (except_sections: (number | string)[] = []) => ({
  is_room_number_property: true,
  limit_room: ['214'],
  room_number: { except_sections },
});

/** A product of section 5, which lies in section 4 beside section 6. */
const dinner = {
  section: cartSection({ id: 5 }),
  parent_section: cartSection({ id: 4, subsections: [{ id: 5 }, { id: 6 }] }),
};
const massage = { section: cartSection({ id: 9 }), parent_section: null };

describe('a room number', () => {
  it('is needed where the hotel asks for one and knows its rooms', () => {
    expect(needsRoomNumber(hotel(), [dinner])).toBe(true);
  });

  it('is not needed where the hotel does not ask', () => {
    expect(needsRoomNumber({ ...hotel(), is_room_number_property: false }, [dinner])).toBe(false);
  });

  it('is not needed where the hotel knows no rooms', () => {
    expect(needsRoomNumber({ ...hotel(), limit_room: [] }, [dinner])).toBe(false);
  });

  it.each([
    ['its own section', 5],
    ['its own section, given as text', '5'],
    ['its parent section', 4],
    ['another section of the same parent', 6],
  ])('is not needed for a product whose exception is %s', (_what, excepted) => {
    expect(needsRoomNumber(hotel([excepted]), [dinner])).toBe(false);
  });

  it('is needed as soon as one product in the cart is not excepted', () => {
    expect(needsRoomNumber(hotel([9]), [massage])).toBe(false);
    expect(needsRoomNumber(hotel([9]), [massage, dinner])).toBe(true);
  });

  it('is not needed for an empty cart', () => {
    expect(needsRoomNumber(hotel(), [])).toBe(false);
  });
});

describe('the room that a checkout opens with', () => {
  it.each([
    ['is the one the phone knows', ' 214 ', {}, { room: '214', isLocked: false }],
    ['is none when the phone knows none', '', {}, { room: '', isLocked: false }],
    ['is none where the hotel wants it blank', '214', { blankRoom: true }, { room: '', isLocked: false }],
    ['is locked where the hotel wants that', '214', { lockedRoom: true }, { room: '214', isLocked: true }],
    ['is not locked while it is not known', ' ', { lockedRoom: true }, { room: '', isLocked: false }],
    [
      'is not locked where it starts blank',
      '214',
      { blankRoom: true, lockedRoom: true },
      { room: '', isLocked: false },
    ],
  ])('%s', (_title, known, variations, opening) => {
    expect(initialRoom(known, { blankRoom: false, lockedRoom: false, ...variations })).toEqual(opening);
  });
});
