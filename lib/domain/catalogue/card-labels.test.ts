import { cardLabels } from './card-labels';

const ages = { 16: '16+', 18: '18+' };
const NONE = { closed: null, age: null };

it.each([
  ['nothing', NONE, []],
  ['an age', { ...NONE, age: 18 }, ['18+']],
  ['the lower age', { ...NONE, age: 16 }, ['16+']],
  ['closed before the age', { closed: 'from 18:30', age: 18 }, ['from 18:30', '18+']],
  ['the age before popular', { ...NONE, age: 16, popular: 'Popular' }, ['16+', 'Popular']],

  ['that few are left before the age', { ...NONE, few: 'Only 3 left', age: 18 }, ['Only 3 left', '18+']],
  ['popular alone', { ...NONE, popular: 'Popular' }, ['Popular']],
] as const)('%s', (_case, product, expected) => {
  expect(cardLabels(product, ages).map(({ text }) => text)).toEqual(expected);
});
