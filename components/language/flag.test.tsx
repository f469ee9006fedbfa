/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Flag } from './flag';

it.each([
  ['a button', <Flag key="md" country="om" />, 28, null],
  ['a row of a list, lazily', <Flag key="sm" country="om" size="sm" lazy />, 24, 'lazy'],
] as const)('draws a country’s flag for %s as decoration with a fixed size', (_title, flag, pixels, loading) => {
  const { container } = render(flag);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/flags/om.svg');
  expect(image).toHaveAttribute('alt', '');
  expect([image?.width, image?.height]).toEqual([pixels, pixels]);
  expect(image?.getAttribute('loading')).toBe(loading);
});
