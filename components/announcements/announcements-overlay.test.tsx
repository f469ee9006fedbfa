/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { Announcement } from '@/lib/contract/announcement';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { announcement } from '@/tests/builders/catalogue/announcement';
import { arabicHotel, hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { AnnouncementsOverlay } from './announcements-overlay';

const network = fakeNetwork();
let device: ReturnType<typeof fakeDevice>;
let hotels = 100;

/** Lets responses arrive and components render, in no time. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  jest.useFakeTimers();
  device = fakeDevice();
  resetOverlays();
});
afterEach(() => {
  device.restore();
  jest.useRealTimers();
});

/** Opens the announcements at a hotel that nobody has visited, so that they are read. */
async function show(announcements: readonly Announcement[], hotel = hotelView()) {
  hotels += 1;
  network.respondTo(`GET /api/v1/public/announcements?hotel_id=${hotels}`, { data: announcements });
  renderInHotel(<OverlayHost bodies={{ announcements: AnnouncementsOverlay }} />, { ...hotel, id: hotels });
  act(() => openOverlay('announcements', { ids: announcements.map(({ id }) => id) }));
  await settle();
  return screen.getByRole('dialog');
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const picture = (dialog: HTMLElement) => dialog.querySelector('img');
const story = (id: number, title: string, extra: Partial<Announcement['extra']> = {}) =>
  announcement({ id, title, extra: { stories: true, ...extra } });

describe('A single announcement', () => {
  it('is a named dialog with its picture, text and a link to a page of the app', async () => {
    const dialog = await show([announcement({ extra: { external_link: '/products/211' } })]);
    expect(dialog).toHaveAccessibleName('Jazz under the pines');
    expect(picture(dialog)).toHaveAttribute('src', '/storage/cala-verde/jazz.jpg');
    expect(within(dialog).getByText('Friday at 20:30 in the garden.')).toBeVisible();
    const link = within(dialog).getByRole('link', { name: 'Read more' });
    expect(link).toHaveAttribute('href', '/products/211');
    expect(link).not.toHaveAttribute('target');
  });

  it('opens a link to elsewhere in a new tab, and says so', async () => {
    const dialog = await show([announcement({ extra: { external_link: 'https://jazz.example/' } })]);
    const link = within(dialog).getByRole('link', { name: 'Read more opens in a new tab' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has the picture and the texts of the guest’s language', async () => {
    const dialog = await show([announcement({ extra: { lang_file: { ar: '/storage/a.png' } } })], arabicHotel());
    expect(dialog).toHaveAccessibleName('جاز تحت الصنوبر');
    expect(picture(dialog)).toHaveAttribute('src', '/storage/a.png');
  });

  it('keeps its name for screen readers when the hotel hides the title', async () => {
    const dialog = await show([announcement({ extra: { hide_title: true } })]);
    expect(dialog).toHaveAccessibleName('Jazz under the pines');
    expect(within(dialog).getByRole('heading')).toHaveClass('sr-only');
  });

  it('shows its text when the picture fails', async () => {
    const dialog = await show([announcement()]);
    const broken = picture(dialog);
    if (broken !== null) fireEvent.error(broken);
    expect(picture(dialog)).toBeNull();
    expect(within(dialog).getByText('Friday at 20:30 in the garden.')).toBeVisible();
  });

  it('closes when the hotel has withdrawn it', async () => {
    hotels += 1;
    network.respondTo(`GET /api/v1/public/announcements?hotel_id=${hotels}`, { data: [] });
    renderInHotel(<OverlayHost bodies={{ announcements: AnnouncementsOverlay }} />, hotelView({ id: hotels }));
    act(() => openOverlay('announcements', { ids: [1] }));
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(openOverlays()).toEqual([]);
  });
});

describe('Stories', () => {
  const THREE = [story(1, 'Coves'), story(2, 'Yoga'), story(3, 'Wine')];
  const bars = () => screen.getByRole('img', { name: /of 3/ });
  const title = () => screen.getByRole('heading', { level: 2 }).textContent;
  const widths = () => [...bars().children].map((bar) => (bar.firstElementChild as HTMLElement).style.inlineSize);

  it('play one after the other for ten seconds each, and stay after the last', async () => {
    await show(THREE);
    expect(bars()).toHaveAccessibleName('1 of 3');
    await pass(5_000);
    expect([title(), widths()]).toEqual(['Coves', ['50%', '0%', '0%']]);
    await pass(5_000);
    expect([title(), widths()]).toEqual(['Yoga', ['100%', '0%', '0%']]);
    await pass(20_000);
    expect([title(), widths()]).toEqual(['Wine', ['100%', '100%', '100%']]);
    await pass(60_000);
    expect(title()).toBe('Wine');
    expect(screen.getAllByText('That was the last story.').length).toBeGreaterThan(0);
    press('Play');
    expect(title()).toBe('Coves');
  });

  it('pause and go on where they were', async () => {
    await show(THREE);
    await pass(4_000);
    press('Pause');
    await pass(60_000);
    expect(widths()[0]).toBe('40%');
    press('Play');
    await pass(6_000);
    expect(title()).toBe('Yoga');
  });

  it('do not move while the page is hidden', async () => {
    await show(THREE);
    act(() => device.setTabVisible(false));
    await pass(60_000);
    expect(title()).toBe('Coves');
  });

  it('wait for the guest where motion is not wanted', async () => {
    device.restore();
    device = fakeDevice({ prefersReducedMotion: true });
    await show(THREE);
    await pass(60_000);
    expect(title()).toBe('Coves');
    press('Next story');
    expect(title()).toBe('Yoga');
  });

  it('step by the halves of a picture, and a hold hides the bars and pauses instead', async () => {
    await show(THREE);
    press('Next story');
    press('Next story');
    press('Previous story');
    expect(title()).toBe('Yoga');
    const half = screen.getByRole('button', { name: 'Next story' });
    fireEvent.pointerDown(half, { button: 0 });
    await pass(250);
    await pass(20_000);
    expect(bars().parentElement).toHaveClass('opacity-0');
    expect([title(), widths()[1]]).toEqual(['Yoga', '2%']);
    fireEvent.pointerUp(half);
    fireEvent.click(half);
    expect(title()).toBe('Yoga');
    expect(bars().parentElement).not.toHaveClass('opacity-0');
  });

  it('hide the bars and pause while a story without a picture is held, and follow no link that is held', async () => {
    await show([story(1, 'Coves', { file: null, external_link: '/products/211' }), story(2, 'Yoga'), story(3, 'Wine')]);
    const link = screen.getByRole('link', { name: 'Read more' });
    fireEvent.pointerDown(link, { button: 0 });
    await pass(250);
    await pass(20_000);
    expect(bars().parentElement).toHaveClass('opacity-0');
    expect(title()).toBe('Coves');
    fireEvent.pointerUp(link);
    expect(fireEvent.click(link)).toBe(false);
    expect(title()).toBe('Coves');
    expect(bars().parentElement).not.toHaveClass('opacity-0');
  });

  it('have visible buttons where there is no picture, or where it fails', async () => {
    const dialog = await show([story(1, 'Coves', { file: null }), story(2, 'Yoga'), story(3, 'Wine')]);
    const steps = () => within(dialog).getAllByRole('button', { name: /story/ });
    expect(steps().map((button) => button.querySelector('svg') !== null)).toEqual([true, true]);
    expect(steps()[0]).toHaveAttribute('aria-disabled', 'true');
    press('Next story');
    expect(steps().map((button) => button.querySelector('svg') !== null)).toEqual([false, false]);
    const broken = picture(dialog);
    if (broken !== null) fireEvent.error(broken);
    expect(steps().map((button) => button.querySelector('svg') !== null)).toEqual([true, true]);
  });
});
