import { typedStayCode } from './typed-stay-code';

describe('typedStayCode', () => {
  it.each([
    ['six digits', '402913', '402913'],
    ['leading zeros', '000007', '000007'],
    ['digits of Arabic script', '٤٠٢٩١٣', '402913'],
    ['digits of Persian script', '۴۰۲۹۱۳', '402913'],
    ['wide digits', '４０２９１３', '402913'],
    ['a blank between them', '402 913', '402913'],
    ['dashes between them', '40-29–13', '402913'],
    ['a minus sign between them', '402\u2212913', '402913'],
    ['characters that nobody sees', '\u200e402\u00a0913\u202c ', '402913'],
    ['five digits', '40291', null],
    ['seven digits', '4029130', null],
    ['a letter', '40291O', null],
    ['another sign between them', '402.913', null],
    ['nothing', '', null],
    ['blanks alone', '   ', null],
  ])('reads %s', (_what, typed, code) => {
    expect(typedStayCode(typed)).toBe(code);
  });
});
