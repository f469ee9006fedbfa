/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeAllOverlays, openOverlay } from '@/components/ui/overlay/overlay-stack';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { afterPaint } from '@/tests/builders/screen/painted';
import { HeroFilm } from './hero-film';

const FILM = { webm: '/storage/aurora/film.webm', mp4: '/storage/aurora/film.mp4' };
const LABELS = { pause: 'Pause', play: 'Play' };
const user = userEvent.setup();

/** The calls that the page has made to the video; jsdom plays nothing. */
let state: 'playing' | 'resting' = 'resting';
let refusal: Error | null = null;
let device: ReturnType<typeof fakeDevice>;

beforeEach(() => {
  state = 'resting';
  refusal = null;
  device = fakeDevice();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    if (refusal !== null) throw refusal;
    state = 'playing';
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    state = 'resting';
  });
});
afterEach(() => {
  device.restore();
  jest.restoreAllMocks();
});

const video = () => document.querySelector('video');

async function renderFilm(film = FILM as Parameters<typeof HeroFilm>[0]['film']) {
  renderInHotel(<HeroFilm film={film} labels={LABELS} />);
  await afterPaint();
  await waitFor(() => expect(video()).not.toBeNull());
  // Asynchronous, because starting a film is.
  await act(async () => device.setOnScreen(true));
}

it('shows the film after the first paint and plays it while it is seen', async () => {
  renderInHotel(<HeroFilm film={FILM} labels={LABELS} />);
  expect(video()).toBeNull();
  await afterPaint();
  await waitFor(() => expect(video()).not.toBeNull());
  expect(state).toBe('resting');
  act(() => device.setOnScreen(true));
  await waitFor(() => expect(state).toBe('playing'));
  expect([...document.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
});

it.each([
  ['reduced motion', { prefersReducedMotion: true }],
  ['Save-Data', { isSavingData: true }],
])('requests no film and shows no button with %s', async (_why, preferences) => {
  device.restore();
  device = fakeDevice(preferences);
  renderInHotel(<HeroFilm film={FILM} labels={LABELS} />);
  await afterPaint();
  expect(video()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('rests while it is scrolled away, while the tab is hidden and while an overlay covers it', async () => {
  await renderFilm();
  await waitFor(() => expect(state).toBe('playing'));
  act(() => device.setOnScreen(false));
  expect(state).toBe('resting');
  act(() => device.setOnScreen(true));
  await waitFor(() => expect(state).toBe('playing'));
  act(() => device.setTabVisible(false));
  expect(state).toBe('resting');
  act(() => device.setTabVisible(true));
  await waitFor(() => expect(state).toBe('playing'));
  act(() => openOverlay('services'));
  expect(state).toBe('resting');
  act(() => closeAllOverlays());
  await waitFor(() => expect(state).toBe('playing'));
});

it('pauses and plays again by its button', async () => {
  await renderFilm();
  await waitFor(() => expect(state).toBe('playing'));
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(state).toBe('resting');
  act(() => device.setOnScreen(true));
  expect(state).toBe('resting');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(state).toBe('playing'));
});

it('offers to play when the browser refuses to start by itself', async () => {
  refusal = new DOMException('power is low', 'NotAllowedError');
  await renderFilm();
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
});

it('leaves the poster alone once no form of the film can be loaded', async () => {
  await renderFilm();
  const [webm, mp4] = document.querySelectorAll('source');
  if (webm === undefined || mp4 === undefined) throw new Error('no forms');
  fireEvent.error(webm);
  expect(video()).not.toBeNull();
  fireEvent.error(mp4);
  expect(video()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
