import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { errorMessages, NO_ERRORS } from './order-errors';
import { toOrderErrors } from './place-errors';

const toppings = kit(option({ id: 62 }));
const pizza = cartLine({ product: cartProduct({ id: 31, property: toppings }) });
const cake = cartLine({ product: cartProduct({ id: 32 }) });
const inTheCart = (fields: Record<string, string>) =>
  toOrderErrors(fields, { lines: [pizza, cake], ownOptions: false });
const inThePopup = (fields: Record<string, string>) => toOrderErrors(fields, { lines: [pizza], ownOptions: true });

describe('toOrderErrors', () => {
  it.each([
    [
      'displays the header with its message for products_is_not_available',
      { products_is_not_available: 'x' },
      { header: 'x' },
    ],
    [
      'displays the header without a message for products_is_not_available',
      { products_is_not_available: '' },
      { header: '' },
    ],
    [
      'displays the server’s message for products_not_available_time',
      { products_not_available_time: 'Opens at 18:00' },
      { aboutLines: ['Opens at 18:00'] },
    ],
    [
      'displays the server’s message for invalid_product_item_counts',
      { invalid_product_item_counts: 'Two are left' },
      { aboutLines: ['Two are left'] },
    ],
    [
      'gives the list a red border and its message for products',
      { products: 'Too many lines' },
      { list: 'Too many lines' },
    ],
    ['gives the list a red border without a message for products', { products: ' ' }, { list: '' }],
    [
      'marks the product’s line for products.{id}',
      { 'products.31': 'Sold out' },
      { lines: ['31'], reasons: { 31: ['Sold out'] } },
    ],
    [
      'marks the product’s line for a longer path',
      { 'products.31.quantity': 'Too many' },
      { lines: ['31'], reasons: { 31: ['Too many'] } },
    ],
    ['marks a line without a message', { 'products.31': '' }, { lines: ['31'] }],
    [
      'adds a message for a product that is not in the order',
      { 'products.0.quantity': 'Too many' },
      { messages: ['Too many'] },
    ],
    ['adds an empty message for a product that is not in the order', { 'products.99': '' }, { messages: [''] }],
    [
      'assigns a message to the room field',
      { room_number: 'Which room?' },
      { fields: { room_number: ['Which room?'] } },
    ],
    [
      'assigns a message to the proof of the room',
      { room_proof: 'These digits are wrong' },
      { fields: { room_proof: ['These digits are wrong'] } },
    ],
    ['assigns a message to the tip', { tip: 'Too much' }, { fields: { tip: ['Too much'] } }],
    ['assigns a message to the payment field', { payment: 'Choose' }, { fields: { payment: ['Choose'] } }],
    ['assigns a message to an option by its id', { 41: 'invalid' }, { fields: { 41: ['invalid'] } }],
    [
      'assigns a message to an option by its path',
      { 'property.properties.41': 'invalid' },
      { fields: { 41: ['invalid'] } },
    ],
    [
      'marks the line of a product for an error at one of its options',
      { 'properties.62': 'Which one?' },
      { lines: ['31'], reasons: { 31: ['Which one?'] } },
    ],
    ['adds a message for an unknown field', { comment: 'Too long' }, { messages: ['Too long'] }],
    ['adds an empty message for an unknown field', { is_temporary: '' }, { messages: [''] }],
    ['returns no errors for no field errors', {}, {}],
  ])('toOrderErrors %s', (_title, fields, places) => {
    expect(inTheCart(fields as Record<string, string>)).toEqual({ ...NO_ERRORS, ...places });
  });

  it('assigns an error to a product’s option if it is displayed on the same screen', () => {
    expect(inThePopup({ 'properties.62': 'Which one?' })).toEqual({ ...NO_ERRORS, fields: { 62: ['Which one?'] } });
  });

  it('lists a line once with all its messages, and a message once', () => {
    const places = inTheCart({
      'products.31': 'Sold out',
      'products.31.price': 'Later',
      'properties.62': 'Later',
      a: 'Same',
      b: 'Same',
    });
    expect(places).toMatchObject({ lines: ['31'], reasons: { 31: ['Sold out', 'Later'] }, messages: ['Same'] });
  });

  it('keeps the messages of all fields that name one option', () => {
    const places = inTheCart({ 41: 'Too late', 'properties.41': '', 'property.properties.41': 'Before noon', 42: '' });
    expect(places).toEqual({ ...NO_ERRORS, fields: { 41: ['Too late', 'Before noon'], 42: [] } });
  });

  it('drops an empty text beside a message for the same line', () => {
    expect(inTheCart({ 'properties.62': '', 'products.31': 'Sold out' }).reasons).toEqual({ 31: ['Sold out'] });
  });

  it('combines several errors', () => {
    const places = inTheCart({
      products_is_not_available: 'x',
      products: 'y',
      'products.31': 'Gone',
      'products.32': 'Gone',
      payment: 'x',
    });
    expect(places).toMatchObject({ header: 'x', list: 'y', lines: ['31', '32'], fields: { payment: ['x'] } });
  });
});

it('errorMessages returns messages about lines first and each message once', () => {
  const places = inTheCart({ comment: 'Too long', products_not_available_time: 'Closed', other: 'Closed' });
  expect(errorMessages(places)).toEqual(['Closed', 'Too long']);
});
