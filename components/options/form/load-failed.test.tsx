/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { daysResponse, NEXT_DAYS, timesCall, timesResponse } from '@/tests/builders/screen/slot-calls';
import { renderSlotForm } from '@/tests/builders/screen/slot-form';

const network = fakeNetwork();
const user = userEvent.setup();

const THURSDAY = timesCall('2026-06-18');
const oneDay = daysResponse({ '2026-06-18': 9 });

/** Makes this call wait until the test answers it. */
function slowly(call: string) {
  let respond: ((body: unknown) => void) | undefined;
  network.respondTo(
    call,
    () =>
      new Promise((done) => {
        respond = done;
      }),
  );
  return async (body: unknown) => {
    await waitFor(() => expect(respond).toBeDefined());
    await act(async () => respond?.(body));
    await network.settled();
  };
}

it('keeps the focus on the retry button during a retry, and then moves it to the loaded content', async () => {
  network.respondTo(NEXT_DAYS, undefined);
  renderSlotForm();
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(network.count(NEXT_DAYS)).toBe(2));
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
  expect(again).toHaveFocus();

  const respond = slowly(NEXT_DAYS);
  await user.keyboard('{Enter}');
  expect(again).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('group', { name: 'Choose a date' })).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  expect(again).toHaveFocus();
  await respond(oneDay);
  expect(network.count(NEXT_DAYS)).toBe(3);
  expect(again).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /18 June/ })).toHaveFocus();
});

it('leaves the focus where the guest has moved it during a retry', async () => {
  network.respondTo(NEXT_DAYS, oneDay);
  network.respondTo(THURSDAY, undefined);
  renderSlotForm({ value: ['2026-06-18 10:00:00'] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  const respond = slowly(THURSDAY);
  await user.click(again);
  const next = screen.getByRole('button', { name: 'Month' });
  next.focus();
  await respond(timesResponse('10:00'));
  expect(await screen.findByRole('button', { name: '10:00' })).toHaveAttribute('aria-pressed', 'true');
  expect(next).toHaveFocus();
});
