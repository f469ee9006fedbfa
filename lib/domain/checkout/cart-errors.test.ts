import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { cartErrors, errorsOnScreen, fieldsOnScreen } from './cart-errors';
import { clearFieldError, NO_ERRORS, refusalOf } from './order-errors';
import { toOrderErrors } from './place-errors';

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

describe('errors of a refused order', () => {
  it('keeps the errors about lines while a marked line is in the cart', () => {
    expect(cartErrors(soldOut, [pizza])).toMatchObject({ header: 'x', list: 'y', lines: ['1'] });
  });

  it('drops the errors about lines once all marked lines were removed, and keeps the others', () => {
    expect(cartErrors(soldOut, [])).toEqual({
      ...NO_ERRORS,
      messages: ['too long'],
      fields: { room_number: ['unknown room'] },
    });
  });

  it.each([
    ['products_not_available_time', { products_not_available_time: 'The kitchen is closed' }],
    ['products_is_not_available', { products_is_not_available: 'x' }],
    ['products', { products: 'Too many lines' }],
    [
      'products.0.quantity, although the cart has no such line',
      { 'products.0.quantity': 'Too many', products_is_not_available: 'x' },
    ],
  ])('keeps an error that marks no line of the cart: %s', (_what, fields) => {
    const places = placesOf(fields as Record<string, string>);
    expect(cartErrors(places, [cake])).toBe(places);
  });

  it('returns the reasons of a marked line, an empty list if it has none, and null for other lines', () => {
    const places = placesOf({ 'products.1': 'sold out', 'products.2': ' ' });
    const other = cartLine({ product: cartProduct({ id: 3 }) });
    expect([pizza, cake, other].map((line) => refusalOf(places, line))).toEqual([['sold out'], [], null]);
  });

  it('clears the error of a changed field only', () => {
    expect(clearFieldError(soldOut, 'room_number').fields).toEqual({});
    expect(clearFieldError(soldOut, 'payment')).toBe(soldOut);
  });
});

describe('fieldsOnScreen', () => {
  const change = option({ id: 41, pcode_id: 'banknotes', extra: { hotel_payment_type_ids: [81] } });
  const name = option({ id: 42, pcode_id: 'name' });
  const slot = option({ id: 43, ptype_id: 'slottime' });
  const shown = { payment: true, room: true, comment: true, proof: false, tip: false };
  const payment = (id: number | null) => ({ paymentType: id === null ? null : 'cash', paymentId: id });

  it.each([
    [
      'all fields with the payment of the notes option',
      { shown, payment: payment(81) },
      ['payment', 'room_number', '41', '42'],
    ],
    [
      'the proof of the room where the order asks for it',
      { shown: { ...shown, proof: true }, payment: payment(null) },
      ['payment', 'room_number', 'room_proof', '42'],
    ],
    [
      'the tip where the hotel asks for one',
      { shown: { ...shown, tip: true }, payment: payment(null) },
      ['payment', 'room_number', 'tip', '42'],
    ],
    [
      'no banknotes option without the payment that it depends on',
      { shown, payment: payment(null) },
      ['payment', 'room_number', '42'],
    ],
    [
      'only options if payment and room are hidden',
      { shown: { ...shown, payment: false, room: false }, payment: payment(81) },
      ['41', '42'],
    ],
  ])('fieldsOnScreen returns %s', (_what, from, fields) => {
    expect([...fieldsOnScreen({ ...from, kits: [null, kit(change, name, slot)] })]).toEqual(fields);
  });
});

describe('errors of fields that are not displayed', () => {
  const places = placesOf({ payment: 'choose how to pay', room_number: '', 'properties.41': 'how much?' });
  const titles = (field: string) => (field === '41' ? 'Change from' : '');

  it('moves the error of a hidden field to the messages, prefixed with its title', () => {
    expect(errorsOnScreen(places, new Set(), titles)).toEqual({
      ...NO_ERRORS,
      messages: ['Change from: how much?', 'choose how to pay', ''],
    });
  });

  it('prefixes each message of a hidden field with its title', () => {
    const twice = placesOf({ 41: 'how much?', 'properties.41': 'in notes' });
    expect(errorsOnScreen(twice, new Set(), titles).messages).toEqual([
      'Change from: how much?',
      'Change from: in notes',
    ]);
  });

  it('the message is the field’s title alone if the error has no text', () => {
    expect(errorsOnScreen(placesOf({ 41: '' }), new Set(), titles).messages).toEqual(['Change from']);
  });

  it('keeps the error at a field that is displayed', () => {
    expect(errorsOnScreen(places, new Set(['41', 'room_number']), titles)).toMatchObject({
      fields: { 41: ['how much?'], room_number: [] },
      messages: ['choose how to pay'],
    });
  });

  it('returns the same errors if every field is displayed', () => {
    expect(errorsOnScreen(soldOut, new Set(['room_number']), titles)).toBe(soldOut);
  });
});
