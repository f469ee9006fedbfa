/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { arabicHotel, hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { SlidesControl } from './slides-control';

const LABELS = { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' };
const TITLES = ['1 of 3: Sauna', '2 of 3: Dinner', '3 of 3: Lake'];
const WIDTH = 390;

let device: ReturnType<typeof fakeDevice>;

beforeEach(() => {
  jest.useFakeTimers();
  device = fakeDevice();
});
afterEach(() => {
  device.restore();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The slides beside the buttons, laid out as a browser does: to the left in right-to-left pages. */
function renderSlides(hotel = hotelView()) {
  const sign = hotel.direction === 'rtl' ? -1 : 1;
  const positions: number[] = [];
  jest.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    positions.push(options.left ?? 0);
  }) as never);
  for (const [name, value] of [
    [
      'offsetLeft',
      function offsetLeft(this: HTMLElement) {
        return sign * WIDTH * [...(this.parentElement?.children ?? [])].indexOf(this);
      },
    ],
    ['clientWidth', () => WIDTH],
  ] as const)
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(value as never);
  renderInHotel(
    <section>
      <ul data-slides="" data-testid="slides">
        <li />
        <li />
        <li />
      </ul>
      <SlidesControl titles={TITLES} labels={LABELS} />
    </section>,
    hotel,
  );
  return { positions, slides: screen.getByTestId('slides') };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const see = () => act(() => device.setOnScreen(true));

it('steps by its buttons, and does nothing at the ends', () => {
  const { positions } = renderSlides();
  press('Previous');
  press('Next');
  press('Next');
  press('Next');
  press('Previous');
  expect(positions).toEqual([WIDTH, 2 * WIDTH, WIDTH]);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false');
});

it('steps by the arrow keys, mirrored in a right-to-left page', () => {
  const { positions, slides } = renderSlides(arabicHotel());
  fireEvent.keyDown(slides, { key: 'ArrowRight' });
  fireEvent.keyDown(slides, { key: 'ArrowLeft' });
  fireEvent.keyDown(slides, { key: 'End' });
  fireEvent.keyDown(slides, { key: 'ArrowRight' });
  expect(positions).toEqual([-WIDTH, -2 * WIDTH, -WIDTH]);
});

it('moves by itself while it is seen, from the last slide to the first', () => {
  const { positions } = renderSlides();
  pass(20_000);
  expect(positions).toEqual([]);
  see();
  for (let slide = 0; slide < 3; slide += 1) pass(6_000);
  expect(positions).toEqual([WIDTH, 2 * WIDTH, 0]);
  act(() => device.setTabVisible(false));
  pass(20_000);
  expect(positions).toHaveLength(3);
});

it.each([
  ['touches a slide', (slides: HTMLElement) => fireEvent.pointerDown(slides)],
  ['pauses', () => press('Pause')],
])('stops moving by itself once the guest %s, until the guest plays it again', (_what, act_) => {
  const { positions, slides } = renderSlides();
  see();
  act_(slides);
  pass(20_000);
  expect(positions).toEqual([]);
  press('Play');
  pass(6_000);
  expect(positions).toEqual([WIDTH]);
});

it.each([
  ['reduced motion', { prefersReducedMotion: true }],
  ['Save-Data', { isSavingData: true }],
])('waits for the guest with %s', (_why, preferences) => {
  device.restore();
  device = fakeDevice(preferences);
  const { positions } = renderSlides();
  see();
  pass(20_000);
  expect(positions).toEqual([]);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('follows a swipe', () => {
  const { slides } = renderSlides();
  slides.scrollLeft = 2 * WIDTH;
  fireEvent.scroll(slides);
  pass(200);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

describe('the pictures of slides', () => {
  const near = (slides: HTMLElement) => [...slides.children].map((slide) => slide.hasAttribute('data-near'));

  it('of other slides stay unfetched until the slider is about to move by itself', () => {
    const { slides } = renderSlides();
    see();
    pass(3_900);
    expect(near(slides)).toEqual([false, false, false]);
    pass(200);
    expect(near(slides)).toEqual([true, true, true]);
  });

  it.each([
    ['a finger or pointer comes', (slides: HTMLElement) => fireEvent.pointerEnter(slides.parentElement ?? slides)],
    ['the focus comes', (slides: HTMLElement) => fireEvent.focusIn(slides)],
  ])('of the first slide and its neighbour are fetched when %s', (_what, approach) => {
    const { slides } = renderSlides();
    approach(slides);
    expect(near(slides)).toEqual([true, true, false]);
  });

  it('are fetched while a guest swipes to them', () => {
    const { slides } = renderSlides();
    slides.scrollLeft = 2 * WIDTH;
    fireEvent.scroll(slides);
    expect(near(slides)).toEqual([false, true, true]);
  });
});
