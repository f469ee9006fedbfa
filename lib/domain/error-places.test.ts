import { errorPlaces, hasErrors, invalidPlaces, NO_ERRORS } from './error-places';

describe('the places of an order’s errors', () => {
  it.each([
    ['products_is_not_available turns the header red', { products_is_not_available: 'x' }, { header: true }],
    [
      'products_not_available_time shows the server’s word',
      { products_not_available_time: 'Opens at 18:00' },
      { messages: ['Opens at 18:00'] },
    ],
    [
      'invalid_product_item_counts shows the server’s word',
      { invalid_product_item_counts: 'Two are left' },
      { messages: ['Two are left'] },
    ],
    ['products gives the list a red border', { products: 'x' }, { list: true }],
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
    ['room_number marks its field', { room_number: 'Which room?' }, { fields: { room_number: 'Which room?' } }],
    ['payment marks its field', { payment: 'Choose' }, { fields: { payment: 'Choose' } }],
    ['an option’s id marks that option', { 41: 'invalid' }, { fields: { 41: 'invalid' } }],
    ['a path to an option does too', { 'property.properties.41': 'invalid' }, { fields: { 41: 'invalid' } }],
    ['a field nobody knows is still said', { comment: 'Too long' }, { messages: ['Too long'] }],
    ['nothing for nothing', {}, {}],
  ])('%s', (_title, fields, places) => {
    expect(errorPlaces(fields)).toEqual({ ...NO_ERRORS, ...places });
  });

  it('names a line once and a message once', () => {
    const places = errorPlaces({ 'products.31': 'Sold out', 'products.31.price': 'Later', a: 'Same', b: 'Same' });
    expect(places).toMatchObject({ lines: ['31'], reasons: { 31: 'Sold out' }, messages: ['Same'] });
  });

  it('is one list for several refusals at once', () => {
    const places = errorPlaces({
      products_is_not_available: 'x',
      products: 'x',
      'products.31': 'Gone',
      'products.32': 'Gone',
      payment: 'x',
    });
    expect(places).toMatchObject({ header: true, list: true, lines: ['31', '32'], fields: { payment: 'x' } });
  });

  it('marks the options that the device found wanting', () => {
    expect(invalidPlaces([41, '42'])).toEqual({ 41: 'invalid', 42: 'invalid' });
  });

  it('knows whether there is anything to show', () => {
    expect(hasErrors(errorPlaces({}))).toBe(false);
    for (const field of ['products_is_not_available', 'products', 'products.1', 'payment', 'other']) {
      expect(hasErrors(errorPlaces({ [field]: 'x' }))).toBe(true);
    }
  });
});
