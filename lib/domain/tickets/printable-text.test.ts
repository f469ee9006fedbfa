import { printableText, typedDirection } from './printable-text';

describe('printableText', () => {
  it.each([
    ['no nuts, please 🙏🏽😀', 'no nuts, please'],
    ['no 🥜!', 'no […]!'],
    ['🥜🌶️ none', '[…] none'],
    ['👩‍🍳 thanks', '[…] thanks'],
    ['with ❤️', 'with'],
    ['ไม่ใส่ถั่ว no nuts', '[…] no nuts'],
    ['ไม่ใส่ ถั่ว', '[…]'],
    ['first\r\nsecond\n\n\n\nthird\u2028fourth', 'first\nsecond\n\nthird\nfourth'],
    ['a\tb\u0000c\u001b[2J', 'a b c [2J'],
    ['2 × 50 % #1 * ©', '2 × 50 % #1 * ©'],
    ['14.00\u00a0€', '14.00\u00a0€'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u2068Käse\u2069', '\u2068Käse\u2069'],
    ['  ', ''],
    ['😀', ''],
  ])('prints %j as %j', (text, printed) => {
    expect(printableText(text)).toBe(printed);
  });
});

describe('typedDirection', () => {
  it.each([
    ['no nuts', 'rtl', 'ltr'],
    ['2 × חומוס', 'ltr', 'rtl'],
    ['بدون مكسرات', 'ltr', 'rtl'],
    ['Hummus חומוס', 'rtl', 'ltr'],
    ['12:30', 'rtl', 'rtl'],
    ['', 'ltr', 'ltr'],
  ] as const)('of %j on a ticket that runs %s is %s', (text, otherwise, direction) => {
    expect(typedDirection(text, otherwise)).toBe(direction);
  });
});
