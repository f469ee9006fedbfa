import { kit, option } from '@/tests/builders/kit';
import { cartLine, cartProduct } from '@/tests/builders/lines';
import { errorMessages, NO_ERRORS, toOrderErrors } from './order-errors';

const toppings = kit(option({ id: 62 }));
const pizza = cartLine({ product: cartProduct({ id: 31, property: toppings }) });
const cake = cartLine({ product: cartProduct({ id: 32 }) });
const inTheCart = (fields: Record<string, string>) =>
  toOrderErrors(fields, { lines: [pizza, cake], ownOptions: false });
const inThePopup = (fields: Record<string, string>) => toOrderErrors(fields, { lines: [pizza], ownOptions: true });

describe('the places of an order’s errors', () => {
  it.each([
    ['products_is_not_available turns the header red', { products_is_not_available: 'x' }, { header: 'x' }],
    ['and does so without a word of its own', { products_is_not_available: '' }, { header: '' }],
    [
      'products_not_available_time shows the server’s word',
      { products_not_available_time: 'Opens at 18:00' },
      { aboutLines: ['Opens at 18:00'] },
    ],
    [
      'invalid_product_item_counts shows the server’s word',
      { invalid_product_item_counts: 'Two are left' },
      { aboutLines: ['Two are left'] },
    ],
    ['products gives the list a red border and its word', { products: 'Too many lines' }, { list: 'Too many lines' }],
    ['and does so without a word of its own', { products: ' ' }, { list: '' }],
    [
      'products.{id} turns that line’s title red',
      { 'products.31': 'Sold out' },
      { lines: ['31'], reasons: { 31: 'Sold out' } },
    ],
    [
      'a deeper path means the same line',
      { 'products.31.quantity': 'Too many' },
      { lines: ['31'], reasons: { 31: 'Too many' } },
    ],
    ['a line without a word is still marked', { 'products.31': '' }, { lines: ['31'] }],
    ['what is no line of the order is said', { 'products.0.quantity': 'Too many' }, { messages: ['Too many'] }],
    ['and is not silent without a word either', { 'products.99': '' }, { messages: [''] }],
    ['room_number marks its field', { room_number: 'Which room?' }, { fields: { room_number: 'Which room?' } }],
    ['payment marks its field', { payment: 'Choose' }, { fields: { payment: 'Choose' } }],
    ['an option’s id marks that option', { 41: 'invalid' }, { fields: { 41: 'invalid' } }],
    ['a path to an option does too', { 'property.properties.41': 'invalid' }, { fields: { 41: 'invalid' } }],
    [
      'an option of a line’s product marks that line',
      { 'properties.62': 'Which one?' },
      { lines: ['31'], reasons: { 31: 'Which one?' } },
    ],
    ['a field nobody knows is still said', { comment: 'Too long' }, { messages: ['Too long'] }],
    ['also without a word', { is_temporary: '' }, { messages: [''] }],
    ['nothing for nothing', {}, {}],
  ])('%s', (_title, fields, places) => {
    expect(inTheCart(fields as Record<string, string>)).toEqual({ ...NO_ERRORS, ...places });
  });

  it('leaves an option of the product where it is asked beside it', () => {
    expect(inThePopup({ 'properties.62': 'Which one?' })).toEqual({ ...NO_ERRORS, fields: { 62: 'Which one?' } });
  });

  it('names a line once and a message once', () => {
    const places = inTheCart({ 'products.31': 'Sold out', 'products.31.price': 'Later', a: 'Same', b: 'Same' });
    expect(places).toMatchObject({ lines: ['31'], reasons: { 31: 'Sold out' }, messages: ['Same'] });
  });

  it('says a word before the lack of one', () => {
    expect(inTheCart({ 'properties.62': '', 'products.31': 'Sold out' }).reasons).toEqual({ 31: 'Sold out' });
  });

  it('is one list for several refusals at once', () => {
    const places = inTheCart({
      products_is_not_available: 'x',
      products: 'y',
      'products.31': 'Gone',
      'products.32': 'Gone',
      payment: 'x',
    });
    expect(places).toMatchObject({ header: 'x', list: 'y', lines: ['31', '32'], fields: { payment: 'x' } });
  });
});

it('what is said of the lines stands before the rest, each once', () => {
  const places = inTheCart({ comment: 'Too long', products_not_available_time: 'Closed', other: 'Closed' });
  expect(errorMessages(places)).toEqual(['Closed', 'Too long']);
});
