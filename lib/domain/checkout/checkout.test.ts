import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartSection } from '@/tests/builders/orders/lines';
import { NO_MONEY, toMinor } from '../money/money';
import {
  checkoutFields,
  checkoutProblems,
  hasProblems,
  initialPayment,
  missingAnswers,
  NO_PROBLEMS,
  needsGuestDetails,
  sendVerdict,
} from './checkout';
import { fieldsWithPayment } from './proven-room';

const PAYMENTS = [
  { id: 1, ptype_id: 'cash' },
  { id: 2, ptype_id: null },
  { id: 4, ptype_id: 'online' },
];

const hotel = {
  is_payment_property: true,
  is_comment_property: true,
  is_room_number_property: true,
  limit_room: ['214'],
  room_number: { except_sections: [] },
};
/** With a section whose products are not delivered to a room. */
const poolside = { ...hotel, room_number: { except_sections: [cartLine().section.id] } };
const order = { lines: [cartLine()], total: toMinor(10), payments: 2 };
const NO_PAYMENT = { paymentType: null, paymentId: null };

describe('the fields of the checkout', () => {
  it('displays the payment only if the hotel requires it, the total is above 0 and there are methods', () => {
    expect(checkoutFields(hotel, order).payment).toBe(true);
    expect(checkoutFields({ ...hotel, is_payment_property: false }, order).payment).toBe(false);
    expect(checkoutFields(hotel, { ...order, total: NO_MONEY }).payment).toBe(false);
    expect(checkoutFields(hotel, { ...order, payments: 0 }).payment).toBe(false);
  });

  it('hides the payment for products below a section of the variation hiddenPaymentUnder', () => {
    const lines = [cartLine(), cartLine({ parent_section: cartSection({ id: 10_068 }) })];
    const shown = (hiddenPaymentUnder: number[]) =>
      checkoutFields(hotel, { ...order, lines, hiddenPaymentUnder }).payment;
    expect([shown([]), shown([7]), shown([7, 10_068])]).toEqual([true, true, false]);
  });

  it('preselects the hotel’s fixed payment only if it is offered', () => {
    expect(initialPayment('2', PAYMENTS)).toBe(2);
    expect(initialPayment(3, PAYMENTS)).toBeNull();
    expect(initialPayment(null, PAYMENTS)).toBeNull();
    // It leads to another page, so only a tap chooses it.
    expect(initialPayment(4, PAYMENTS)).toBeNull();
  });

  it('displays the comment if the hotel allows it', () => {
    expect(checkoutFields(hotel, order).comment).toBe(true);
    expect(checkoutFields({ ...hotel, is_comment_property: false }, order).comment).toBe(false);
  });

  it.each([
    ['the room', hotel, 'off', { room: true, proof: false }],
    ['the room and its proof, if the order asks for one', hotel, 'for_orders', { room: true, proof: true }],
    ['neither for products without a room', poolside, 'off', { room: false, proof: false }],
    ['both for products without a room, if the order asks', poolside, 'for_orders', { room: true, proof: true }],
  ] as const)('displays %s', (_what, rules, policy, fields) => {
    expect(fieldsWithPayment(checkoutFields(rules, order), policy, null)).toMatchObject(fields);
  });

  it('expands the guest details if one of their fields is required', () => {
    const shown = checkoutFields(hotel, order);
    expect(needsGuestDetails(shown, null)).toBe(true);
    expect(needsGuestDetails({ ...shown, room: false }, kit(option()))).toBe(false);
    expect(needsGuestDetails({ ...shown, room: false }, kit(option({ is_required: true })))).toBe(true);
    expect(needsGuestDetails(checkoutFields(poolside, order), null)).toBe(false);
    const asked = fieldsWithPayment(checkoutFields(poolside, order), 'for_orders', null);
    expect(needsGuestDetails(asked, null)).toBe(true);
  });
});

