/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { arabicHotel, hotelView } from '@/tests/builders/screen/hotel-view';
import {
  daysCall,
  daysResponse,
  JUNE_DAYS,
  NEXT_DAYS,
  timesCall,
  timesResponse,
} from '@/tests/builders/screen/slot-calls';
import { dayButton, JULY_DAYS, renderSlotForm, respondWithSlots, timesOfDay } from '@/tests/builders/screen/slot-form';
import { holdDate } from '@/tests/builders/time/held-date';
import { focusOption } from '../form/option-ids';

holdDate();
const network = fakeNetwork();
const user = userEvent.setup();

const strip = () => screen.findByRole('group', { name: 'Choose a date' });
const openMonth = async () => {
  await user.click(await screen.findByRole('button', { name: 'Month' }));
  return within(await screen.findByRole('dialog', { name: 'Date and time' }));
};
const grid = () => screen.findByRole('grid', { name: /Date and time.*June 2026/ });

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
    renderSlotForm();
    expect(await strip()).toHaveAttribute('aria-busy', 'true');
    expect(await dayButton(/^Thu 18 June$/)).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: 'Wish' }), 'warm');
    await act(async () => respond(daysResponse({ '2026-06-18': 9 })));
    expect(await dayButton(/18 June, 9 free/)).not.toHaveAttribute('aria-disabled');
    expect(await strip()).not.toHaveAttribute('aria-busy');
    expect(network.requests).toEqual([NEXT_DAYS]);
  });

  it('shows fourteen days with name, date and number of free times, and marks today', async () => {
    respondWithSlots(network);
    renderSlotForm();
    expect(await dayButton(/18 June, 9 free/)).toHaveTextContent(/^Thu.*9 free$/);
    expect(within(await strip()).getAllByRole('button')).toHaveLength(14);
    const today = await dayButton(/Today 12 June, 1 free/);
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(today).toHaveTextContent(/^Today.*1 free$/);
    expect(await dayButton(/^Tomorrow 13 June/)).toHaveTextContent('Tomorrow');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('disables full days and days that are not available with the word, and ignores taps on them', async () => {
    respondWithSlots(network);
    renderSlotForm();
    expect(await dayButton(/15 June, full/)).toHaveAttribute('aria-disabled', 'true');
    expect(await dayButton(/16 June, not available/)).toHaveTextContent('not available');
    for (const name of [/15 June/, /16 June/]) await user.click(await dayButton(name));
    expect(screen.queryByRole('group', { name: /Times on/ })).toBeNull();
  });

  it('calls an unlisted day closed where the platform tells the length of slots', async () => {
    respondWithSlots(network);
    renderSlotForm({ product: { slot_minutes: 50 } });
    expect(await dayButton(/16 June, closed/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(await dayButton(/18 June, 9 free/));
    expect(await screen.findByText('50 min ·')).toBeVisible();
  });

  it('shows a message when no day of the strip is free', async () => {
    network.respondTo(NEXT_DAYS, daysResponse({ '2026-06-15': 0 }));
    renderSlotForm();
    expect(await screen.findByText('No days are available in the next two weeks.')).toBeVisible();
  });

  it('begins with the current day in the hotel’s time zone, not the device’s', async () => {
    network.respondTo(daysCall('2026-07-01', '2026-07-14'), daysResponse({ '2026-07-01': 2 }));
    // It is past midnight in Kolkata (UTC+5:30), but not in Madrid.
    renderSlotForm({
      hotel: hotelView({ timezone: 'Asia/Kolkata' }),
      now: () => new Date('2026-06-30T18:45:00Z'),
      product: { max_booking_slot: 1 },
    });
    expect(await dayButton(/Today 1 July, 2 free/)).toBeVisible();
    expect(network.requests).toEqual([daysCall('2026-07-01', '2026-07-14')]);
  });

  it('moves by keyboard over days without free slots, with one stop for Tab', async () => {
    respondWithSlots(network);
    renderSlotForm();
    await dayButton(/18 June, 9 free/);
    act(() => focusOption('sheet', 1));
    expect(await dayButton(/12 June/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await dayButton(/15 June, full/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(await dayButton(/25 June/)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(await dayButton(/12 June/)).toHaveFocus();
    expect(
      within(await strip())
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await (await timesOfDay()).findByRole('button', { name: '20:00' })).toBeVisible();
  });
});

describe('The months of a scheduled option', () => {
  it('are one tap away, are read from today to the end of the month, and Back leads to the strip', async () => {
    respondWithSlots(network);
    renderSlotForm();
    await strip();
    const dialog = await openMonth();
    expect(await dialog.findByRole('button', { name: /18 June, 9 free/ })).toBeVisible();
    expect(dialog.getByRole('button', { name: /30 June, not available/ })).toBeVisible();
    expect(network.count(JUNE_DAYS)).toBe(1);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(await strip()).toBeVisible();
  });

  it('read the next month when it is shown, and do not go back before the current one', async () => {
    respondWithSlots(network);
    renderSlotForm();
    const dialog = await openMonth();
    expect(await grid()).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: 'Previous month' }));
    await user.click(dialog.getByRole('button', { name: 'Next month' }));
    expect(await dialog.findByRole('button', { name: /\b1 July, 4 free/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Previous month' }));
    expect(await dialog.findByRole('button', { name: /18 June, 9 free/ })).toBeVisible();
    expect(network.count(JULY_DAYS)).toBe(1);
  });

  it('put a chosen day behind the next ones at the end of the strip, with its times', async () => {
    respondWithSlots(network);
    network.respondTo(timesCall('2026-07-01'), timesResponse('08:00'));
    network.respondTo(daysCall('2026-07-01', '2026-07-01'), daysResponse({ '2026-07-01': 4 }));
    renderSlotForm();
    const dialog = await openMonth();
    await user.click(dialog.getByRole('button', { name: 'Next month' }));
    await user.click(await dialog.findByRole('button', { name: /\b1 July, 4 free/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const far = await within(await strip()).findByRole('button', { name: /1 July, 4 free/ });
    expect(far).toHaveAttribute('aria-pressed', 'true');
    expect(
      within(await strip())
        .getAllByRole('button')
        .at(-1),
    ).toBe(far);
    expect(await (await timesOfDay()).findByRole('button', { name: '08:00' })).toBeVisible();
    expect(screen.getByText('Times on Wednesday 1 July')).toBeVisible();
  });

  it('open at the month of a cart line whose day is behind the next ones', async () => {
    respondWithSlots(network);
    network.respondTo(timesCall('2026-07-01'), timesResponse('08:00'));
    network.respondTo(daysCall('2026-07-01', '2026-07-01'), daysResponse({ '2026-07-01': 4 }));
    network.respondTo(JULY_DAYS, daysResponse({ '2026-07-01': 4 }));
    renderSlotForm({ value: ['2026-07-01 08:00:00'] });
    expect(await dayButton(/\b1 July, 4 free/)).toHaveAttribute('aria-pressed', 'true');
    await openMonth();
    expect(await screen.findByRole('grid', { name: /July 2026/ })).toBeVisible();
  });

  it('show a message when a month has no free day', async () => {
    respondWithSlots(network);
    network.respondTo(JUNE_DAYS, daysResponse({ '2026-06-15': 0 }));
    renderSlotForm();
    await openMonth();
    expect(await screen.findByText('No days are available this month.')).toBeVisible();
  });

  it('can be read again after a failure', async () => {
    respondWithSlots(network);
    network.respondTo(JUNE_DAYS, undefined);
    renderSlotForm();
    const dialog = await openMonth();
    const again = await dialog.findByRole('button', { name: 'Try again' });
    network.respondTo(JUNE_DAYS, daysResponse({ '2026-06-18': 9 }));
    await user.click(again);
    expect(await dialog.findByRole('button', { name: /18 June, 9 free/ })).toBeVisible();
  });

  it('are moved through by keyboard, over days without free slots and past the end of the month', async () => {
    respondWithSlots(network);
    renderSlotForm();
    const dialog = await openMonth();
    const day = (name: RegExp) => dialog.findByRole('button', { name });
    await day(/18 June, 9 free/);
    // It opens at the first day that can be chosen.
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
    expect(await timesOfDay()).toBeDefined();
  });
});

it('shows the slot calendar in Arabic: the left arrow key goes to the next day, and the week starts on Saturday', async () => {
  respondWithSlots(network);
  renderSlotForm({ hotel: arabicHotel() });
  await screen.findByRole('button', { name: /18.*المتاح: 9/ });
  act(() => focusOption('sheet', 1));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: /13 يونيو/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'الشهر' }));
  const table = await screen.findByRole('grid', { name: /التاريخ والوقت.*2026/ });
  expect(table.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('السبت');
  await within(table).findByRole('button', { name: /18.*المتاح: 9/ });
  await user.keyboard('{ArrowLeft}');
  expect(within(table).getByRole('button', { name: /13 يونيو/ })).toHaveFocus();
});
