import { kit, option } from '@/tests/builders/kit';
import { answerKit } from './answer-kit';

const context = {
  payment: { paymentType: null, paymentId: null },
  earliest: '2026-06-12',
  now: null,
  mostSlots: null,
};
const asked = kit(option({ id: 5, pcode_id: 'phone_number', is_required: true }));
const wrongWith = (value: string) => answerKit(asked, [{ id: 5, value, ptype_id: 'text', attrs: [] }], context).wrong;

describe('a telephone number that is sent', () => {
  it.each(['+34-612-34-56-78', '+44 (0)7400-123456', '+49-0151-23456789', '+1242-359-1234'])('%s is taken', (value) => {
    expect(wrongWith(value)).toEqual([]);
  });

  it.each(['+34-612-34-56-7', '+999-612-34-56-78', '+34-612'])('%s is of no country and refused', (value) => {
    expect(wrongWith(value)).toEqual([5]);
  });

  it('is empty or possible also where it need not be given', () => {
    const optional = kit(option({ id: 5, pcode_id: 'phone_number' }));
    const wrong = (value: string | null) =>
      answerKit(optional, [{ id: 5, value, ptype_id: 'text', attrs: [] }], context).wrong;
    expect([null, '', '+34-612', '+34-612-34-56-78'].map(wrong)).toEqual([[], [], [5], []]);
  });

  it('without a dial code is left to people: nobody can tell whose it is', () => {
    expect(wrongWith('612 34 56 78 90')).toEqual([]);
  });
});
