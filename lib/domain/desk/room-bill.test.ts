import { toMinor } from '../money/money';
import { roomBill } from './room-bill';

const order = (num: string, final_sum: number, parts: object = {}) => ({
  num,
  final_sum,
  ostatus_id: 'done',
  guest: { person_uuid: 'ana', name: 'Ana' as string | null },
  integration_payment: null as { status_id: string } | null,
  ...parts,
});

describe('desk/DE64: the bill of a room', () => {
  it('adds up exactly what was ordered, and tells what has been paid online', () => {
    const bill = roomBill(
      [
        order('3', 0.2, { integration_payment: { status_id: 'done' } }),
        order('2', 0.1, { ostatus_id: 'approved' }),
        order('1', 0.1, { integration_payment: { status_id: 'pending' } }),
      ],
      null,
    );
    expect(bill.orders.map(({ num }) => num)).toEqual(['1', '2', '3']);
    expect([bill.total, bill.paidOnline, bill.toPay]).toEqual([0.4, 0.2, 0.2].map(toMinor));
  });

  it.each(['cancelled', 'expired'])('leaves out what is %s', (ostatus_id) => {
    expect(roomBill([order('1', 5, { ostatus_id })], null)).toMatchObject({ guests: [], orders: [], total: 0 });
  });

  it('is of one guest where several have ordered to the room', () => {
    const orders = [
      order('1', 5),
      order('2', 7, { guest: { person_uuid: 'ben', name: 'Ben' } }),
      order('3', 1, { guest: { person_uuid: null, name: 'Cleo' } }),
    ];
    const bill = roomBill(orders, 'ben');
    expect(bill.guests).toEqual([
      { key: 'ana', name: 'Ana' },
      { key: 'ben', name: 'Ben' },
      { key: 'Cleo', name: 'Cleo' },
    ]);
    expect([bill.orders.map(({ num }) => num), bill.total]).toEqual([['2'], toMinor(7)]);
  });
});
