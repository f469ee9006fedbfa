/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { kit, option, scheduled } from '@/tests/builders/catalogue/kit';
import { arabicHotel, cachedResponses, hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { renderOptionForm } from '@/tests/builders/screen/option-form';
import { OptionForm } from './option-form';

const network = fakeNetwork();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Friday 12 June 2026, 11:58 in Madrid. */
const NOON = new Date('2026-06-12T09:58:00Z');
const MINUTE = 60_000;
const UUID = '7d4a2c1e-0000-4000-8000-000000000031';
const CALL = `GET /api/v1/public/products/${UUID}/check-availability-property`;
const HOTEL = `hotel_uuid=${hotelView().uuid}`;
const timesOn = (date: string) => `${CALL}?date=${date}&type=times&${HOTEL}`;
const daysFrom = (from: string, to: string) => `${CALL}?start_date=${from}&end_date=${to}&type=days&${HOTEL}`;
const product = (most: number | null = null) => ({
  uuid: UUID,
  max_booking_slot: most,
  slot_minutes: null,
  slot_hold_seconds: null,
});

beforeEach(() => {
  resetOverlays();
  jest.useFakeTimers({ now: NOON });
  network.respondTo(daysFrom('2026-06-12', '2026-06-25'), {
    data: [{ service_date: '2026-06-18', available_timeslots: 9 }],
  });
  network.respondTo(timesOn('2026-06-18'), { data: [{ start_time: '10:00:00', service_time: '10:00' }] });
  network.respondTo(timesOn('2026-06-12'), { data: [{ start_time: '20:00:00', service_time: '20:00' }] });
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const time = (value: string | null = null) => option({ id: 1, ptype_id: 'time', title: 'Time', value });
const booking = (value: readonly string[]) => scheduled({ id: 1, title: 'Date and time', value });
const field = () => screen.getByRole('combobox', { name: 'Time' });

describe('A time option for today', () => {
  it('keeps a chosen time that is no longer offered, and removes it with a message when it has passed', async () => {
    const form = renderOptionForm(kit(time()));
    await pass(0);
    await user.selectOptions(field(), '12:30');
    await pass(3 * MINUTE);
    expect(form.answer()).toBe('12:30');
    expect(field()).toHaveDisplayValue('12:30');
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(30 * MINUTE);
    expect(form.answer()).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('No longer possible and removed: 12:30.');
    expect(screen.getByRole('alert').closest('[id]')).toContainElement(field());
    await user.selectOptions(field(), '18:00');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the chosen time of a reopened cart line', async () => {
    const form = renderOptionForm(kit(time('12:00')));
    await pass(0);
    expect(field()).toHaveDisplayValue('12:00');
    expect(form.answer()).toBe('12:00');
    // The time can also be cleared.
    await user.selectOptions(field(), 'Please choose');
    expect(form.answer()).toBeNull();
  });
});

it('removes a date that has passed, and names it in the message', async () => {
  const form = renderOptionForm(kit(option({ id: 1, ptype_id: 'date', title: 'Day', value: '2026-06-11' })));
  await pass(0);
  expect(form.answer()).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('No longer possible and removed: Thursday 11 June.');
});

it('removes a time when the new day does not offer it, and shows the message at the time', async () => {
  const nine = kit(
    option({ id: 1, ptype_id: 'date', title: 'Day', value: '2026-06-18' }),
    option({ id: 2, ptype_id: 'time', title: 'Time', value: '09:00' }),
  );
  const form = renderOptionForm(nine);
  await pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: /12 June/ }));
  await pass(500);
  expect([form.answer(0), form.answer(1)]).toEqual(['2026-06-12', null]);
  expect(screen.getByRole('alert')).toHaveTextContent('No longer possible and removed: 09:00.');
  expect(screen.getByRole('alert').closest('[id]')).toContainElement(field());
});

