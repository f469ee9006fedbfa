/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { HouseView } from '@/lib/contract/house-view';
import type { BannerView, HeroView, SectionTileView } from '@/lib/contract/views';
import english from '@/lib/words/en.json';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { houseViewWith } from '@/tests/builders/screen/house-view';
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
  renderInHotel(
    <VideoHome view={VIEW} home={HOME} house={null} greeting={null} hero={HERO} messages={english} />,
    VIEW,
  );
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
      house={null}
      greeting={null}
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
  renderInHotel(
    <SliderHome
      view={VIEW}
      home={HOME}
      house={null}
      greeting={null}
      hero={{ ...HERO, weather: WEATHER }}
      messages={english}
    />,
    VIEW,
  );
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
  renderInHotel(
    <SliderHome
      view={VIEW}
      home={{ ...HOME, banners: [] }}
      house={null}
      greeting={null}
      hero={HERO}
      messages={english}
    />,
    VIEW,
  );
  const slides = within(screen.getByRole('list', { name: 'From the hotel' })).getAllByRole('listitem');
  expect(slides.map((slide) => slide.textContent)).toEqual(['Cala VerdeBy the lake']);
});

it('the blue home lists the sections as a directory below the standard header', () => {
  const view = hotelView({ languages: LANGUAGES });
  renderInHotel(<BlueHome view={view} home={HOME} house={null} greeting={null} messages={english} />, view);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Language: English' })).not.toHaveTextContent('EN');
  for (const title of ['Sauna', 'Kitchen']) expect(screen.getByRole('link', { name: title })).toBeVisible();
});

describe('the links to what can be booked', () => {
  const HOMES = [
    [
      'blue',
      (home: typeof HOME) => <BlueHome view={VIEW} home={home} house={null} greeting={null} messages={english} />,
    ],
    [
      'slider',
      (home: typeof HOME) => (
        <SliderHome view={VIEW} home={home} house={null} greeting={null} hero={HERO} messages={english} />
      ),
    ],
    [
      'video',
      (home: typeof HOME) => (
        <VideoHome view={VIEW} home={home} house={null} greeting={null} hero={HERO} messages={english} />
      ),
    ],
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

describe('the places of what the hotel says of the house', () => {
  const HOMES = [
    [
      'blue',
      (house: HouseView) => <BlueHome view={VIEW} home={HOME} house={house} greeting={null} messages={english} />,
    ],
    [
      'slider',
      (house: HouseView) => (
        <SliderHome view={VIEW} home={HOME} hero={HERO} house={house} greeting={null} messages={english} />
      ),
    ],
    [
      'video',
      (house: HouseView) => (
        <VideoHome view={VIEW} home={HOME} hero={HERO} house={house} greeting={null} messages={english} />
      ),
    ],
  ] as const;
  const places = () =>
    [...document.querySelectorAll<HTMLElement>('[data-house]')].map(({ dataset, style }) => [
      dataset.house,
      style.minHeight,
    ]);

  it.each(HOMES)('are as high on the %s home as what will stand there', (_, homeOf) => {
    const spans = [[420, 630]] as const;
    const house = houseViewWith({
      rings: [{ id: 21, title: 'Tonight', picture: null, seenKey: 'display_announcement_21a' }],
      places: {
        date: '2026-06-15',
        weekday: 1,
        all: ['Bar', 'Breakfast', 'Spa'].map((title) => ({ title, href: null, spans })),
      },
      facts: [
        { kind: 'wifi', title: 'Wi-Fi Aurora', text: '', action: null },
        { kind: 'check-out', title: 'Check-out', text: 'until 12:00', action: null },
      ],
    });
    renderInHotel(homeOf(house), VIEW);
    expect(places()).toEqual([
      ['rings', '6rem'],
      ['now', '16.4375rem'],
      ['notes', '8.8125rem'],
    ]);
  });

  it.each(HOMES)('are not on the %s home where the hotel states nothing', (_, homeOf) => {
    renderInHotel(homeOf(houseViewWith({})), VIEW);
    expect(places()).toEqual([]);
  });
});
