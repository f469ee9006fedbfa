/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { drawForm } from '@/tests/builders/drawn-form';
import { fakeNetwork } from '@/tests/builders/fake-network';
import { arabicHotel, hotelView } from '@/tests/builders/hotel-view';
import { kit, option, scheduled } from '@/tests/builders/kit';
import { BOOKED, clock, days, daysFrom, JUNE, times, timesOn } from '@/tests/builders/slot-calls';
import { focusOption } from '../form/option-ids';

const network = fakeNetwork();
const user = userEvent.setup();

const JULY = daysFrom('2026-07-01', '2026-07-31');

const massage = (value: readonly string[] | null = null) =>
  kit(
    scheduled({ id: 1, title: { en: 'Date and time', ar: 'التاريخ والوقت' }, is_required: true, value }),
    option({ id: 2, title: 'Wish' }),
  );

function hotelAnswers() {
  network.answers(JUNE, days({ '2026-06-12': 1, '2026-06-15': 0, '2026-06-18': 9 }));
  network.answers(JULY, days({ '2026-07-01': 4 }));
  network.answers(timesOn('2026-06-18'), times('09:00', '10:00', '11:30'));
  network.answers(timesOn('2026-06-12'), times('20:00'));
}

const drawn = (more: { value?: readonly string[]; most?: number | null } & Parameters<typeof drawForm>[1] = {}) =>
  drawForm(massage(more.value), {
    context: { clock, product: { ...BOOKED, max_booking_slot: more.most ?? BOOKED.max_booking_slot } },
    ...more,
  });

const grid = () => screen.findByRole('grid', { name: /Date and time.*June 2026/ });
const day = (name: RegExp) => screen.findByRole('button', { name });
const slots = async () => within(await screen.findByRole('group', { name: /^Times on/ }));
const asked = (call: string) => network.asked.filter((each) => each === call).length;

