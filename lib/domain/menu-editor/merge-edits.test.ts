import { mergeEdits, withTheirs } from './merge-edits';

const base = { id: 1, title: { en: 'Soup' }, price: 5, tax: 'food' };
it.each([
  [
    'both changes of different fields',
    { price: 6 },
    { title: { en: 'Broth' } },
    { ...base, price: 6, title: { en: 'Broth' } },
    [],
  ],
  ['the same change of both once', { price: 6 }, { price: 6 }, { ...base, price: 6 }, []],
  ['mine where both changed a field', { price: 6 }, { price: 7 }, { ...base, price: 6 }, ['price']],
  ['a field that I removed', { tax: undefined }, {}, { id: 1, title: { en: 'Soup' }, price: 5 }, []],
  ['a field that they added', {}, { slots: 1 }, { ...base, slots: 1 }, []],
])('takes %s', (_title, mine, theirs, merged, conflicts) => {
  const result = mergeEdits(base, { ...base, ...mine }, { ...base, ...theirs });
  expect(result.merged).toEqual(merged);
  expect(result.conflicts.map(({ field }) => field)).toEqual(conflicts);
});

it('takes theirs in the fields that both changed, and keeps what only I did', () => {
  const { merged, conflicts } = mergeEdits(base, { ...base, price: 6, tax: 'goods' }, { ...base, price: 7 });
  expect(withTheirs(merged, conflicts)).toEqual({ ...base, price: 7, tax: 'goods' });
});

it('leaves out a field that they removed while I changed it, once theirs is chosen', () => {
  const { tax: _tax, ...without } = base;
  const { merged, conflicts } = mergeEdits(base, { ...base, tax: 'goods' }, without);
  expect(merged).toEqual({ ...base, tax: 'goods' });
  expect(withTheirs(merged, conflicts)).toEqual(without);
});
