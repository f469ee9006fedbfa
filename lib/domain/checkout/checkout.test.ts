import { kit, option } from '@/tests/builders/kit';
import { cartLine, cartSection } from '@/tests/builders/lines';
import { NO_MONEY, toMinor } from '../money/money';
import {
  checkoutFields,
  checkoutProblems,
  hasProblems,
  initialPayment,
  NO_PROBLEMS,
  needsGuestDetails,
} from './checkout';

const hotel = {
  is_payment_property: true,
  is_comment_property: true,
  is_room_number_property: true,
  limit_room: ['214'],
  room_number: { except_sections: [] },
};
const order = { lines: [cartLine()], total: toMinor(10), payments: 2 };
const NO_PAYMENT = { paymentType: null, paymentId: null };

describe('what the checkout shows', () => {
  it('asks how to pay when the hotel wants that, there is something to pay and there are ways to', () => {
    expect(checkoutFields(hotel, order).payment).toBe(true);
    expect(checkoutFields({ ...hotel, is_payment_property: false }, order).payment).toBe(false);
    expect(checkoutFields(hotel, { ...order, total: NO_MONEY }).payment).toBe(false);
    expect(checkoutFields(hotel, { ...order, payments: 0 }).payment).toBe(false);
  });

  it('does not ask how to pay with something from under a section where nothing is paid here', () => {
    const lines = [cartLine(), cartLine({ parent_section: cartSection({ id: 10_068 }) })];
    const shown = (hiddenPaymentUnder: number[]) =>
      checkoutFields(hotel, { ...order, lines, hiddenPaymentUnder }).payment;
    expect([shown([]), shown([7]), shown([7, 10_068])]).toEqual([true, true, false]);
  });

  it('begins with the hotel’s fixed payment, by the id it is offered under, and else with none', () => {
    expect(initialPayment('2', [{ id: 1 }, { id: 2 }])).toBe(2);
    expect(initialPayment(3, [{ id: 1 }, { id: 2 }])).toBeNull();
    expect(initialPayment(null, [{ id: 1 }])).toBeNull();
  });

  it('asks for a comment when the hotel wants that', () => {
    expect(checkoutFields(hotel, order).comment).toBe(true);
    expect(checkoutFields({ ...hotel, is_comment_property: false }, order).comment).toBe(false);
  });

  it('opens the guest details when something in them must be filled in', () => {
    const shown = checkoutFields(hotel, order);
    expect(needsGuestDetails(shown, null)).toBe(true);
    expect(needsGuestDetails({ ...shown, room: false }, kit(option()))).toBe(false);
    expect(needsGuestDetails({ ...shown, room: false }, kit(option({ is_required: true })))).toBe(true);
  });
});

describe('what is missing', () => {
  const shown = checkoutFields(hotel, order);
  const answers = { payment: 1, room_number: '214', comment: '', consent: true };
  const problems = (parts: Partial<Parameters<typeof checkoutProblems>[0]>) =>
    checkoutProblems({ shown, answers, kit: null, isKitKnown: true, payment: NO_PAYMENT, ...parts });

  it('is nothing when all that is shown is answered', () => {
    expect(problems({})).toEqual(NO_PROBLEMS);
    expect(hasProblems(problems({}))).toBe(false);
  });

  it('is a way to pay, a room of more than blanks, and the consent', () => {
    const none = problems({ answers: { payment: null, room_number: '  ', comment: '', consent: false } });
    expect(none).toEqual({ ...NO_PROBLEMS, payment: true, room: true, consent: true });
  });

  it('is not what is not shown', () => {
    const hidden = { payment: false, room: false, comment: false };
    const none = problems({ shown: hidden, answers: { ...answers, payment: null, room_number: '' } });
    expect(hasProblems(none)).toBe(false);
  });

  it('is what nobody knows to be asked or not', () => {
    expect(problems({ isKitKnown: false })).toEqual({ ...NO_PROBLEMS, unread: true });
    expect(hasProblems(problems({ isKitKnown: false }))).toBe(true);
  });

  it('is an option that must be answered, banknotes only with cash', () => {
    const name = option({ id: 1, is_required: true });
    const notes = option({ id: 2, is_required: true, pcode_id: 'banknotes', extra: { hotel_payment_type_ids: [8] } });
    const both = kit(name, notes);
    expect(problems({ kit: both }).options).toEqual([1]);
    expect(problems({ kit: both, payment: { paymentType: 'cash', paymentId: 8 } }).options).toEqual([1, 2]);
  });
});
