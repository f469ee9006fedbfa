import { checkbox, choice, kit, option } from '@/tests/builders/catalogue/kit';
import { withoutAnswers, withoutBanknotes, withoutDates } from './clean-kit';
import { isKitValid, isOptionShown, kitForPayment } from './options';

const ticked = (id: number, quantity: number | null = null) => choice({ id, checked: true, quantity });

describe('banknotes options', () => {
  const purse = option({ is_required: true, pcode_id: 'banknotes', extra: { hotel_payment_type_ids: [3] } });

  it('banknotes options are displayed with each payment that they belong to', () => {
    const shared = option({ ...purse, extra: { hotel_payment_type_ids: [3, 5] } });
    const shown = [3, 4, 5].map((paymentId) => isOptionShown(shared, { paymentType: 'cash', paymentId }));
    expect(shown).toEqual([true, false, true]);
  });

  it.each([
    ['one of its cash payments', { paymentType: 'cash', paymentId: '3' }, true, false],
    ['another cash payment', { paymentType: 'cash', paymentId: 4 }, false, true],
    ['one of its payments that is not cash', { paymentType: 'online', paymentId: 3 }, false, true],
    ['one of its payments without a type', { paymentType: null, paymentId: 3 }, false, true],
    ['no payment', { paymentType: null, paymentId: null }, false, true],
  ])('a required banknotes option is displayed and validated for %s', (_title, context, shown, valid) => {
    expect(isOptionShown(purse, context)).toBe(shown);
    expect(isKitValid(kit(purse), context)).toBe(valid);
  });

  it('the cart stored on the device loses only its banknotes answers', () => {
    const before = kit({ ...purse, value: '50' }, option({ id: 2, value: 'Ana' }));
    expect(withoutBanknotes(before)).toEqual(kit(purse, option({ id: 2, value: 'Ana' })));
    const none = kit(option({ value: 'Ana' }));
    expect(withoutBanknotes(none)).toBe(none);
  });

  it.each([
    ['are kept with their cash payment', 'cash', 3, '50'],
    ['are blanked with another cash payment', 'cash', 4, null],
    ['are blanked with an online payment', 'online', 3, null],
    ['are blanked with a payment to the room', 'room', 3, null],
    ['are blanked without a payment', null, null, null],
  ])('banknotes answers %s', (_title, paymentType, paymentId, expected) => {
    const answered = kit({ ...purse, value: '50' }, option({ id: 2, value: 'Ana' }));
    const sent = kitForPayment(answered, { paymentType, paymentId });
    expect(sent.properties.map(({ value }) => value)).toEqual([expected, 'Ana']);
  });

  it('a banknotes answer is sent exactly when its option is displayed', () => {
    const answered = kit({ ...purse, value: '200' });
    for (const paymentType of ['cash', 'card', 'room', 'online', 'change for', null]) {
      for (const paymentId of [3, 4, null]) {
        const [sent] = kitForPayment(answered, { paymentType, paymentId }).properties;
        const isShown = isOptionShown(purse, { paymentType, paymentId });
        expect([paymentType, paymentId, sent?.value]).toEqual([paymentType, paymentId, isShown ? '200' : null]);
        expect(isKitValid(kit(purse), { paymentType, paymentId })).toBe(!isShown);
      }
    }
  });
});

describe('withoutAnswers and withoutDates', () => {
  it('removes all answers except those of read-only options', () => {
    const answered = kit(
      option({ id: 1, value: 'Ana' }),
      option({ id: 2, value: 'Main building', is_read_only: true }),
      checkbox({ id: 3, pcode_id: 'quantity', value: 'checked', attrs: [ticked(1, 4)] }),
    );
    expect(withoutAnswers(answered)).toEqual(
      kit(
        option({ id: 1 }),
        option({ id: 2, value: 'Main building', is_read_only: true }),
        checkbox({ id: 3, pcode_id: 'quantity', attrs: [choice({ id: 1 })] }),
      ),
    );
  });

  it('keeps the hotel’s quantities in options without steppers', () => {
    const given = checkbox({ value: 'checked', attrs: [ticked(1, 3)] });
    expect(withoutAnswers(kit(given)).properties[0]?.attrs).toEqual([choice({ id: 1, quantity: 3 })]);
  });

  it('removes only the answers of calendars', () => {
    const nights = option({ id: 1, ptype_id: 'calendar', value: ['2026-06-18'] });
    const note = option({ id: 2, value: 'Ana' });
    expect(withoutDates(kit(nights, note))).toEqual(kit({ ...nights, value: null }, note));
    const none = kit({ ...nights, value: null }, note);
    expect(withoutDates(none)).toBe(none);
  });

  it('keeps the hotel’s ticks in read-only options', () => {
    const fixed = checkbox({ is_read_only: true, value: 'checked', attrs: [ticked(1)] });
    expect(withoutAnswers(kit(fixed)).properties).toEqual([fixed]);
  });
});
