import { order } from '@/tests/builders/orders/order';
import { toMinor } from '../money/money';
import { guestRoomBill } from './room-bill';

const billed = (num: string, final_sum: number, changes: Parameters<typeof order>[0] = {}) =>
  order({ num, final_sum, ostatus_id: 'done', charges_room: true, on_room_bill: 'open', ...changes });

describe('guestRoomBill: rooms/RM21', () => {
  it('adds up what is charged to the room, posted or not, the oldest first', () => {
    const bill = guestRoomBill([billed('1010', 0.2), billed('999', 0.1, { on_room_bill: 'posted' })]);
    expect([bill?.orders.map(({ num }) => num), bill?.sum]).toEqual([['999', '1010'], toMinor(0.3)]);
  });

  it.each([
    ['an order that is not delivered, or of an earlier stay', { on_room_bill: null }],
    ['an order that is paid otherwise', { charges_room: false }],
  ])('leaves out %s', (_, changes) => {
    expect(guestRoomBill([billed('1001', 5, changes)])).toBeNull();
    expect(guestRoomBill([billed('1001', 5, changes), billed('1002', 7)])?.sum).toBe(toMinor(7));
  });

  it('is none without orders', () => {
    expect(guestRoomBill([])).toBeNull();
  });
});
