/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { kit, option, scheduled } from '@/tests/builders/catalogue/kit';
import { drawForm } from '@/tests/builders/screen/drawn-form';
import { arabicHotel, hotelView } from '@/tests/builders/screen/hotel-view';
import {
  clock,
  daysCall,
  daysResponse,
  JUNE_DAYS,
  NEXT_DAYS,
  SLOT_PRODUCT,
  timesCall,
  timesResponse,
} from '@/tests/builders/screen/slot-calls';
import { focusOption } from '../form/option-ids';

const network = fakeNetwork();
const user = userEvent.setup();

const JULY = daysCall('2026-07-01', '2026-07-31');

const massage = (value: readonly string[] | null = null) =>
  kit(
    scheduled({ id: 1, title: { en: 'Date and time', ar: 'التاريخ والوقت' }, is_required: true, value }),
    option({ id: 2, title: 'Wish' }),
  );

function hotelResponds() {
  for (const call of [NEXT_DAYS, JUNE_DAYS])
    network.respondTo(call, daysResponse({ '2026-06-12': 1, '2026-06-15': 0, '2026-06-18': 9 }));
  network.respondTo(JULY, daysResponse({ '2026-07-01': 4 }));
  network.respondTo(timesCall('2026-06-18'), timesResponse('09:00', '10:00', '11:30'));
  network.respondTo(timesCall('2026-06-12'), timesResponse('20:00'));
}

const drawn = (more: { value?: readonly string[]; most?: number | null } & Parameters<typeof drawForm>[1] = {}) =>
  drawForm(massage(more.value), {
    context: { clock, product: { ...SLOT_PRODUCT, max_booking_slot: more.most ?? SLOT_PRODUCT.max_booking_slot } },
    ...more,
  });

const strip = () => screen.findByRole('group', { name: 'Choose a date' });
const openMonth = async () => user.click(await screen.findByRole('button', { name: 'Month' }));
const grid = () => screen.findByRole('grid', { name: /Date and time.*June 2026/ });
const day = (name: RegExp) => screen.findByRole('button', { name });
const slots = async () => within(await screen.findByRole('group', { name: /^Times on/ }));
const asked = (call: string) => network.requests.filter((each) => each === call).length;

