/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { BannerView } from '@/lib/contract/views';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { Banners } from './banners';

const banner = (id: number, href: string | null): BannerView => ({
  id,
  title: `Banner ${id}`,
  text: '',
  image: null,
  href,
  external: false,
});

/** jsdom computes no layout: this sets a row 800 pixels wide whose content is `width` pixels wide. */
const contentIs = (width: number) => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
};
afterEach(() => jest.restoreAllMocks());

describe('Banners', () => {
  it.each([
    ['no Tab stop for one banner that fits', [banner(1, null)], 800, null],
    ['no Tab stop for two banners that fit', [banner(1, null), banner(2, null)], 800, null],
    ['a Tab stop for banners that do not fit', [banner(1, null), banner(2, null)], 1200, '0'],
    ['no Tab stop when a banner is a link', [banner(1, null), banner(2, '/a')], 1200, null],
  ])('the row of banners gets %s', (_reason, banners, width, stop) => {
    contentIs(width);
    renderInHotel(<Banners banners={banners} label="From the house" />);
    expect(screen.getByRole('list').getAttribute('tabindex')).toBe(stop);
    expect(screen.getAllByRole('listitem')).toHaveLength(banners.length);
  });

  it.each([
    ['first in the first screen', false, ['high', 'auto']],
    ['never first below the first screen', true, ['auto', 'auto']],
  ])('the first picture is fetched %s', (_title, isBelowFirstScreen, priorities) => {
    const banners = [1, 2].map((id) => ({ ...banner(id, '/a'), image: `/storage/${id}.webp` }));
    const { container } = renderInHotel(
      <Banners banners={banners} label="From the house" isBelowFirstScreen={isBelowFirstScreen} />,
    );
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(priorities);
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(
      priorities.map((priority) => (priority === 'high' ? 'eager' : 'lazy')),
    );
  });
});
