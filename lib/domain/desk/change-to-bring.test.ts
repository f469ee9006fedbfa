import { priceOf } from '../money/money';
import { changeToBring } from './change-to-bring';

const EURO = { sum: priceOf({ price: 48.4 }), digits: 2 } as const;

describe('changeToBring: desk/DE49', () => {
  it.each([
    ['50', 1.6],
    ['50 €', 1.6],
    ['with a 100 note', 51.6],
    ['50,50', 2.1],
    ['٥٠', 1.6],
  ])('of %j is the rest', (typed, change) => {
    expect(changeToBring(typed, EURO)).toBe(priceOf({ price: change }));
  });

  it.each([
    ['nothing was typed', null],
    ['no amount', 'exact'],
    ['several notes', '20 + 20 + 10'],
    ['too little', '40'],
    ['the exact sum', '48.40'],
    ['a thousand with its sign', '1.000.000'],
  ])('is not known or nothing with %s', (_, typed) => {
    expect(changeToBring(typed, EURO)).toBeNull();
  });

  it('counts in the currency’s own unit', () => {
    expect(changeToBring('5000', { sum: priceOf({ price: 4321 }), digits: 0 })).toBe(priceOf({ price: 679 }));
  });
});
