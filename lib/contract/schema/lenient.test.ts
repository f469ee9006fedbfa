import { lenientNumber } from './lenient';

describe('lenientNumber of a text', () => {
  it.each([
    ['12.50', 12.5],
    [' 12.50 ', 12.5],
    ['12,50', 12.5],
    ['-20', -20],
    ['.5', 0.5],
    ['1.0e2', 100],
    // Platforms with three decimal places write 1.250 for 1.25.
    ['1.250', 1.25],
    ['0,250', 0.25],
    ['1250,500', 1250.5],
    ['12,5000', 12.5],
  ])('reads %s', (text, number) => expect(lenientNumber(text)).toBe(number));

  it.each([
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1 250,50', 1250.5],
    ['1 250', 1250],
    ['1\u00a0250.50', 1250.5],
    ['1\u202f250,50', 1250.5],
    ['1\u2009250', 1250],
    ["1'250.50", 1250.5],
    ['1’250', 1250],
    ['-1,250.50', -1250.5],
    ['1,250,000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['12,345,678.90', 12_345_678.9],
  ])('reads %s with its thousands separators', (text, number) => expect(lenientNumber(text)).toBe(number));

  it.each([
    ['1,250', 'a thousand or one and a quarter'],
    ['12,34,567', 'groups that are none'],
    ['1 25', 'a group that is too short'],
    ['1,250 000', 'two marks of groups'],
    ['1,250,50', 'a group at the end that is too short'],
    ['1.250.50', 'the same with points'],
    ['12.50 €', 'a currency of its own, which need not be the hotel’s'],
    ['on request', 'words'],
    ['12-14', 'a range'],
    ['0x10', 'not what a person writes'],
    ['Infinity', 'no amount'],
    ['1e300', 'no amount that anyone pays'],
    ['9'.repeat(400), 'the same'],
    ['', 'nothing'],
    [' ', 'nothing'],
  ])('returns null for the ambiguous %p: %s', (text) => expect(lenientNumber(text)).toBeNull());
});
