/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { daysResponse, NEXT_DAYS, timesCall, timesResponse } from '@/tests/builders/screen/slot-calls';
import { dayButton, renderSlotForm, respondWithSlots, timesOfDay } from '@/tests/builders/screen/slot-form';

const network = fakeNetwork();
const user = userEvent.setup();

describe('The times of a day', () => {
  it('shows the times of a tapped day; a tap on a time adds or removes it', async () => {
    respondWithSlots(network);
    const form = renderSlotForm();
    await user.click(await dayButton(/18 June, 9 free/));
    expect(await dayButton(/18 June/)).toHaveAttribute('aria-pressed', 'true');
    const list = await timesOfDay();
    await user.click(await list.findByRole('button', { name: '10:00' }));
    await user.click(list.getByRole('button', { name: '09:00' }));
    expect(form.answer()).toEqual(['2026-06-18 09:00:00', '2026-06-18 10:00:00']);
    expect(screen.getByText('2 of 2 chosen')).toBeVisible();
    await user.click(list.getByRole('button', { name: '10:00' }));
    expect(form.answer()).toEqual(['2026-06-18 09:00:00']);
  });

  it('disables further times at the limit and ignores taps on them', async () => {
    respondWithSlots(network);
    const form = renderSlotForm({ product: { max_booking_slot: 1 } });
    await user.click(await dayButton(/18 June, 9 free/));
    const list = await timesOfDay();
    await user.click(await list.findByRole('button', { name: '10:00' }));
    const other = list.getByRole('button', { name: '11:30' });
    expect(other).toHaveAttribute('aria-disabled', 'true');
    await user.click(other);
    expect(form.answer()).toEqual(['2026-06-18 10:00:00']);
  });

  it('allows any number of times without a limit', async () => {
    respondWithSlots(network);
    const form = renderSlotForm({ product: { max_booking_slot: 0 } });
    await user.click(await dayButton(/18 June, 9 free/));
    const list = await timesOfDay();
    for (const name of ['09:00', '10:00', '11:30']) await user.click(await list.findByRole('button', { name }));
    expect(form.answer()).toHaveLength(3);
    expect(screen.getByText('3 chosen')).toBeVisible();
  });

  it('clears the chosen times when another day is chosen, and reads that day’s times', async () => {
    respondWithSlots(network);
    const form = renderSlotForm();
    await user.click(await dayButton(/18 June, 9 free/));
    await user.click(await (await timesOfDay()).findByRole('button', { name: '10:00' }));
    await user.click(await dayButton(/12 June/));
    expect(form.answer()).toBeNull();
    expect(await (await timesOfDay()).findByRole('button', { name: '20:00' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows the chosen times when the cart line is opened again', async () => {
    respondWithSlots(network);
    renderSlotForm({ value: ['2026-06-18 11:30:00'] });
    expect(await (await timesOfDay()).findByRole('button', { name: '11:30' })).toHaveAttribute('aria-pressed', 'true');
    expect(await dayButton(/18 June/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows a message when the day has no times left', async () => {
    respondWithSlots(network);
    network.respondTo(timesCall('2026-06-18'), timesResponse());
    renderSlotForm();
    await user.click(await dayButton(/18 June, 9 free/));
    expect(await screen.findByText('No times are available on this day.')).toBeVisible();
  });
});

describe('Availability that cannot be read', () => {
  it('shows an error with a retry when days cannot be read, and the other options stay usable', async () => {
    network.respondTo(NEXT_DAYS, undefined);
    const form = renderSlotForm();
    expect(await screen.findByRole('alert')).toHaveTextContent('The available days could not be loaded just now.');
    await user.type(screen.getByRole('textbox', { name: 'Wish' }), 'warm');
    expect(form.answer(1)).toBe('warm');
    respondWithSlots(network);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dayButton(/18 June, 9 free/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the days when a day’s times cannot be read', async () => {
    respondWithSlots(network);
    network.respondTo(timesCall('2026-06-18'), () => new Response('', { status: 503 }));
    renderSlotForm();
    await user.click(await dayButton(/18 June, 9 free/));
    expect(await screen.findByRole('alert')).toHaveTextContent('The available times could not be loaded just now.');
    expect(await dayButton(/12 June, 1 free/)).toBeVisible();
    respondWithSlots(network);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await (await timesOfDay()).findByRole('button', { name: '10:00' })).toBeVisible();
  });
});

describe('A slot taken by somebody else', () => {
  it('removes a taken slot after a calendar event, shows a message, and keeps all other answers', async () => {
    respondWithSlots(network);
    const form = renderSlotForm();
    await user.type(screen.getByRole('textbox', { name: 'Wish' }), 'warm');
    await user.click(await dayButton(/18 June, 9 free/));
    const list = await timesOfDay();
    await user.click(await list.findByRole('button', { name: '09:00' }));
    await user.click(list.getByRole('button', { name: '10:00' }));
    network.respondTo(timesCall('2026-06-18'), timesResponse('09:00', '11:30'));
    network.respondTo(NEXT_DAYS, daysResponse({ '2026-06-18': 8 }));
    act(updateSlotCalendar);
    expect(await screen.findByRole('alert')).toHaveTextContent('No longer free: 10:00. Your other choices are kept.');
    expect(form.answer()).toEqual(['2026-06-18 09:00:00']);
    expect(form.answer(1)).toBe('warm');
    expect(await dayButton(/18 June, 8 free/)).toHaveAttribute('aria-pressed', 'true');
    expect((await timesOfDay()).queryByRole('button', { name: '10:00' })).toBeNull();
    await user.click((await timesOfDay()).getByRole('button', { name: '11:30' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(form.answer()).toHaveLength(2);
  });

  it('removes a taken slot when the cart line is opened again', async () => {
    respondWithSlots(network);
    const form = renderSlotForm({ value: ['2026-06-18 10:00:00', '2026-06-18 12:15:00'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('No longer free: 12:15.');
    expect(form.answer()).toEqual(['2026-06-18 10:00:00']);
  });

  it('does not treat a slot as taken when the times cannot be read', async () => {
    respondWithSlots(network);
    network.respondTo(timesCall('2026-06-18'), undefined);
    const form = renderSlotForm({ value: ['2026-06-18 10:00:00'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(form.answer()).toEqual(['2026-06-18 10:00:00']);
  });
});

it('removes a slot in the past', async () => {
  respondWithSlots(network);
  const form = renderSlotForm({ value: ['2026-06-11 10:00:00'] });
  expect(await dayButton(/18 June, 9 free/)).toBeVisible();
  expect(form.answer()).toBeNull();
  expect(screen.queryByRole('group', { name: /Times on/ })).toBeNull();
});

it('shows "choose a day and a time" at the calendar when a required one is missing', async () => {
  respondWithSlots(network);
  renderSlotForm({ invalid: [1] });
  await dayButton(/18 June, 9 free/);
  expect(screen.getByRole('group', { name: /^Date and time/ })).toHaveAccessibleDescription(
    'Please choose a day and a time',
  );
});