describe('Slots that have begun', () => {
  it('removes past slots from a reopened cart line, and lists them by day', async () => {
    const form = renderOptionForm(kit(booking(['2026-06-11 10:00:00', '2026-06-11 11:00:00', '2026-06-18 10:00:00'])), {
      context: { product: product() },
    });
    await pass(0);
    expect(form.answer()).toEqual(['2026-06-18 10:00:00']);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No longer possible and removed: Thursday 11 June 10:00, 11:00.',
    );
  });

  it('removes slots that begin while the form is open', async () => {
    network.respondTo(timesOn('2026-06-12'), { data: [{ start_time: '12:00:00', service_time: '12:00' }] });
    const form = renderOptionForm(kit(booking(['2026-06-12 12:00:00'])), { context: { product: product() } });
    await pass(0);
    expect(form.answer()).toEqual(['2026-06-12 12:00:00']);
    await pass(4 * MINUTE);
    expect(form.answer()).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Friday 12 June 12:00.');
  });

  it('keeps the earliest slots when the product’s limit was lowered, and lets the guest change them', async () => {
    network.respondTo(timesOn('2026-06-18'), {
      data: ['10:00', '11:00', '12:00'].map((start) => ({ start_time: `${start}:00`, service_time: start })),
    });
    const three = ['2026-06-18 12:00:00', '2026-06-18 10:00:00', '2026-06-18 11:00:00'];
    const form = renderOptionForm(kit(booking(three)), { context: { product: product(1) } });
    await pass(0);
    expect(form.answer()).toEqual(['2026-06-18 10:00:00']);
    expect(screen.getByText('1 of 1 chosen')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Thursday 18 June 11:00, 12:00.');
    await user.click(screen.getByRole('button', { name: '10:00' }));
    await user.click(screen.getByRole('button', { name: '12:00' }));
    expect(form.answer()).toEqual(['2026-06-18 12:00:00']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('The slot calendar whose code is already loaded', () => {
  /** Renders a form like a second one: all code is loaded. */
  async function opened(slots: readonly string[]) {
    const responses = cachedResponses();
    const first = renderOptionForm(kit(scheduled({ id: 1 })), { context: { product: product() }, responses });
    await pass(0);
    first.close();
    const form = renderOptionForm(kit(booking(slots)), { context: { product: product() }, responses });
    await pass(0);
    return form;
  }

  it.each([
    ['yesterday', '2026-06-11'],
    ['last month', '2026-05-20'],
  ])(
    'opens the slot calendar without a selected day after removing slots of %s, and stays usable',
    async (_when, date) => {
      const form = await opened([`${date} 10:00:00`]);
      await waitFor(() =>
        expect(screen.getByRole('group', { name: 'Choose a date' })).not.toHaveAttribute('aria-busy'),
      );
      await waitFor(() => expect(form.answer()).toBeNull());
      expect(screen.queryByRole('group', { name: /^Times on/ })).toBeNull();
      await user.click(await screen.findByRole('button', { name: /18 June, 9 free/ }));
      await user.click(await screen.findByRole('button', { name: '10:00' }));
      expect(form.answer()).toEqual(['2026-06-18 10:00:00']);
      expect(network.requests.some((call) => call.includes(date))).toBe(false);
    },
  );

  it('shows the day of the remaining slots', async () => {
    await opened(['2026-06-11 10:00:00', '2026-06-18 10:00:00']);
    expect(screen.getByRole('group', { name: /^Times on Thursday 18 June/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '10:00' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('moves the slot calendar on to the next day and month when they begin while the form is open', async () => {
    jest.setSystemTime(new Date('2026-06-30T21:59:30Z'));
    network.respondTo(daysFrom('2026-06-30', '2026-07-13'), { data: [] });
    network.respondTo(daysFrom('2026-07-01', '2026-07-14'), { data: [] });
    network.respondTo(daysFrom('2026-06-30', '2026-06-30'), { data: [] });
    network.respondTo(daysFrom('2026-07-01', '2026-07-31'), {
      data: [{ service_date: '2026-07-02', available_timeslots: 3 }],
    });
    network.respondTo(timesOn('2026-06-30'), { data: [] });
    await opened(['2026-06-30 23:59:00']);
    expect(screen.getByRole('button', { current: 'date' })).toHaveAccessibleName(/30 June/);
    await user.click(screen.getByRole('button', { name: 'Month' }));
    await pass(0);
    expect(screen.getByRole('grid', { name: /June 2026/ })).toBeVisible();
    await pass(MINUTE);
    expect(screen.getByRole('grid', { name: /July 2026/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /\b2 July, 3 free/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await pass(500);
    expect(screen.queryByRole('group', { name: /^Times on/ })).toBeNull();
    expect(screen.getByRole('button', { current: 'date' })).toHaveAccessibleName(/\b1 July/);
  });
});

it('opens a collapsed section around the form, so that the message is visible', async () => {
  function Folded() {
    const [answers, setAnswers] = useState(kit(time('09:00')));
    return (
      <details>
        <summary>Guest details</summary>
        <OptionForm kit={answers} onChange={setAnswers} invalid={[]} idPrefix="order" />
      </details>
    );
  }
  renderInHotel(<Folded />);
  await pass(0);
  expect(screen.getByRole('alert')).toBeVisible();
});

it('shows the message about removed answers in Arabic', async () => {
  renderOptionForm(kit(time('09:00')), { hotel: arabicHotel() });
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('09:00');
  expect(screen.getByRole('alert')).toHaveTextContent('لم يعد متاحًا');
});
