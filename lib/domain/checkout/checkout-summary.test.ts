import { kit, option } from '@/tests/builders/catalogue/kit';
import type { Kit, Option } from '../options/kit';
import {
  isInSummary,
  isSummaryComplete,
  lastChoiceFirst,
  nameInKit,
  rememberedPayment,
  withAnswered,
  withKnownName,
  withoutName,
} from './checkout-summary';

const CASH = { id: 81, ptype_id: 'cash' };
const ROOM = { id: 83, ptype_id: 'room' };
const ONLINE = { id: 84, ptype_id: 'online' };
const PAYMENTS = [CASH, ROOM, ONLINE];

const name = (parts: Partial<Option> = {}) => option({ id: 3, pcode_id: 'name', ...parts });
const notes = (parts: Partial<Option> = {}) => ({
  ...option({ id: 4, pcode_id: 'banknotes', extra: { hotel_payment_type_ids: [81] } }),
  ...parts,
});

describe('the payment of the last order', () => {
  it.each([
    ['is the offered payment with its id', '83', 83],
    ['is none when the hotel does not offer it', '99', null],
    ['is none when nothing is remembered', '', null],
    ['is none when it takes the guest to another page', '84', null],
  ])('%s', (_title, last, id) => {
    expect(rememberedPayment(last, PAYMENTS)?.id ?? null).toBe(id);
  });

  it.each([
    ['the last choice first', '83', [83, 81, 84]],
    ['the hotel’s order without a last choice', '', [81, 83, 84]],
    ['the hotel’s order when the last choice is not offered', '99', [81, 83, 84]],
  ])('lists %s', (_title, last, ids) => {
    expect(lastChoiceFirst(PAYMENTS, last).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the summary', () => {
  const all = { payment: true, room: true, comment: true, proof: false, tip: false };
  const proof = { ...all, proof: true };
  const complete = (
    parts: Partial<{
      shown: typeof all;
      room: string;
      kit: Kit | null;
      id: number | null;
      type: string;
      provenRoom: string | null;
    }> = {},
  ) => {
    const { shown = all, room = '204', kit: options = null, id = 83, type = 'room', provenRoom = null } = parts;
    const payment = { paymentId: id, paymentType: type };
    return isSummaryComplete({ shown, room, kit: options, payment, provenRoom });
  };

  it.each([
    ['room and payment are known', {}, true],
    ['the room is empty', { room: ' ' }, false],
    ['no payment is known', { id: null }, false],
    ['no room is asked', { room: '', shown: { ...all, room: false } }, true],
    ['a proof is asked for and missing', { shown: proof }, false],
    ['a proof is asked for, and this device has it', { shown: proof, provenRoom: '204' }, true],
    ['a proof is asked for, and this device has that of another room', { shown: proof, provenRoom: '205' }, false],
    ['nothing is to be paid', { id: null, shown: { ...all, payment: false } }, true],
    ['neither room nor payment is asked', { shown: { ...all, room: false, payment: false } }, false],
    ['a required name is missing', { kit: kit(name({ is_required: true })) }, false],
    ['a required name is known', { kit: kit(name({ is_required: true, value: 'Anna' })) }, true],
    ['an optional name is missing', { kit: kit(name()) }, true],
    ['cash needs banknotes', { id: 81, type: 'cash', kit: kit(notes({ is_required: true })) }, false],
    ['cash may have banknotes', { id: 81, type: 'cash', kit: kit(notes()) }, true],
    ['banknotes are for another payment', { kit: kit(notes({ is_required: true })) }, true],
    ['another required answer is missing', { kit: kit(option({ id: 9, is_required: true })) }, true],
  ])('is complete or not when %s', (_title, parts, isComplete) => {
    expect(complete(parts)).toBe(isComplete);
  });

  it.each([
    ['payment', true],
    ['room_number', true],
    ['room_proof', true],
    ['3', true],
    ['9', false],
    ['comment', false],
  ])('has the refused field %s: %s', (field, isOf) => {
    expect(isInSummary(field, kit(name(), option({ id: 9 })))).toBe(isOf);
  });

  it.each([
    ['payment', true],
    ['room_number', true],
    ['3', false],
  ])('has the refused field %s without order-level options: %s', (field, isOf) => {
    expect(isInSummary(field, null)).toBe(isOf);
  });
});

describe('the name in the summary', () => {
  it('is the answer to the question for it', () => {
    expect(nameInKit(kit(option({ id: 9, value: 'x' }), name({ value: ' Anna ' })))).toBe('Anna');
    expect(nameInKit(kit(name({ value: '  ' })))).toBe('');
    expect(nameInKit(kit(name(), name({ id: 5, value: 'Bea' })))).toBe('Bea');
    expect(nameInKit(null)).toBe('');
  });

  it('is filled in where it is not answered', () => {
    expect(nameInKit(withKnownName(kit(name()), 'Anna'))).toBe('Anna');
    expect(nameInKit(withKnownName(kit(name({ value: 'Bea' })), 'Anna'))).toBe('Bea');
    expect(nameInKit(withKnownName(kit(name()), ' '))).toBe('');
  });

  it.each([
    ['trimmed', name(), ' Anna ', 'Anna'],
    ['never in a read-only question', name({ is_read_only: true }), 'Anna', null],
    ['never in another question', option({ id: 9 }), 'Anna', null],
    ['never blank', name(), ' ', null],
  ])('is filled in %s', (_title, question, known, value) => {
    expect(withKnownName(kit(question), known).properties[0]?.value ?? null).toBe(value);
  });

  it('stays when the other options are answered', () => {
    const before = kit(name({ value: 'Anna' }), option({ id: 9 }));
    const beside = withoutName(before);
    expect(beside.properties.map(({ id }) => id)).toEqual([9]);
    const answered = { ...beside, properties: beside.properties.map((each) => ({ ...each, value: 'late' })) };
    expect(withAnswered(before, answered).properties.map(({ value }) => value)).toEqual(['Anna', 'late']);
  });
});
