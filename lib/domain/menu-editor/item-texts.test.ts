import { itemTexts } from './item-texts';

it('finds the texts of a product, its questions, choices, pictures and hours', () => {
  const product = {
    id: 1,
    title: { en: 'Pizza' },
    descr: null,
    price: 5,
    options: [{ title: 'Size', attrs: [{ title: { en: 'Large' } }, 'no choice'] }],
    pictures: [{ image: 'a', text: { en: 'A slice' } }],
    schedule: { descr: 'Daily', days: [] },
    heading: 'mains',
  };
  expect(itemTexts(product)).toEqual([{ en: 'Pizza' }, 'Size', { en: 'Large' }, { en: 'A slice' }, 'Daily']);
});

it('finds the headings and files of a section', () => {
  expect(itemTexts({ title: 'Food', headings: [{ code: 'a', title: 'Mains' }], files: [{ title: 'Wine' }] })).toEqual([
    'Food',
    'Mains',
    'Wine',
  ]);
});

it.each([[null], ['text'], [[]], [{}]])('finds none in %j', (value) => {
  expect(itemTexts(value)).toEqual([]);
});