describe('the calendar of a scheduled option', () => {
  it('reads the days from today to the end of the month, and shows meanwhile that it does', async () => {
    let answer = (_body: unknown) => {};
    network.answers(
      JUNE,
      () =>
        new Promise((done) => {
          answer = done;
        }),
    );
    drawn();
    expect(await grid()).toHaveAttribute('aria-busy', 'true');
    expect(await day(/^Thursday 18 June$/)).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: 'Wish' }), 'warm');
    await act(async () => answer(days({ '2026-06-18': 9 })));
    expect(await day(/18 June, 9 free/)).not.toHaveAttribute('aria-disabled');
    expect(await grid()).not.toHaveAttribute('aria-busy');
    expect(network.asked).toEqual([JUNE]);
  });

  it('says of each day whether slots are free and how many, and which one is today', async () => {
    hotelAnswers();
    drawn();
    expect(await day(/18 June, 9 free/)).toBeVisible();
    expect(await day(/12 June, 1 free/)).toHaveAttribute('aria-current', 'date');
    expect(await day(/15 June, not available/)).toHaveAttribute('aria-disabled', 'true');
    expect(await day(/16 June, not available/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(await day(/16 June/));
    expect(screen.queryByRole('group', { name: /Times on/ })).toBeNull();
  });

  it('is today’s month of the hotel, not of the device', async () => {
    network.answers(daysFrom('2026-07-01', '2026-07-31'), days({}));
    // Midnight has passed in Kolkata, which is five and a half hours ahead of Greenwich, and not in Madrid.
    drawForm(massage(), {
      hotel: hotelView({ timezone: 'Asia/Kolkata' }),
      context: { clock: () => new Date('2026-06-30T18:45:00Z'), product: { ...BOOKED, max_booking_slot: 1 } },
    });
    expect(await screen.findByRole('grid', { name: /July 2026/ })).toBeVisible();
    expect(await day(/\b1 July, not available/)).toHaveAttribute('aria-current', 'date');
    expect(network.asked).toEqual([daysFrom('2026-07-01', '2026-07-31')]);
  });

  it('reads the next month when it is shown, and goes no further back than today’s', async () => {
    hotelAnswers();
    drawn();
    await grid();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await day(/\b1 July, 4 free/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await day(/18 June, 9 free/)).toBeVisible();
    expect(asked(JULY)).toBe(1);
  });

  it('names the day of the times that it shows, also when another month is shown above them', async () => {
    hotelAnswers();
    drawn();
    await user.click(await day(/18 June, 9 free/));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await day(/\b1 July, 4 free/)).toBeVisible();
    expect(await (await slots()).findByRole('button', { name: '10:00' })).toBeVisible();
    expect(screen.getByText('Time, Thursday 18 June')).toBeVisible();
  });

  it('says when a month has no free day', async () => {
    network.answers(JUNE, days({ '2026-06-15': 0 }));
    drawn();
    expect(await screen.findByText('No days are available this month.')).toBeVisible();
  });

  it('is walked by the keyboard, over days that are not free and over the end of the month', async () => {
    hotelAnswers();
    drawn();
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

describe('the times of a day', () => {
  it('come when a day is chosen, and a tap chooses and takes back', async () => {
    hotelAnswers();
    const form = drawn();
    await user.click(await day(/18 June, 9 free/));
    expect(await day(/18 June/)).toHaveAttribute('aria-pressed', 'true');
    const list = await slots();
    await user.click(await list.findByRole('button', { name: '10:00' }));
    await user.click(list.getByRole('button', { name: '09:00' }));
    expect(form.answer()).toEqual(['2026-06-18 09:00:00', '2026-06-18 10:00:00']);
    expect(screen.getByText('2 of 2 chosen')).toBeVisible();
    await user.click(list.getByRole('button', { name: '10:00' }));
    expect(form.answer()).toEqual(['2026-06-18 09:00:00']);
  });

  it('beyond the limit look disabled and ignore taps', async () => {
    hotelAnswers();
    const form = drawn({ most: 1 });
    await user.click(await day(/18 June, 9 free/));
    const list = await slots();
    await user.click(await list.findByRole('button', { name: '10:00' }));
    const other = list.getByRole('button', { name: '11:30' });
    expect(other).toHaveAttribute('aria-disabled', 'true');
    await user.click(other);
    expect(form.answer()).toEqual(['2026-06-18 10:00:00']);
  });

  it('are as many as the guest likes where the hotel sets no limit', async () => {
    hotelAnswers();
    const form = drawn({ context: { clock, product: { ...BOOKED, max_booking_slot: 0 } } });
    await user.click(await day(/18 June, 9 free/));
    const list = await slots();
    for (const name of ['09:00', '10:00', '11:30']) await user.click(await list.findByRole('button', { name }));
    expect(form.answer()).toHaveLength(3);
    expect(screen.getByText('3 chosen')).toBeVisible();
  });

  it('are cleared by another day, whose own are read', async () => {
    hotelAnswers();
    const form = drawn();
    await user.click(await day(/18 June, 9 free/));
    await user.click(await (await slots()).findByRole('button', { name: '10:00' }));
    await user.click(await day(/12 June/));
    expect(form.answer()).toBeNull();
    expect(await (await slots()).findByRole('button', { name: '20:00' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('that were chosen before are shown when the line is opened again', async () => {
    hotelAnswers();
    drawn({ value: ['2026-06-18 11:30:00'] });
    expect(await (await slots()).findByRole('button', { name: '11:30' })).toHaveAttribute('aria-pressed', 'true');
    expect(await day(/18 June/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('say when the day has none left', async () => {
    hotelAnswers();
    network.answers(timesOn('2026-06-18'), times());
    drawn();
    await user.click(await day(/18 June, 9 free/));
    expect(await screen.findByText('No times are available on this day.')).toBeVisible();
  });
});

describe('availability that fails', () => {
  it('is said and can be tried again; the other options stay usable', async () => {
    network.answers(JUNE, undefined);
    const form = drawn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The available days could not be loaded just now.');
    await user.type(screen.getByRole('textbox', { name: 'Wish' }), 'warm');
    expect(form.answer(1)).toBe('warm');
    hotelAnswers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await day(/18 June, 9 free/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a day’s times leaves the days as they are', async () => {
    hotelAnswers();
    network.answers(timesOn('2026-06-18'), () => new Response('', { status: 503 }));
    drawn();
    await user.click(await day(/18 June, 9 free/));
    expect(await screen.findByRole('alert')).toHaveTextContent('The available times could not be loaded just now.');
    expect(await day(/12 June, 1 free/)).toBeVisible();
    hotelAnswers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await (await slots()).findByRole('button', { name: '10:00' })).toBeVisible();
  });
});

describe('a slot that somebody else takes meanwhile', () => {
  it('is removed after a calendar event, with a message to the guest, and all else is kept', async () => {
    hotelAnswers();
    const form = drawn();
    await user.type(screen.getByRole('textbox', { name: 'Wish' }), 'warm');
    await user.click(await day(/18 June, 9 free/));
    const list = await slots();
    await user.click(await list.findByRole('button', { name: '09:00' }));
    await user.click(list.getByRole('button', { name: '10:00' }));
    network.answers(timesOn('2026-06-18'), times('09:00', '11:30'));
    network.answers(JUNE, days({ '2026-06-18': 8 }));
    act(updateSlotCalendar);
    expect(await screen.findByRole('alert')).toHaveTextContent('No longer free: 10:00. Your other choices are kept.');
    expect(form.answer()).toEqual(['2026-06-18 09:00:00']);
    expect(form.answer(1)).toBe('warm');
    expect(await day(/18 June, 8 free/)).toHaveAttribute('aria-pressed', 'true');
    expect((await slots()).queryByRole('button', { name: '10:00' })).toBeNull();
    await user.click((await slots()).getByRole('button', { name: '11:30' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(form.answer()).toHaveLength(2);
  });

  it('is found out when the line is opened again', async () => {
    hotelAnswers();
    const form = drawn({ value: ['2026-06-18 10:00:00', '2026-06-18 12:15:00'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('No longer free: 12:15.');
    expect(form.answer()).toEqual(['2026-06-18 10:00:00']);
  });

  it('is not called taken when the times cannot be read', async () => {
    hotelAnswers();
    network.answers(timesOn('2026-06-18'), undefined);
    const form = drawn({ value: ['2026-06-18 10:00:00'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(form.answer()).toEqual(['2026-06-18 10:00:00']);
  });
});

it('a slot of a time that is over is not kept', async () => {
  hotelAnswers();
  const form = drawn({ value: ['2026-06-11 10:00:00'] });
  expect(await day(/18 June, 9 free/)).toBeVisible();
  expect(form.answer()).toBeNull();
  expect(screen.queryByRole('group', { name: /Times on/ })).toBeNull();
});

it('asks for a day and a time when one is missing, where the calendar is', async () => {
  hotelAnswers();
  drawn({ invalid: [1] });
  await grid();
  expect(screen.getByRole('group', { name: /^Date and time/ })).toHaveAccessibleDescription(
    'Please choose a day and a time',
  );
});

it('is read in Arabic from right to left: left leads to the next day, and the week begins on Saturday', async () => {
  hotelAnswers();
  drawn({ hotel: arabicHotel() });
  const table = await screen.findByRole('grid', { name: /التاريخ والوقت.*2026/ });
  expect(table.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('السبت');
  await screen.findByRole('button', { name: /18.*المتاح: 9/ });
  act(() => focusOption('sheet', 1));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: /13 يونيو/ })).toHaveFocus();
});
