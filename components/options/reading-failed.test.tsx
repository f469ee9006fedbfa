/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawForm } from '@/tests/builders/drawn-form';
import { fakeNetwork } from '@/tests/builders/fake-network';
import { hotelView } from '@/tests/builders/hotel-view';
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

const days = { data: [{ service_date: '2026-06-18', available_timeslots: 9 }] };
const times = { data: [{ start_time: '10:00:00', service_time: '10:00' }] };

const drawn = (value: readonly string[] | null = null) =>
  drawForm(kit(scheduled({ id: 1, title: 'Date and time', value })), {
    context: { clock, product: { uuid: UUID, max_booking_slot: 2 } },
  });

/** The network answers this call when it is told to. */
function slowly(call: string) {
  let answer = (_body: unknown) => {};
  network.answers(
    call,
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  return (body: unknown) => act(async () => answer(body));
}

const asked = (call: string) => network.asked.filter((each) => each === call).length;

it('what could not be read keeps the focus while it is tried again, and hands it on to what has come', async () => {
  network.answers(JUNE, undefined);
  drawn();
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked(JUNE)).toBe(2));
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
  expect(again).toHaveFocus();

  const answer = slowly(JUNE);
  await user.keyboard('{Enter}');
  expect(again).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('grid', { name: /June 2026/ })).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  expect(again).toHaveFocus();
  await answer(days);
  expect(asked(JUNE)).toBe(3);
  expect(again).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /12 June/ })).toHaveFocus();
});

it('the focus stays where the guest has gone meanwhile', async () => {
  network.answers(JUNE, days);
  network.answers(THURSDAY, undefined);
  drawn(['2026-06-18 10:00:00']);
  const again = await screen.findByRole('button', { name: 'Try again' });
  const answer = slowly(THURSDAY);
  await user.click(again);
  const next = screen.getByRole('button', { name: 'Next month' });
  next.focus();
  await answer(times);
  expect(await screen.findByRole('button', { name: '10:00' })).toHaveAttribute('aria-pressed', 'true');
  expect(next).toHaveFocus();
});
