import { cartLine, cartProduct } from '@/tests/builders/lines';
import { errorPlaces, NO_ERRORS } from './error-places';
import { isAsSent, placesInCart, refusalOf, sentLines, withoutField } from './places-in-cart';

const pizza = cartLine({ product: cartProduct({ id: 1 }) });
const cake = cartLine({ product: cartProduct({ id: 2 }) });
const soldOut = errorPlaces({
  products_is_not_available: 'x',
  'products.1': 'sold out',
  'products.2': 'sold out',
  room_number: 'unknown room',
});

describe('what was said of an order', () => {
  it('stays as long as a marked line is in the cart', () => {
    expect(placesInCart(soldOut, [pizza])).toMatchObject({ header: true, lines: ['1'] });
  });

  it('is over for the lines once all of them were taken out, and stays for the fields', () => {
    expect(placesInCart(soldOut, [])).toEqual({ ...NO_ERRORS, fields: { room_number: 'unknown room' } });
  });

  it('stays when it marked no line', () => {
    const closed = errorPlaces({ products_not_available_time: 'The kitchen is closed' });
    expect(placesInCart(closed, [cake])).toBe(closed);
  });

  it('is over for a line that asks for something else', () => {
    const sent = sentLines([pizza]);
    expect(isAsSent(sent, { ...pizza })).toBe(true);
    expect(isAsSent(sent, { ...pizza, quantity: 2 })).toBe(false);
    expect(isAsSent(sent, cake)).toBe(false);
  });

  it('says its reason of a marked product, and nothing where there is none', () => {
    const places = errorPlaces({ 'products.1': 'sold out', 'products.2': ' ' });
    const other = cartLine({ product: cartProduct({ id: 3 }) });
    expect([pizza, cake, other].map((line) => refusalOf(places, line))).toEqual(['sold out', '', null]);
  });

  it('is over for a field that was changed', () => {
    expect(withoutField(soldOut, 'room_number').fields).toEqual({});
    expect(withoutField(soldOut, 'payment')).toBe(soldOut);
  });
});
