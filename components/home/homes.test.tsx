/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { BannerView, HeroView, SectionTileView } from '@/lib/contract/views';
import english from '@/lib/words/en.json';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { BlueHome } from './blue-home';
import { SliderHome } from './slider-home';
import { VideoHome } from './video-home';

const LANGUAGES = [
  { code: 'en', name: 'English', flag: 'gb', label: 'EN' },
  { code: 'il', name: 'עברית', flag: 'il', label: 'HEB' },
];
const VIEW = hotelView({ languages: LANGUAGES, showsLanguageCode: true, descr: 'By the lake' });
const tile = (id: number, title: string): SectionTileView => ({
  id,
  title,
  descr: '',
  image: null,
  href: `/products/${id}`,
  external: false,
  age: null,
});
const banner = (id: number, href: string | null): BannerView => ({
  id,
  title: `Banner ${id}`,
  text: '',
  image: `/storage/aurora/${id}.jpg`,
  href,
  external: false,
});
const HOME = {
  banners: [banner(1, '/products/1'), banner(2, null)],
  sections: [tile(1, 'Sauna'), tile(2, 'Kitchen')],
  hasBookable: false,
};
const HERO: HeroView = { film: null, poster: '/storage/aurora/poster.webp', weather: null };
const WEATHER = { temperature: '6°C', text: 'Snow above 1,800 m', picture: null, icon: 'cloud-snow' as const };

let device: ReturnType<typeof fakeDevice>;
beforeEach(() => {
  device = fakeDevice();
});
afterEach(() => device.restore());

const pictures = () =>
  [...document.querySelectorAll('img[src^="/storage"]')].map((image) => [
    image.getAttribute('src'),
    image.getAttribute('loading'),
    image.getAttribute('fetchpriority'),
  ]);

it('the video home greets on its poster, which is fetched first, with every section and the language code', () => {
  renderInHotel(<VideoHome view={VIEW} home={HOME} hero={HERO} messages={english} />, VIEW);
  expect(pictures()).toEqual([['/storage/aurora/poster.webp', null, 'high']]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Cala Verde');
  const links = within(screen.getByRole('navigation', { name: 'Services' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/products/1', '/products/2']);
  expect(screen.getByRole('button', { name: 'EN, Language: English' })).toHaveTextContent('EN');
  expect(screen.queryByText('6°C')).toBeNull();
});

it('the video home without poster, weather and sections still greets and has a language button', () => {
  const nothing = { film: null, poster: null, weather: null };
  renderInHotel(
    <VideoHome
      view={VIEW}
      home={{ banners: [], sections: [], hasBookable: false }}
      hero={nothing}
      messages={english}
    />,
    VIEW,
  );
  expect(pictures()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: /Language/ })).toBeVisible();
});

it('the slider home lists the banners, fetches the first picture first and the others lazily, and shows the weather', () => {
  renderInHotel(<SliderHome view={VIEW} home={HOME} hero={{ ...HERO, weather: WEATHER }} messages={english} />, VIEW);
  expect(pictures()).toEqual([
    ['/storage/aurora/1.jpg', 'eager', 'high'],
    ['/storage/aurora/2.jpg', 'lazy', 'low'],
  ]);
  const slides = within(screen.getByRole('list', { name: 'From the hotel' })).getAllByRole('listitem');
  expect(slides.map((slide) => slide.textContent)).toEqual(['Banner 1', 'Banner 2']);
  expect(screen.getByRole('link', { name: 'Banner 1' })).toHaveAttribute('href', '/products/1');
  expect(screen.getByText('6°C')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cala Verde');
});

it('the slider home without banners shows the hotel’s name in its only slide', () => {
  renderInHotel(<SliderHome view={VIEW} home={{ ...HOME, banners: [] }} hero={HERO} messages={english} />, VIEW);
  const slides = within(screen.getByRole('list', { name: 'From the hotel' })).getAllByRole('listitem');
  expect(slides.map((slide) => slide.textContent)).toEqual(['Cala VerdeBy the lake']);
});

it('the blue home lists the sections as a directory below the standard header', () => {
  const view = hotelView({ languages: LANGUAGES });
  renderInHotel(<BlueHome view={view} home={HOME} messages={english} />, view);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Language: English' })).not.toHaveTextContent('EN');
  for (const title of ['Sauna', 'Kitchen']) expect(screen.getByRole('link', { name: title })).toBeVisible();
});

describe('the links to what can be booked', () => {
  const HOMES = [
    ['blue', (home: typeof HOME) => <BlueHome view={VIEW} home={home} messages={english} />],
    ['slider', (home: typeof HOME) => <SliderHome view={VIEW} home={home} hero={HERO} messages={english} />],
    ['video', (home: typeof HOME) => <VideoHome view={VIEW} home={home} hero={HERO} messages={english} />],
  ] as const;

  it.each(HOMES)('stand on the %s home of a hotel that has something to book, and on no other', (_, homeOf) => {
    const { unmount } = renderInHotel(homeOf({ ...HOME, hasBookable: true }), VIEW);
    expect(screen.getByRole('link', { name: 'Book a time' })).toHaveAttribute('href', '/booking');
    expect(screen.getByRole('link', { name: 'How busy is it?' })).toHaveAttribute('href', '/locations-occupancy');
    unmount();
    renderInHotel(homeOf(HOME), VIEW);
    expect(screen.queryByRole('link', { name: 'Book a time' })).toBeNull();
  });
});
