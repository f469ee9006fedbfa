import { cartSection } from '@/tests/builders/orders/lines';
import { initialRoom, needsRoomNumber } from './room-number';

const hotel = (except_sections: (number | string)[] = []) => ({
  is_room_number_property: true,
  limit_room: ['214'],
  room_number: { except_sections },
});

/** A product of section 5, which is below section 4 beside section 6. */
const dinner = {
  section: cartSection({ id: 5 }),
  parent_section: cartSection({ id: 4, subsections: [{ id: 5 }, { id: 6 }] }),
};
const massage = { section: cartSection({ id: 9 }), parent_section: null };

describe('needsRoomNumber', () => {
  it('a room number is needed if the hotel requires it and has a list of rooms', () => {
    expect(needsRoomNumber(hotel(), [dinner])).toBe(true);
  });

  it('a room number is not needed if the hotel does not require it', () => {
    expect(needsRoomNumber({ ...hotel(), is_room_number_property: false }, [dinner])).toBe(false);
  });

  it('a room number is not needed if the hotel has no list of rooms', () => {
    expect(needsRoomNumber({ ...hotel(), limit_room: [] }, [dinner])).toBe(false);
  });

  it.each([
    ['its own section', 5],
    ['its own section with a text id', '5'],
    ['its parent section', 4],
    ['another section of the same parent', 6],
  ])('a room number is not needed for a product if %s is excepted', (_what, excepted) => {
    expect(needsRoomNumber(hotel([excepted]), [dinner])).toBe(false);
  });

  it('a room number is needed if one product in the cart is not excepted', () => {
    expect(needsRoomNumber(hotel([9]), [massage])).toBe(false);
    expect(needsRoomNumber(hotel([9]), [massage, dinner])).toBe(true);
  });

  it('a room number is not needed for an empty cart', () => {
    expect(needsRoomNumber(hotel(), [])).toBe(false);
  });
});

describe('initialRoom', () => {
  it.each([
    ['is the room stored on the device', ' 214 ', {}, { room: '214', isLocked: false }],
    ['is empty if no room is stored', '', {}, { room: '', isLocked: false }],
    ['is empty with the variation blankRoom', '214', { blankRoom: true }, { room: '', isLocked: false }],
    ['is locked with the variation lockedRoom', '214', { lockedRoom: true }, { room: '214', isLocked: true }],
    ['is not locked if no room is stored', ' ', { lockedRoom: true }, { room: '', isLocked: false }],
    ['is not locked if it starts empty', '214', { blankRoom: true, lockedRoom: true }, { room: '', isLocked: false }],
  ])('the room of a new checkout %s', (_title, known, variations, opening) => {
    expect(initialRoom(known, { blankRoom: false, lockedRoom: false, ...variations })).toEqual(opening);
  });
});