describe('The next days of a scheduled option', () => {
  it('reads the days of the strip, and is busy meanwhile', async () => {
    let respond = (_body: unknown) => {};
    network.respondTo(
      NEXT_DAYS,
      () =>
        new Promise((done) => {
          respond = done;
        }),
    );
    drawn();
    expect(await strip()).toHaveAttribute('aria-busy', 'true');
    expect(await day(/^Thu 18 June$/)).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: 'Wish' }), 'warm');
    await act(async () => respond(daysResponse({ '2026-06-18': 9 })));
    expect(await day(/18 June, 9 free/)).not.toHaveAttribute('aria-disabled');
    expect(await strip()).not.toHaveAttribute('aria-busy');
    expect(network.requests).toEqual([NEXT_DAYS]);
  });

  it('shows fourteen days with name, date and number of free times, and marks today', async () => {
    hotelResponds();
    drawn();
    expect(await day(/18 June, 9 free/)).toHaveTextContent(/^Thu.*9 free$/);
    expect(within(await strip()).getAllByRole('button')).toHaveLength(14);
    const today = await day(/Today 12 June, 1 free/);
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(today).toHaveTextContent(/^Today.*1 free$/);
    expect(await day(/^Tomorrow 13 June/)).toHaveTextContent('Tomorrow');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('disables full days and days that are not available with the word, and ignores taps on them', async () => {
    hotelResponds();
    drawn();
    expect(await day(/15 June, full/)).toHaveAttribute('aria-disabled', 'true');
    expect(await day(/16 June, not available/)).toHaveTextContent('not available');
    for (const name of [/15 June/, /16 June/]) await user.click(await day(name));
    expect(screen.queryByRole('group', { name: /Times on/ })).toBeNull();
  });

  it('calls an unlisted day closed where the platform tells the length of slots', async () => {
    hotelResponds();
    drawForm(massage(), { context: { clock, product: { ...SLOT_PRODUCT, slot_minutes: 50 } } });
    expect(await day(/16 June, closed/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(await day(/18 June, 9 free/));
    expect(await screen.findByText('50 min ·')).toBeVisible();
  });

  it('shows a message when no day of the strip is free', async () => {
    network.respondTo(NEXT_DAYS, daysResponse({ '2026-06-15': 0 }));
    drawn();
    expect(await screen.findByText('No days are available in the next two weeks.')).toBeVisible();
  });

  it('begins with the current day in the hotel’s time zone, not the device’s', async () => {
    network.respondTo(daysCall('2026-07-01', '2026-07-14'), daysResponse({ '2026-07-01': 2 }));
    // It is past midnight in Kolkata (UTC+5:30), but not in Madrid.
    drawForm(massage(), {
      hotel: hotelView({ timezone: 'Asia/Kolkata' }),
      context: { clock: () => new Date('2026-06-30T18:45:00Z'), product: { ...SLOT_PRODUCT, max_booking_slot: 1 } },
    });
    expect(await day(/Today 1 July, 2 free/)).toBeVisible();
    expect(network.requests).toEqual([daysCall('2026-07-01', '2026-07-14')]);
  });

  it('moves by keyboard over days without free slots, with one stop for Tab', async () => {
    hotelResponds();
    drawn();
    await day(/18 June, 9 free/);
    act(() => focusOption('sheet', 1));
    expect(await day(/12 June/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await day(/15 June, full/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(await day(/25 June/)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(await day(/12 June/)).toHaveFocus();
    expect(
      within(await strip())
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await (await slots()).findByRole('button', { name: '20:00' })).toBeVisible();
  });
});

describe('The month of a scheduled option', () => {
  it('stands one tap away, and is read from today to its end', async () => {
    hotelResponds();
    drawn();
    await openMonth();
    expect(await grid()).toBeVisible();
    expect(await day(/18 June, 9 free/)).toBeVisible();
    expect(await day(/30 June, not available/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
    expect(asked(JUNE_DAYS)).toBe(1);
    await openMonth();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(await strip()).toBeVisible();
  });

  it('reads the next month when it is shown, and does not go back before the current one', async () => {
    hotelResponds();
    drawn();
    await openMonth();
    await grid();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await day(/\b1 July, 4 free/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await day(/18 June, 9 free/)).toBeVisible();
    expect(asked(JULY)).toBe(1);
  });

  it('names the day of the shown times, also when the calendar shows another month or the next days', async () => {
    hotelResponds();
    network.respondTo(timesCall('2026-07-01'), timesResponse('08:00'));
    drawn();
    await openMonth();
    await user.click(await day(/18 June, 9 free/));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await day(/\b1 July, 4 free/)).toBeVisible();
    expect(await (await slots()).findByRole('button', { name: '10:00' })).toBeVisible();
    expect(screen.getByText('Times on Thursday 18 June')).toBeVisible();
    await user.click(await day(/\b1 July, 4 free/));
    await openMonth();
    expect(screen.getByText('Times on Wednesday 1 July')).toBeVisible();
    expect(within(await strip()).queryByRole('button', { pressed: true })).toBeNull();
  });

  it('is shown at once for a cart line whose day is behind the next ones', async () => {
    hotelResponds();
    network.respondTo(timesCall('2026-07-01'), timesResponse('08:00'));
    network.respondTo(JULY, daysResponse({ '2026-07-01': 4 }));
    drawn({ value: ['2026-07-01 08:00:00'] });
    expect(await screen.findByRole('grid', { name: /July 2026/ })).toBeVisible();
    expect(await day(/\b1 July, 4 free/)).toHaveAttribute('aria-pressed', 'true');
    expect(network.requests).not.toContain(NEXT_DAYS);
  });

  it('shows a message when a month has no free day', async () => {
    hotelResponds();
    network.respondTo(JUNE_DAYS, daysResponse({ '2026-06-15': 0 }));
    drawn();
    await openMonth();
    expect(await screen.findByText('No days are available this month.')).toBeVisible();
  });

  it('moves by keyboard over days without free slots and past the end of the month', async () => {
    hotelResponds();
    drawn();
    await openMonth();
    await day(/18 June, 9 free/);
    act(() => focusOption('sheet', 1));
    expect(await day(/12 June/)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(await day(/18 June/)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(await day(/Monday 15 June/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(await day(/Sunday 21 June/)).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(await day(/12 June/)).toHaveFocus();
    await user.keyboard('{PageDown}');
    expect(await day(/\b12 July/)).toHaveFocus();
    expect(await screen.findByRole('grid', { name: /July 2026/ })).toBeVisible();
    await user.keyboard('{PageUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    expect(await slots()).toBeDefined();
    expect(
      screen.getAllByRole('button', { name: /^\w+ \d+ June/ }).filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
  });
});

it('shows the slot calendar in Arabic: the left arrow key goes to the next day, and the week starts on Saturday', async () => {
  hotelResponds();
  drawn({ hotel: arabicHotel() });
  await screen.findByRole('button', { name: /18.*المتاح: 9/ });
  act(() => focusOption('sheet', 1));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: /13 يونيو/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'الشهر' }));
  const table = await screen.findByRole('grid', { name: /التاريخ والوقت.*2026/ });
  expect(table.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('السبت');
  await screen.findByRole('button', { name: /18.*المتاح: 9/ });
  act(() => focusOption('sheet', 1));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: /13 يونيو/ })).toHaveFocus();
});
