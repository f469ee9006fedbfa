/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { HouseView } from '@/lib/contract/house-view';
import english from '@/lib/words/en.json';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { houseViewWith } from '@/tests/builders/screen/house-view';
import { Greeting } from '../greeting';
import { HouseOutlet, WeatherOutlet } from './house-outlet';
import { HouseParts } from './house-parts';

// A Monday.
const NOW = new Date('2026-06-15T07:00:00Z');
const HOUSE = houseViewWith({
  rings: [{ id: 21, title: 'Tonight', picture: null, seenKey: 'display_announcement_21a' }],
  places: {
    date: '2026-06-15',
    weekday: 1,
    all: [
      { title: 'Bar', href: '/products/5', spans: [[600, 660]] },
      { title: 'Breakfast', href: null, spans: [[420, 630]] },
      { title: 'Closed', href: null, spans: [] },
    ],
  },
  weather: { temperature: '21°', text: 'Sunny', picture: null, icon: 'sun' },
  today: [{ id: 4, title: 'Live music', text: 'At nine', picture: null, seenKey: 'display_announcement_4a' }],
  facts: [
    { kind: 'wifi', title: 'Wi-Fi Aurora', text: 'Password: sesame', action: { label: 'Copy', copy: 'sesame' } },
    {
      kind: 'check-out',
      title: 'Check-out',
      text: 'until 12:00',
      action: { label: 'Stay longer', href: '/products/70?product=7008' },
    },
    { kind: 'phone', title: 'Reception', text: 'Day and night', action: { label: 'Call', href: 'tel:+34' } },
    { kind: 'map', title: 'Port 4', text: '', action: { label: 'Map', href: 'https://maps.example/' } },
  ],
});

const network = fakeNetwork();
const writeText = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
  resetOverlays();
  writeText.mockReset();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => jest.useRealTimers());

async function show(house: HouseView | Response = HOUSE, language = 'en') {
  network.respondTo(`GET /catalogue/${language}/house`, house);
  const outlets = house instanceof Response ? HOUSE : house;
  const { container } = renderInHotel(
    <>
      <h1>
        <Greeting greeting="Good evening" title="Aurora" messages={english} />
      </h1>
      <HouseOutlet part="rings" house={outlets} />
      <HouseOutlet part="now" house={outlets} />
      <HouseOutlet part="notes" house={outlets} />
      <WeatherOutlet house={outlets} />
      <HouseParts />
    </>,
    hotelView({ language, timezone: 'Europe/Madrid', weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }),
  );
  await act(async () => undefined);
  return container;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const opened = () => openOverlays().map(({ name, arg }) => [name, arg]);

it('says what is open first, until when, and then what opens next', async () => {
  await show();
  const now = region('Now in the house');
  expect(now.getAllByRole('listitem').map((place) => place.textContent)).toEqual([
    'Breakfastuntil 10:30',
    'Barfrom 10:00',
  ]);
  expect(now.getByText('09:00')).toBeVisible();
  expect(now.getByRole('link')).toHaveAttribute('href', '/products/5');
});

it('follows the clock', async () => {
  await show();
  await act(() => jest.advanceTimersByTimeAsync(61 * 60_000));
  const now = region('Now in the house');
  expect(now.getAllByRole('listitem').map((place) => place.textContent)).toEqual([
    'Baruntil 11:00',
    'Breakfastuntil 10:30',
  ]);
});

it('says what the hotel states, with what can be done with it', async () => {
  await show();
  const facts = region('Good to know');
  expect(facts.getByText('until 12:00')).toBeVisible();
  expect(facts.getByRole('link', { name: 'Stay longer Check-out' })).toHaveAttribute(
    'href',
    '/products/70?product=7008',
  );
  expect(facts.getByRole('link', { name: 'Call Reception' })).toHaveAttribute('href', 'tel:+34');
  expect(facts.getByRole('link', { name: 'Map opens in a new tab' })).toHaveAttribute('target', '_blank');
  expect(screen.getByText('21°')).toBeVisible();
});

it('opens a story as often as the guest likes, which is seen from then on', async () => {
  await show();
  await tap('Tonight');
  expect(opened()).toEqual([['announcements', { ids: [21] }]]);
  expect(localStorage.getItem('display_announcement_21a')).toBe('true');
  resetOverlays();
  await tap('Tonight seen');
  expect(opened()).toEqual([['announcements', { ids: [21] }]]);
});

it('opens what is on today', async () => {
  await show();
  await tap('Live music At nine Read more');
  expect(opened()).toEqual([['announcements', { ids: [4] }]]);
});

it('copies the password and says so', async () => {
  await show();
  await tap('Copy');
  expect(writeText).toHaveBeenCalledWith('sesame');
  expect(region('Now in the house').getByRole('button', { name: 'Copied' })).toBeVisible();
});

it('selects the password where copying is not allowed', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  await show();
  await tap('Copy');
  expect(getSelection()?.toString()).toBe('Password: sesame');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

it('has the Wi-Fi among what is good to know where no place has hours', async () => {
  await show(houseViewWith({ facts: HOUSE.facts }));
  expect(screen.queryByRole('region', { name: 'Now in the house' })).toBeNull();
  expect(region('Good to know').getByText('Wi-Fi Aurora')).toBeVisible();
});

it('keeps its places free when it cannot be read, and reads again when the network is back', async () => {
  await show(new Response(null, { status: 503 }), 'de');
  expect(screen.queryByRole('region')).toBeNull();
  network.respondTo('GET /catalogue/de/house', HOUSE);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('region', { name: 'Good to know' })).toBeVisible();
});

describe('the greeting', () => {
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent?.replace(/[\u2066-\u2069]/g, '');
  /** The height of the heading with each text; jsdom has no layout. */
  const withHeights = (heightOf: (text: string) => number) =>
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return heightOf(this.textContent ?? '');
    });
  afterEach(() => jest.restoreAllMocks());

  it('is that of the hotel’s hour, and follows it', async () => {
    await show();
    expect(heading()).toBe('Good morning');
    await act(() => jest.advanceTimersByTimeAsync(3 * 3_600_000));
    expect(heading()).toBe('Good afternoon');
  });

  it('has the guest’s name', async () => {
    localStorage.setItem('fs_name', ' Anna ');
    await show();
    expect(heading()).toBe('Good morning, Anna');
  });

  it('leaves out a name that needs another line, so that nothing moves', async () => {
    localStorage.setItem('fs_name', 'Wilhelmina');
    withHeights((text) => (text.includes('Wilhelmina') ? 80 : 40));
    await show();
    expect(heading()).toBe('Good morning');
  });

  it('stays as the server wrote it where the words are not known', async () => {
    const { greeting: _words, ...older } = HOUSE;
    await show(older, 'fr');
    expect(heading()).toBe('Good evening');
  });
});
