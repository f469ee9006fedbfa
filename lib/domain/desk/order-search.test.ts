import { isFound, orderSearch, searchedOrder } from './order-search';

const order = searchedOrder({
  num: 1042,
  room: 'Villa Étoile 3',
  name: 'Ana María O’Higgins',
  phone: '+34 600-12 34 56',
  dishes: ['Crème brûlée', 'Ragù 100%', '麻婆豆腐'],
});

describe('desk/DE61: what a text finds an order by', () => {
  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['the number', '1042'],
    ['the number with its sign', '#1042'],
    ['the beginning of the room, in another case and without accents', 'VILLA etoi'],
    ['the room in wide letters', 'ｖｉｌｌａ étoile ３'],
    ['a part of the name', 'maria'],
    ['several words in any order', 'higgins ana'],
    ['a part of the phone', '600 123'],
    ['digits of another script', '٦٠٠١٢٣'],
    ['a part of a dish without accents', 'brulee'],
    ['a word of the name and one of a dish', 'ana creme'],
    ['a dish and the number', 'ragu 1042'],
    ['a dish in a script without blanks', '豆腐'],
    ['a sign that is a pattern in SQL, as itself', '100%'],
  ])('%s', (_what, text) => {
    const search = orderSearch(text);
    expect(search === null || isFound(order, search)).toBe(true);
  });

  it.each([
    ['a part of the number', '104'],
    ['the middle of the room', 'toile'],
    ['three digits of the phone', '600'],
    ['one of two words', 'ana pizza'],
    ['a pattern', '1%2'],
    ['a sign for any letter', 'v_lla'],
    ['a number that no order has', '99999999999999999999'],
  ])('not %s', (_what, text) => {
    const search = orderSearch(text);
    expect(search !== null && isFound(order, search)).toBe(false);
  });

  it('finds an anonymised order by its dishes and number only', () => {
    const nobody = searchedOrder({ num: 7, room: null, name: null, phone: null, dishes: ['Soup'] });
    const finds = (text: string) => isFound(nobody, orderSearch(text) ?? { whole: '', words: [], phoneDigits: null });
    expect([finds('soup'), finds('7'), finds('ana'), finds('6001')]).toEqual([true, true, false, false]);
  });
});
