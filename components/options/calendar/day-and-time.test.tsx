/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { ScheduleDay } from '@/lib/domain/schedule-day';
import { choice, kit, option, select } from '@/tests/builders/catalogue/kit';
import { arabicHotel, hotelView } from '@/tests/builders/screen/hotel-view';
import { renderOptionForm } from '@/tests/builders/screen/option-form';
import { holdDate } from '@/tests/builders/time/held-date';

const user = userEvent.setup();

const context = holdDate();

const weekdays = (...open: number[]) => [0, 1, 2, 3, 4, 5, 6].map((day) => open.includes(day));
const entry = (parts: Partial<ScheduleDay> = {}): ScheduleDay => ({
  start_date: null,
  end_date: null,
  days: weekdays(0, 1, 2, 3, 4, 5, 6),
  start_time: '09:00:00',
  end_time: '12:00:00',
  ...parts,
});
const schedule = (...days: ScheduleDay[]) => ({ schedule_kit: { days } });

const date = (parts = {}) => option({ id: 1, ptype_id: 'date', title: { en: 'Day', ar: 'اليوم' }, ...parts });
const time = (parts = {}) => option({ id: 2, ptype_id: 'time', title: 'Time', ...parts });

const times = () => within(screen.getByRole('group', { name: 'Time' }));
const timesShown = () =>
  times()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const timesListed = () =>
  within(screen.getByRole('combobox', { name: 'Time' }))
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent);
const dayInMonths = async (name: RegExp) => {
  await user.click(screen.getByRole('button', { name: 'Month' }));
  return within(await screen.findByRole('dialog', { name: 'Day' })).findByRole('button', { name });
};
const day = (name: RegExp) => screen.findByRole('button', { name });