describe('checkoutProblems', () => {
  const shown = checkoutFields(hotel, order);
  const answers = { payment: 1, room_number: '214', comment: '', consent: true };
  const problems = (parts: Partial<Parameters<typeof checkoutProblems>[0]>) =>
    checkoutProblems({ shown, answers, kit: null, isKitKnown: true, payment: NO_PAYMENT, ...parts });

  it('reports nothing if every displayed field is answered', () => {
    expect(problems({})).toEqual(NO_PROBLEMS);
    expect(hasProblems(problems({}))).toBe(false);
  });

  it('reports a missing payment, a blank room and missing consent', () => {
    const none = problems({ answers: { payment: null, room_number: '  ', comment: '', consent: false } });
    expect(none).toEqual({ ...NO_PROBLEMS, payment: true, room: true, consent: true });
  });

  it.each(['\u200b', '\u2800', '\u3164', '\u00a0\ufeff'])('reports a room of invisible characters (%j)', (room) => {
    expect(problems({ answers: { ...answers, room_number: room } }).room).toBe(true);
  });

  const proving = (parts: object) =>
    problems({ shown: { ...shown, proof: true }, answers: { ...answers, provenRoom: null, ...parts } });

  it.each([
    ['nothing proves the room', {}, true],
    ['this device has proven the room', { provenRoom: '214' }, false],
    ['this device has proven the room, which is spelled otherwise', { provenRoom: ' ٢١٤ ' }, false],
    ['this device has proven another room', { provenRoom: '215' }, true],
    ['it is not known yet what this device has proven', { provenRoom: undefined }, true],
    ['the digits are complete', { stay_code: '402 913' }, false],
    ['the digits are complete in another script', { stay_code: '٤٠٢٩١٣' }, false],
    ['the digits are not complete', { stay_code: '40291' }, true],
    ['another room is proven, and the digits are complete', { provenRoom: '215', stay_code: '402913' }, false],
  ])('reports a missing proof or none if %s', (_what, parts, isMissing) => {
    expect(proving(parts)).toEqual({ ...NO_PROBLEMS, proof: isMissing });
    expect(hasProblems(proving(parts))).toBe(isMissing);
  });

  it('reports a blank room and its proof, although nothing is not proven either', () => {
    expect(proving({ room_number: ' ', provenRoom: '' })).toEqual({ ...NO_PROBLEMS, room: true, proof: true });
  });

  it('asks for a tip only at a hotel with tips, of an order that costs something', () => {
    const tips = { percent: [10], amounts: [], after_delivery: false };
    expect(shown.tip).toBe(false);
    expect(checkoutFields({ ...hotel, tips: null }, order).tip).toBe(false);
    expect(checkoutFields({ ...hotel, tips }, order).tip).toBe(true);
    expect(checkoutFields({ ...hotel, tips }, { ...order, total: NO_MONEY }).tip).toBe(false);
  });

  it.each([
    [null, true],
    [NO_MONEY, false],
    [toMinor(2), false],
    [undefined, false],
  ])('reports a typed tip that is none (%s): %s', (tip, isWrong) => {
    const tipping = { ...shown, tip: true };
    expect(problems({ shown: tipping, answers: { ...answers, ...(tip !== undefined && { tip }) } }).tip).toBe(isWrong);
    expect(problems({ answers: { ...answers, tip: null } }).tip).toBe(false);
  });

  it('does not report fields that are not displayed', () => {
    const hidden = { payment: false, room: false, comment: false, proof: false, tip: false };
    const none = problems({ shown: hidden, answers: { ...answers, payment: null, room_number: '' } });
    expect(hasProblems(none)).toBe(false);
  });

  it('reports unknown order-level options', () => {
    expect(problems({ isKitKnown: false })).toEqual({ ...NO_PROBLEMS, unread: true });
    expect(hasProblems(problems({ isKitKnown: false }))).toBe(true);
  });

  it('reports a required option, and a required banknotes option only with cash', () => {
    const name = option({ id: 1, is_required: true });
    const notes = option({ id: 2, is_required: true, pcode_id: 'banknotes', extra: { hotel_payment_type_ids: [8] } });
    const both = kit(name, notes);
    expect(problems({ kit: both }).options).toEqual([1]);
    expect(problems({ kit: both, payment: { paymentType: 'cash', paymentId: 8 } }).options).toEqual([1, 2]);
  });
});

it('missingAnswers names the product’s options first, then payment, room, its proof, order-level options and the tip', () => {
  const all = { payment: true, room: true, proof: true, tip: true, consent: true, options: [41], unread: true };
  expect(missingAnswers(all, [62])).toEqual([62, 'payment', 'room', 'proof', 41, 'tip']);
  expect(missingAnswers({ ...NO_PROBLEMS, consent: true }, [])).toEqual([]);
});

describe('sendVerdict', () => {
  const read = { options: false, payments: false, proof: false };
  const consent = { ...NO_PROBLEMS, consent: true };
  const unread = { ...NO_PROBLEMS, unread: true };
  const payment = { ...NO_PROBLEMS, payment: true };
  const proof = { ...NO_PROBLEMS, proof: true };

  it.each([
    ['send', 'nothing is missing', NO_PROBLEMS, read],
    ['send', 'nothing is missing although payments are being read', NO_PROBLEMS, { ...read, payments: true }],
    ['refuse', 'an answer is missing', consent, read],
    [
      'refuse',
      'an answer is missing while all is being read',
      { ...consent, unread: true },
      { options: true, payments: true, proof: true },
    ],
    ['wait', 'the options are being read', unread, { ...read, options: true }],
    ['refuse', 'the options could not be read', unread, read],
    ['wait', 'the payments are being read', payment, { ...read, payments: true }],
    ['refuse', 'no payment is chosen', payment, read],
    ['wait', 'both are being read', { ...unread, payment: true }, { ...read, options: true, payments: true }],
    ['wait', 'the proof of the room is being read', proof, { ...read, proof: true }],
    ['refuse', 'nothing proves the room', proof, read],
    [
      'refuse',
      'no payment is chosen while the proof is being read',
      { ...payment, proof: true },
      { ...read, proof: true },
    ],
    [
      'refuse',
      'one is being read and the other could not be',
      { ...unread, payment: true },
      { ...read, payments: true },
    ],
  ] as const)('is "%s" if %s', (verdict, _case, problems, reading) => {
    expect(sendVerdict(problems, reading)).toBe(verdict);
  });
});
