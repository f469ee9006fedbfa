import { FULL_WIDTHS, inSizes, PART_WIDTHS } from '@/components/ui/picture-sizes';
import { markPicture, PICTURE_WIDTHS, readPictureMark } from '@/lib/domain/http/picture-address';

/** The widths that a `srcset` offers, and the width that the server reads from each of its addresses. */
const offered = (srcSet: string) =>
  srcSet.split(',').map((candidate) => {
    const [address = '', descriptor = ''] = candidate.split(' ');
    const [, , , step = '', ...name] = address.split('/');
    return { read: readPictureMark(step)?.width, said: Number.parseInt(descriptor, 10), name: name.join('/') };
  });

it.each([
  ['a part of the page', PART_WIDTHS],
  ['the width of the page', FULL_WIDTHS],
])('offers for %s only widths that the server makes', (_what, widths) => {
  const { srcSet = '' } = inSizes(markPicture('/storage/aurora/a/pool.jpg', '1f3a5b7c'), '100vw', widths) ?? {};
  expect(offered(srcSet)).toEqual(widths.map((width) => ({ read: width, said: width, name: 'a/pool.jpg' })));
  expect(widths.every((width) => (PICTURE_WIDTHS as readonly number[]).includes(width))).toBe(true);
});

it('makes no width that no screen asks for', () => {
  expect([...new Set([...PART_WIDTHS, ...FULL_WIDTHS])].sort((a, b) => a - b)).toEqual(PICTURE_WIDTHS);
});

it.each([
  '/storage/aurora/pool.jpg',
  '/storage/emoji/1f355.webp',
  '/storage/aurora/pool.svg?v=2',
  'https://cdn.example/storage/aurora/@1f3a5b7c/pool.jpg',
  'data:image/svg+xml,<svg/>',
])('offers no sizes for %s', (address) => {
  expect(inSizes(address, '100vw')).toBeNull();
});
