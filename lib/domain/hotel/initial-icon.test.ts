import { contrastRatio, initialIcon } from './initial-icon';

const svgOf = (name: string, color: string | null) =>
  decodeURIComponent(initialIcon(name, color).replace('data:image/svg+xml,', ''));

describe('initialIcon', () => {
  it.each([
    ['Cala Verde', 'C'],
    ['élan', 'É'],
    ['«Нева»', 'Н'],
    ['قصر النخيل', 'ق'],
    ['東京', '東'],
    ['21 Rooms', '2'],
    ['<script>', 'S'],
    ['& Co', 'C'],
    ['', 'G'],
    ['✨', 'G'],
  ])('the icon of the hotel %p has the letter %p', (name, letter) => {
    expect(svgOf(name, null)).toContain(`>${letter}</text>`);
  });

  it.each([
    ['#1f5fa8', '#1f5fa8', '#fff'],
    ['#ffe066', '#ffe066', '#000'],
    ['#000000', '#000000', '#fff'],
    ['#FFFFFF', '#FFFFFF', '#000'],
    [null, '#2faa61', '#000'],
    ['red" onload="x', '#2faa61', '#000'],
    ['red" onload="x#1f5fa8', '#2faa61', '#000'],
    ['#1f5fa8" onload="x', '#2faa61', '#000'],
  ])('the icon with brand colour %p has the background %p and the letter colour %p', (color, ground, ink) => {
    expect(svgOf('A', color)).toContain(`fill="${ground}"`);
    expect(svgOf('A', color)).toContain(`fill="${ink}">A`);
  });
});

it.each([
  ['black on white', '#000000', '#ffffff', 21],
  ['white on black', '#ffffff', '#000000', 21],
  ['a colour on itself', '#1f5fa8', '#1f5fa8', 1],
  ['the default colour on white', '#2faa61', '#ffffff', 3],
])('the contrast of %s', (_title, one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
});
