/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { drawForm } from '@/tests/builders/drawn-form';
import { fakeNetwork } from '@/tests/builders/fake-network';
import { hotelView, keptAnswers } from '@/tests/builders/hotel-view';
import { kit, scheduled } from '@/tests/builders/kit';

const network = fakeNetwork();
const user = userEvent.setup();

/** Friday 12 June 2026, 10:30 in Madrid. */
const clock = () => new Date('2026-06-12T08:30:00Z');
const UUID = '7d4a2c1e-0000-4000-8000-000000000031';
const CALL = `GET /api/v1/public/products/${UUID}/check-availability-property`;
const HOTEL = `hotel_uuid=${hotelView().uuid}`;
const JUNE = `${CALL}?start_date=2026-06-12&end_date=2026-06-30&type=days&${HOTEL}`;
const THURSDAY = `${CALL}?date=2026-06-18&type=times&${HOTEL}`;

function hotelHas(free: number, ...times: string[]) {
  network.answers(JUNE, { data: [{ service_date: '2026-06-18', available_timeslots: free }] });
  network.answers(THURSDAY, { data: times.map((time) => ({ start_time: `${time}:00`, service_time: time })) });
}

const context = { clock, product: { uuid: UUID, max_booking_slot: 2 } };
const opened = (answers = keptAnswers(), value: readonly string[] | null = ['2026-06-18 10:00:00']) =>
  drawForm(kit(scheduled({ id: 1, title: 'Date and time', value })), { context, answers });

const day = (name: RegExp) => screen.findByRole('button', { name });
const time = async (name: string) =>
  within(await screen.findByRole('group', { name: /^Times on/ })).findByRole('button', { name });
const asked = (call: string) => network.asked.filter((each) => each === call).length;

/** A guest has looked at the free slots, closed the sheet, and opens it again. */
async function openedAgain(meanwhile: () => void) {
  const answers = keptAnswers();
  hotelHas(9, '09:00', '10:00');
  const first = opened(answers);
  await day(/18 June, 9 free/);
  await time('10:00');
  first.close();
  meanwhile();
  return opened(answers);
}

describe('the slots of a sheet that is opened again', () => {
  it('are there at once, and read anew', async () => {
    await openedAgain(() => hotelHas(8, '09:00', '11:30'));
    expect(screen.getByRole('button', { name: /18 June, 9 free/ })).toBeVisible();
    expect(await day(/18 June, 8 free/)).toBeVisible();
    expect(await time('11:30')).toBeVisible();
    expect([asked(JUNE), asked(THURSDAY)]).toEqual([2, 2]);
    expect(await screen.findByRole('alert')).toHaveTextContent('No longer free: 10:00.');
  });

  it('are not passed off as free when they cannot be read any more: both say so, and can be tried again', async () => {
    const form = await openedAgain(() => {
      network.answers(JUNE, undefined);
      network.answers(THURSDAY, undefined);
    });
    expect(await screen.findByText('The free days could not be read just now.')).toBeVisible();
    expect(await screen.findByText('The free times could not be read just now.')).toBeVisible();
    // What is known stays, and so does what was chosen: nobody has said that it is gone.
    expect(screen.getByRole('button', { name: /18 June, 9 free/ })).toBeVisible();
    expect(await time('10:00')).toHaveAttribute('aria-pressed', 'true');
    expect(form.answer()).toEqual(['2026-06-18 10:00:00']);

    hotelHas(8, '10:00');
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again);
    expect(await day(/18 June, 8 free/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('say so too when the calendar was told to look again and cannot', async () => {
    hotelHas(9, '10:00');
    opened();
    await time('10:00');
    network.answers(THURSDAY, undefined);
    act(updateSlotCalendar);
    expect(await screen.findByText('The free times could not be read just now.')).toBeVisible();
    expect(await day(/18 June, 9 free/)).toBeVisible();
  });
});
