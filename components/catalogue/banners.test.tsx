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

/** jsdom lays nothing out: the row is 800 pixels wide, and what is in it is as wide as this. */
const contentIs = (width: number) => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
};
afterEach(() => jest.restoreAllMocks());

describe('the row of banners', () => {
  it.each([
    ['one banner without a link fits', [banner(1, null)], 800, null],
    ['two banners without a link fit, as on a desktop', [banner(1, null), banner(2, null)], 800, null],
    ['two banners without a link do not fit, as on a phone', [banner(1, null), banner(2, null)], 1200, '0'],
    ['a link among them takes the focus and brings itself into sight', [banner(1, null), banner(2, '/a')], 1200, null],
  ])('is a stop of the Tab key only where the keyboard needs it: %s', (_reason, banners, width, stop) => {
    contentIs(width);
    render(<Banners banners={banners} label="From the house" />);
    expect(screen.getByRole('list').getAttribute('tabindex')).toBe(stop);
    expect(screen.getAllByRole('listitem')).toHaveLength(banners.length);
  });
});
