import { missingTexts } from './missing-texts';

const fieldsOf = (item: string, value: Readonly<Record<string, unknown>>) =>
  missingTexts(item, value).map(({ field }) => field);

it.each([
  ['nothing of a product with a title in one language', { title: { de: 'Suppe' } }, []],
  ['nothing of one with a title for all languages', { title: 'Soup' }, []],
  ['a title without a language', { title: {} }, ['title']],
  ['a title of spaces', { title: { en: ' ' } }, ['title']],
  ['a title that is missing', {}, ['title']],
  ['the title of a question', { title: 'Soup', options: [{ title: 'Size' }, { title: {} }] }, ['options.1.title']],
  [
    'the title of a choice',
    { title: 'Soup', options: [{ title: 'Size', attrs: [{ title: 'S' }, {}] }] },
    ['options.0.attrs.1.title'],
  ],
  ['the title of a heading', { title: 'Food', headings: [{ code: 'a', title: null }] }, ['headings.0.title']],
  ['nothing of fields that are no lists', { title: 'Soup', options: null, headings: 'x' }, []],
])('finds %s', (_title, value, expected) => {
  expect(fieldsOf('product:1', value)).toEqual(expected);
});

it('asks nothing of an order of children', () => {
  expect(fieldsOf('sequence:root', { sections: [] })).toEqual([]);
});
