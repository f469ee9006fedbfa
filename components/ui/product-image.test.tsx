/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ProductImage } from './product-image';

it.each([
  ['fills the box with a photo', '/storage/aurora/soup.jpg', true],
  ['fills the box with a drawn scene', '/storage/aurora/soup.svg', true],
  ['fills the box with a scene whose address has a version', '/storage/aurora/soup.svg?v=2', true],
  ['centres a drawing without a background', '/storage/emoji/1f355.webp', false],
])('%s', (_title, src, fills) => {
  const { container } = render(<ProductImage id={1} src={src} className="size-14" drawing="w-[78%]" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', src);
  expect(image?.classList.contains('object-cover')).toBe(fills);
  expect(image?.classList.contains('w-[78%]')).toBe(!fills);
});

it('offers a photo of the hotel in sizes, and keeps in view what the hotel wants', () => {
  const { container } = render(
    <ProductImage id={1} src="/storage/aurora/@1f3a5b7c/soup.jpg" className="size-14" sizes="75px" focus="20% 80%" />,
  );
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('sizes', '75px');
  expect(image?.srcset.split(',')[0]).toBe('/storage/aurora/@1f3a5b7c-160/soup.jpg 160w');
  expect(image).toHaveStyle({ objectPosition: '20% 80%' });
  // Before `src`, else a browser begins to load the original.
  const names = image?.getAttributeNames() ?? [];
  expect(names.indexOf('srcset')).toBeLessThan(names.indexOf('src'));
});
