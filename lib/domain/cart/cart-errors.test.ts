import { kit, option } from '@/tests/builders/kit';
import { cartLine, cartProduct } from '@/tests/builders/lines';
import { NO_ERRORS, toOrderErrors } from '../checkout/order-errors';
import { cartErrors, clearFieldError, errorsOnScreen, fieldsOnScreen, refusalOf } from './cart-errors';

const pizza = cartLine({ product: cartProduct({ id: 1 }) });
const cake = cartLine({ product: cartProduct({ id: 2 }) });
const placesOf = (fields: Record<string, string>) => toOrderErrors(fields, { lines: [pizza, cake], ownOptions: false });
const soldOut = placesOf({
  products_is_not_available: 'x',
  products: 'y',
  'products.1': 'sold out',
  'products.2': 'sold out',
  invalid_product_item_counts: 'Pizza: sold out',
  comment: 'too long',
  room_number: 'unknown room',
});

describe('what was said of an order', () => {
  it('stays as long as a marked line is in the cart', () => {
    expect(cartErrors(soldOut, [pizza])).toMatchObject({ header: 'x', list: 'y', lines: ['1'] });
  });

  it('is over for the lines once all of them were taken out, and stays for everything else', () => {
    expect(cartErrors(soldOut, [])).toEqual({
      ...NO_ERRORS,
      messages: ['too long'],
      fields: { room_number: 'unknown room' },
    });
  });

  it.each([
    ['products_not_available_time', { products_not_available_time: 'The kitchen is closed' }],
    ['products_is_not_available', { products_is_not_available: 'x' }],
    ['products', { products: 'Too many lines' }],
    ['a line that never was', { 'products.0.quantity': 'Too many', products_is_not_available: 'x' }],
  ])('stays when it marked no line: %s', (_what, fields) => {
    const places = placesOf(fields as Record<string, string>);
    expect(cartErrors(places, [cake])).toBe(places);
  });

  it('says its reason of a marked product, and nothing where there is none', () => {
    const places = placesOf({ 'products.1': 'sold out', 'products.2': ' ' });
    const other = cartLine({ product: cartProduct({ id: 3 }) });
    expect([pizza, cake, other].map((line) => refusalOf(places, line))).toEqual(['sold out', '', null]);
  });

  it('is over for a field that was changed', () => {
    expect(clearFieldError(soldOut, 'room_number').fields).toEqual({});
    expect(clearFieldError(soldOut, 'payment')).toBe(soldOut);
  });
});

describe('the fields that a guest can see', () => {
  const change = option({ id: 41, pcode_id: 'banknotes', extra: { hotel_payment_type_ids: [81] } });
  const name = option({ id: 42, pcode_id: 'name' });
  const slot = option({ id: 43, ptype_id: 'slottime' });
  const shown = { payment: true, room: true, comment: true };
  const payment = (id: number | null) => ({ paymentType: id === null ? null : 'cash', paymentId: id });

  it.each([
    ['all of them', { shown, payment: payment(81) }, ['payment', 'room_number', '41', '42']],
    [
      'no notes without the payment they belong to',
      { shown, payment: payment(null) },
      ['payment', 'room_number', '42'],
    ],
    [
      'neither payment nor room',
      { shown: { ...shown, payment: false, room: false }, payment: payment(81) },
      ['41', '42'],
    ],
  ])('are %s', (_what, from, fields) => {
    expect([...fieldsOnScreen({ ...from, kits: [null, kit(change, name, slot)] })]).toEqual(fields);
  });
});

describe('what was said of a field that cannot be seen', () => {
  const places = placesOf({ payment: 'choose how to pay', room_number: '', 'properties.41': 'how much?' });
  const titles = (field: string) => (field === '41' ? 'Change from' : '');

  it('is said among the messages, by the name of the field where it has one', () => {
    expect(errorsOnScreen(places, new Set(), titles)).toEqual({
      ...NO_ERRORS,
      messages: ['Change from: how much?', 'choose how to pay', ''],
    });
  });

  it('names the field alone where nothing was said', () => {
    expect(errorsOnScreen(placesOf({ 41: '' }), new Set(), titles).messages).toEqual(['Change from']);
  });

  it('goes to its field as soon as that shows', () => {
    expect(errorsOnScreen(places, new Set(['41', 'room_number']), titles)).toMatchObject({
      fields: { 41: 'how much?', room_number: '' },
      messages: ['choose how to pay'],
    });
  });

  it('is nothing where every field can be seen', () => {
    expect(errorsOnScreen(soldOut, new Set(['room_number']), titles)).toBe(soldOut);
  });
});