describe('A date option', () => {
  it('is chosen by a tap among the next days, and taken back by a second tap', async () => {
    const form = renderOptionForm(kit(date()), { context });
    expect(await screen.findByRole('group', { name: 'Day' })).toBeVisible();
    await user.click(await day(/18 June/));
    expect(form.answer()).toBe('2026-06-18');
    expect(await day(/18 June/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(await day(/18 June/));
    expect(form.answer()).toBeNull();
  });

  it('keeps its day at a second tap when one is required', async () => {
    const form = renderOptionForm(kit(date({ is_required: true })), { context });
    await user.click(await day(/18 June/));
    await user.click(await day(/18 June/));
    expect(form.answer()).toBe('2026-06-18');
  });

  it('is chosen in the months, and stands at the end of the strip', async () => {
    const form = renderOptionForm(kit(date()), { context });
    await user.click(await dayInMonths(/30 June/));
    await waitFor(() => expect(openOverlays()).toEqual([]));
    await waitFor(() => expect(form.answer()).toBe('2026-06-30'));
    expect(await day(/30 June/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('is chosen by keyboard in the months, which open at today', async () => {
    const form = renderOptionForm(kit(date()), { context });
    expect(await dayInMonths(/12 June/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(openOverlays()).toEqual([]));
    await waitFor(() => expect(form.answer()).toBe('2026-06-13'));
  });

  it('disables past days and days on which the schedule is closed', async () => {
    const form = renderOptionForm(kit(date(schedule(entry({ days: weekdays(1, 4, 5) })))), { context });
    const saturday = await day(/13 June, not available/);
    expect(saturday).toHaveAttribute('aria-disabled', 'true');
    await user.click(saturday);
    expect(form.answer()).toBeNull();
    expect(await dayInMonths(/11 June, not available/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('opens the months at the first day that can be chosen', async () => {
    renderOptionForm(kit(date(schedule(entry({ start_date: '2026-09-01', end_date: null })))), { context });
    await user.click(screen.getByRole('button', { name: 'Month' }));
    expect(await screen.findByRole('grid', { name: /September 2026/ })).toBeVisible();
  });

  it('removes a date that has passed by the hotel’s clock', async () => {
    const form = renderOptionForm(kit(date({ value: '2026-06-12' })), {
      // In Kolkata it is already 13 June.
      hotel: hotelView({ timezone: 'Asia/Kolkata' }),
      context: { clock: () => new Date('2026-06-12T18:45:00Z') },
    });
    await waitFor(() => expect(form.answer()).toBeNull());
  });

  it('only names a read-only date', () => {
    renderOptionForm(kit(date({ value: '2026-06-18', is_read_only: true })), { context });
    expect(screen.getByText('Thursday 18 June')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows what is missing in a required date', () => {
    renderOptionForm(kit(date({ is_required: true })), { context, invalid: [1] });
    expect(screen.getByRole('group', { name: /^Day/ })).toHaveAccessibleDescription('Please choose one');
  });

  it('shows the months in Arabic from right to left', async () => {
    renderOptionForm(kit(date({ value: '2026-06-18' })), { context, hotel: arabicHotel() });
    await user.click(screen.getByRole('button', { name: 'الشهر' }));
    expect(await screen.findByRole('grid', { name: /يونيو 2026/ })).toBeVisible();
  });
});

describe('A time option', () => {
  it('offers few times side by side, in steps, from two steps after now', async () => {
    const form = renderOptionForm(kit(time(schedule(entry()))), { context });
    await screen.findByRole('button', { name: '12:00' });
    expect(timesShown()).toEqual(['11:30', '12:00']);
    await user.click(times().getByRole('button', { name: '12:00' }));
    expect(form.answer()).toBe('12:00');
    expect(times().getByRole('button', { name: '12:00' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(times().getByRole('button', { name: '12:00' }));
    expect(form.answer()).toBeNull();
  });

  it('offers many times in a list', async () => {
    const form = renderOptionForm(kit(time()), { context });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '23:00');
    expect(form.answer()).toBe('23:00');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Please choose');
    expect(form.answer()).toBeNull();
  });

  it('starts the times at the hotel’s minute in a time zone with a half-hour offset', () => {
    // 08:40 UTC is 14:10 in Kolkata, so the remaining half hours start at 15:00.
    renderOptionForm(kit(time()), { context, hotel: hotelView({ timezone: 'Asia/Kolkata' }) });
    expect(timesListed()[0]).toBe('15:00');
    expect(timesListed().at(-1)).toBe('23:59');
  });

  it('removes the time when another day does not offer it', async () => {
    const asked = kit(date({ value: '2026-06-18' }), time({ ...schedule(entry()), value: '09:30' }));
    const form = renderOptionForm(asked, { context });
    expect(timesShown()).toContain('09:30');
    await user.click(await day(/12 June/));
    await waitFor(() => expect(form.answer(1)).toBeNull());
    expect(timesShown()).toEqual(['11:30', '12:00']);
  });

  it('offers the times that all days of a calendar option have', async () => {
    const calendar = option({ id: 1, ptype_id: 'calendar', title: 'Days', extra: { from_today: true } });
    const form = renderOptionForm(kit(calendar, time(schedule(entry()))), { context });
    expect(timesShown()).toEqual(['11:30', '12:00']);
    await user.click(await screen.findByRole('button', { name: /18 June/ }));
    expect(timesShown()[0]).toBe('09:00');
    await user.click(times().getByRole('button', { name: '09:30' }));
    expect(form.answer(1)).toBe('09:30');
    await user.click(screen.getByRole('button', { name: /12 June/ }));
    await waitFor(() => expect(form.answer(1)).toBeNull());
    expect(timesShown()).toEqual(['11:30', '12:00']);
  });

  it('shows a message when no time is left', () => {
    renderOptionForm(kit(time(schedule(entry({ end_time: '10:30:00' })))), { context });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('No times are available on this day.')).toBeVisible();
  });

  it('asks for the day first when the kit has a date option', async () => {
    renderOptionForm(kit(date(), time(schedule(entry({ end_time: '10:30:00' })))), { context });
    expect(screen.getByText('Please choose the day first.')).toBeVisible();
    expect(screen.queryByText('No times are available on this day.')).toBeNull();
    await user.click(await day(/12 June/));
    expect(await screen.findByText('No times are available on this day.')).toBeVisible();
  });
});

it('shows a building as a dropdown, even when the option is configured as a list', async () => {
  const form = renderOptionForm(
    kit(select({ title: 'Building', pcode_id: 'building', attrs: [choice({ id: 7, title: 'Garden house' })] })),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Building' }), 'Garden house');
  expect(form.answer()).toBe(7);
});

describe('A banknotes option', () => {
  const banknotes = kit(
    option({ title: 'Change for', pcode_id: 'banknotes', extra: { hotel_payment_type_ids: [81] } }),
  );

  it('shows banknotes with the payments configured for them, with a numeric keyboard', () => {
    renderOptionForm(banknotes, { payment: { paymentType: 'cash', paymentId: 81 } });
    expect(screen.getByRole('textbox', { name: 'Change for' })).toHaveAttribute('inputmode', 'decimal');
  });

  it('hides banknotes with another payment or none', () => {
    renderOptionForm(banknotes, { payment: { paymentType: 'online', paymentId: 82 } });
    renderOptionForm(banknotes, { payment: { paymentType: 'card', paymentId: 81 } });
    renderOptionForm(banknotes);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('lets the browser autofill a name', () => {
  renderOptionForm(kit(option({ title: 'Your name', pcode_id: 'name' })));
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('autocomplete', 'name');
});
