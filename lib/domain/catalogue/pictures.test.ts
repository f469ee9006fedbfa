import { cardFocus, cardPicture, sheetPictures } from './pictures';

const picture = (image: string) => ({ image, text: null, focus: null });
const of = (image: string | null, pictures: readonly string[], image_path: string | null = null) => ({
  image,
  image_path,
  pictures: pictures.map(picture),
});

it.each([
  ['no picture', of(null, []), null, []],
  ['one picture', of('a', []), 'a', ['a']],
  ['the card’s picture among the others keeps its place', of('b', ['a', 'b', 'c']), 'b', ['a', 'b', 'c']],
  ['the card’s picture that is not among them comes first', of('x', ['a', 'b']), 'x', ['x', 'a', 'b']],
  ['no picture of its own for the card', of(null, ['a', 'b']), 'a', ['a', 'b']],
  ['an absolute path counts before the picture', of('a', ['b'], 'p'), 'p', ['p', 'b']],
  ['a picture that is listed twice is shown once', of(null, ['a', 'b', 'a']), 'a', ['a', 'b']],
])('%s', (_case, product, card, sheet) => {
  expect(cardPicture(product)).toBe(card);
  expect(sheetPictures(product).map(({ image }) => image)).toEqual(sheet);
});

it.each([
  ['the one that the list of pictures says', 'a', { x: 30, y: 100 }, '30% 100%'],
  ['the middle where it says none', 'a', null, undefined],
  ['the middle where the card’s picture is not in the list', 'x', { x: 30, y: 100 }, undefined],
])('keeps of the card’s picture in view: %s', (_case, image, focus, position) => {
  const product = { image, image_path: null, pictures: [picture('b'), { ...picture('a'), focus }] };
  expect(cardFocus(product)).toBe(position);
});
