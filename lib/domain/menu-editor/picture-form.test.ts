import { readdirSync, readFileSync } from 'node:fs';
import { pictureRows, withPictures } from './picture-form';

const PLAIN = { text: null, focus: null };

it.each([
  ['the card’s picture alone', { image: 'a' }, ['a']],
  ['the card’s before the others', { image: 'a', pictures: [{ image: 'b' }] }, ['a', 'b']],
  [
    'those of the list where the card’s is among them',
    { image: 'b', pictures: [{ image: 'a' }, { image: 'b' }] },
    ['a', 'b'],
  ],
  ['those of the list without a card’s', { pictures: [{ image: 'a' }] }, ['a']],
  ['none', { image: null, pictures: 'x' }, []],
])('reads %s', (_title, product, expected) => {
  expect(pictureRows(product).map(({ image }) => image)).toEqual(expected);
});

it.each([
  ['one without a list', [{ image: 'a', ...PLAIN }], { id: 1, image: 'a' }],
  [
    'one that is described in a list',
    [{ image: 'a', text: { en: 'A' }, focus: null }],
    { id: 1, image: 'a', pictures: [{ image: 'a', text: { en: 'A' } }] },
  ],
  [
    'several, the first on the card',
    [
      { image: 'b', ...PLAIN },
      { image: 'a', text: null, focus: { x: 1, y: 2 } },
    ],
    { id: 1, image: 'b', pictures: [{ image: 'b' }, { image: 'a', focus: { x: 1, y: 2 } }] },
  ],
  ['none', [], { id: 1 }],
])('writes %s', (_title, rows, expected) => {
  expect(withPictures({ id: 1, image: 'old', pictures: [{ image: 'old' }] }, rows)).toEqual(expected);
});

it('shows guests of every demo hotel the same pictures after reading and writing them', () => {
  let count = 0;
  const check = (section: Record<string, unknown>): void => {
    for (const product of (section.products ?? []) as Record<string, unknown>[]) {
      count += 1;
      expect(pictureRows(withPictures(product, pictureRows(product)))).toEqual(pictureRows(product));
      if (product.image !== null && product.pictures === undefined)
        expect(withPictures(product, pictureRows(product))).toEqual(product);
    }
    for (const inner of (section.sections ?? []) as Record<string, unknown>[]) check(inner);
  };
  for (const hotel of readdirSync('hotels'))
    for (const file of readdirSync(`hotels/${hotel}/sections`))
      check(JSON.parse(readFileSync(`hotels/${hotel}/sections/${file}`, 'utf8')));
  expect(count).toBeGreaterThan(200);
});
