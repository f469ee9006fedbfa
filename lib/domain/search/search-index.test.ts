import { buildSearchIndex, searchCatalogue, searchWords } from './search-index';

const entry = (title: string, descr = '') => ({ title, descr });
const found = (titles: readonly (string | { title: string; descr: string })[], typed: string) => {
  const entries = titles.map((title) => (typeof title === 'string' ? entry(title) : title));
  return searchCatalogue(buildSearchIndex(entries), typed).entries.map((place) => entries[place]?.title);
};

describe('searchCatalogue', () => {
  it.each([
    ['a word that is not typed to its end', 'garden sal', ['Garden salad', 'Soup'], ['Garden salad']],
    ['words in another order', 'salad garden', ['Garden salad', 'Soup'], ['Garden salad']],
    ['a title without its accents', 'creme brulee', ['Crème brûlée', 'Tea'], ['Crème brûlée']],
    ['a title typed with accents that it lacks', 'crème', ['Creme', 'Tea'], ['Creme']],
    ['a German title typed with ss', 'strasse', ['Straße', 'Tee'], ['Straße']],
    ['the end of a compound word', 'kuchen', ['Käsekuchen', 'Tee'], ['Käsekuchen']],
    ['a Danish letter typed as o', 'smorrebrod', ['Smørrebrød', 'Te'], ['Smørrebrød']],
    ['a Turkish dotless i', 'isik', ['Işık', 'Çay'], ['Işık']],
    ['a Russian ё typed as е', 'елка', ['Ёлка', 'Чай'], ['Ёлка']],
    ['a Kazakh letter typed on a Russian keyboard', 'кымыз', ['Қымыз', 'Шай'], ['Қымыз']],
    ['Greek without accents', 'καφες', ['Καφές', 'Τσάι'], ['Καφές']],
    ['Arabic without vowel marks', 'قهوة', ['قَهْوَة', 'شاي'], ['قَهْوَة']],
    ['Arabic with another alif', 'ارز', ['أرز', 'شاي'], ['أرز']],
    ['Arabic with an article that the title lacks', 'القهوة', ['قهوة تركية', 'شاي'], ['قهوة تركية']],
    ['Persian letters from an Arabic keyboard', 'كيك', ['کیک', 'چای'], ['کیک']],
    ['a Hebrew letter in its final form', 'שלומ', ['שלום', 'תה'], ['שלום']],
    ['Chinese in the middle of a title', '牛肉', ['红烧牛肉面', '绿茶'], ['红烧牛肉面']],
    ['Chinese with a missing character', '牛肉拉面', ['牛肉面', '绿茶'], ['牛肉面']],
    ['Japanese in the other syllabary', 'らーめん', ['ラーメン', 'お茶'], ['ラーメン']],
    ['a Korean syllable that is still being typed', '커ㅍ', ['커피', '차'], ['커피']],
    ['digits of another script', '٢٤', ['Suite 24', 'Tea'], ['Suite 24']],
    ['a missing letter', 'sandwch', ['Club sandwich', 'Tea'], ['Club sandwich']],
    ['a letter too many', 'masssage', ['Massage', 'Tea'], ['Massage']],
    ['two exchanged letters', 'massgae', ['Massage', 'Tea'], ['Massage']],
    ['two mistakes in a long word', 'capuchino', ['Cappuccino', 'Tea'], ['Cappuccino']],
  ])('finds %s', (_case, typed, titles, expected) => {
    expect(found(titles, typed)).toEqual(expected);
  });

  it('does not take a word for misspelt when something contains it', () => {
    expect(found(['Salt', 'Salad'], 'salt')).toEqual(['Salt']);
  });

  it.each([
    ['beer', 'Beef burger'],
    ['peer', 'Beer'],
    ['nassage', 'Massage'],
  ])('does not take %s for %s, whose first letters differ or which is too short to be sure', (typed, title) => {
    expect(found([title, 'Tea'], typed)).toEqual([]);
  });

  it('finds what a thing can be had with, after what is named or described so', () => {
    const index = buildSearchIndex([
      { ...entry('Pizza'), more: 'Size 32 cm Olives' },
      entry('Olives'),
      entry('Salad', 'with olives'),
    ]);
    expect(searchCatalogue(index, 'olives').entries).toEqual([1, 2, 0]);
  });

  it('takes only the words with the fewest mistakes', () => {
    expect(found(['Massage', 'Mustache'], 'massagge')).toEqual(['Massage']);
  });

  it.each(['', '   ', '!?', '☕'])('finds nothing for %j', (typed) => {
    expect(found(['Tea', 'Coffee'], typed)).toEqual([]);
  });

  it('finds nothing for a short word that nothing contains', () => {
    expect(found(['Tea'], 'tee')).toEqual([]);
  });

  it('puts whole words in titles first, then beginnings, then parts, then descriptions', () => {
    const entries = [entry('Set', 'with tea'), entry('Iced-greentea'), entry('Teapot'), entry('Green tea')];
    expect(found(entries, 'tea')).toEqual(['Green tea', 'Teapot', 'Iced-greentea', 'Set']);
  });

  it('keeps the order of the catalogue among equal entries', () => {
    expect(found(['Tea A', 'Tea B', 'Tea C'], 'tea')).toEqual(['Tea A', 'Tea B', 'Tea C']);
  });

  it('finds what has most of the words when nothing has all of them, and says so', () => {
    const index = buildSearchIndex([entry('Beach bag'), entry('Tea')]);
    expect(searchCatalogue(index, 'beach umbrella')).toMatchObject({ entries: [0], isNear: true });
    expect(searchCatalogue(index, 'beach bag')).toMatchObject({ entries: [0], isNear: false });
  });

  it('reads only the beginning of a very long search', () => {
    expect(searchWords(`${'a'.repeat(200)} b`)).toEqual(['a'.repeat(80)]);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });
});
