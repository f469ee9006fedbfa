import { fieldsWithPayment, isProofMissing, isRoomProven, sentStayCode } from './proven-room';

const shown = { room: false, proof: false };
const asked = { room: true, proof: true };
const CHARGE = { needs_room_proof: true };
const CASH = { needs_room_proof: false };

describe('fieldsWithPayment', () => {
  it.each([
    ['off', CHARGE, shown],
    ['for_charges', CHARGE, asked],
    ['for_charges', CASH, shown],
    ['for_charges', {}, shown],
    ['for_charges', null, shown],
    ['for_orders', CASH, asked],
    ['for_orders', null, asked],
  ] as const)('with the policy %p and the payment %p displays %p', (policy, payment, fields) => {
    expect(fieldsWithPayment(shown, policy, payment)).toEqual(fields);
  });
});

describe('the proof of a room', () => {
  it.each([
    ['101', '101', true],
    ['Suite A', ' suite a ', true],
    ['101', '١٠١', true],
    ['101', '102', false],
    ['101', '', false],
    ['', '', false],
    [null, '', false],
    [undefined, '101', false],
  ])('%p proves %p: %p', (provenRoom, room_number, isProven) => {
    expect(isRoomProven({ provenRoom, room_number })).toBe(isProven);
  });

  const answers = { room_number: '101', stay_code: '٤٠٢-٩١٣' };
  it.each([
    ['sends the digits where a proof is asked for', asked, answers, '402913', false],
    ['sends no digits where none is asked for', shown, answers, null, false],
    ['sends no digits that are not complete', asked, { ...answers, stay_code: '4029' }, null, true],
    ['sends no digits without any', asked, { room_number: '101' }, null, true],
    ['sends no digits where this device has proven the room', asked, { ...answers, provenRoom: '101' }, null, false],
    ['sends the digits for another room', asked, { ...answers, provenRoom: '102' }, '402913', false],
  ])('%s', (_what, fields, given, code, isMissing) => {
    expect([sentStayCode(fields, given), isProofMissing(fields, given)]).toEqual([code, isMissing]);
  });
});
