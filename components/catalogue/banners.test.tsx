/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { BannerView } from '@/lib/contract/views';
import { Banners } from './banners';

const banner = (id: number, href: string | null): BannerView => ({
  id,
  title: `Banner ${id}`,
  text: '',
  image: null,
  href,
  external: false,
});

describe('the row of banners', () => {
  it.each([
    ['one banner does not scroll', [banner(1, null)], null],
    ['a link in it takes the focus and brings itself into sight', [banner(1, null), banner(2, '/products/2')], null],
    ['nothing in it could take the focus', [banner(1, null), banner(2, null)], '0'],
  ])('is a stop of the Tab key only where it has to be: %s', (_reason, banners, stop) => {
    render(<Banners banners={banners} label="From the house" />);
    expect(screen.getByRole('list').getAttribute('tabindex')).toBe(stop);
  });
});
