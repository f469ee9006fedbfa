/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { cachedResponses } from '@/tests/builders/screen/hotel-view';
import { NEXT_DAYS, timesCall } from '@/tests/builders/screen/slot-calls';
import { dayButton, renderSlotForm, respondWithDays, timesOfDay } from '@/tests/builders/screen/slot-form';

const network = fakeNetwork();
const user = userEvent.setup();

const THURSDAY = timesCall('2026-06-18');
const hotelHas = (free: number, ...times: string[]) => respondWithDays(network, { '2026-06-18': [free, ...times] });
const renderSlots = (responses = cachedResponses()) => renderSlotForm({ responses, value: ['2026-06-18 10:00:00'] });
const time = async (name: string) => (await timesOfDay()).findByRole('button', { name });

/** Opens a sheet with slots, closes it, and opens it again. */
async function renderSlotsAgain(meanwhile: () => void) {
  const responses = cachedResponses();
  hotelHas(9, '09:00', '10:00');
  const first = renderSlots(responses);
  await dayButton(/18 June, 9 free/);
  await time('10:00');
  first.close();
  meanwhile();
  return renderSlots(responses);
}

describe('The slots of a sheet that is opened again', () => {
  it('shows the cached slots of a reopened sheet at once and reads them again', async () => {
    await renderSlotsAgain(() => hotelHas(8, '09:00', '11:30'));
    expect(screen.getByRole('button', { name: /18 June, 9 free/ })).toBeVisible();
    expect(await dayButton(/18 June, 8 free/)).toBeVisible();
    expect(await time('11:30')).toBeVisible();
    expect([network.count(NEXT_DAYS), network.count(THURSDAY)]).toEqual([2, 2]);
    expect(await screen.findByRole('alert')).toHaveTextContent('No longer free: 10:00.');
  });

  it('shows errors with retries for days and times of a reopened sheet when they can no longer be read', async () => {
    const form = await renderSlotsAgain(() => {
      network.respondTo(NEXT_DAYS, undefined);
      network.respondTo(THURSDAY, undefined);
    });
    expect(await screen.findByText('The available days could not be loaded just now.')).toBeVisible();
    expect(await screen.findByText('The available times could not be loaded just now.')).toBeVisible();
    // The cached slots and the answers stay, because no response has said that they are taken.
    expect(screen.getByRole('button', { name: /18 June, 9 free/ })).toBeVisible();
    expect(await time('10:00')).toHaveAttribute('aria-pressed', 'true');
    expect(form.answer()).toEqual(['2026-06-18 10:00:00']);

    hotelHas(8, '10:00');
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again);
    expect(await dayButton(/18 June, 8 free/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows an error when reading the slots after a calendar event fails', async () => {
    hotelHas(9, '10:00');
    renderSlots();
    await time('10:00');
    network.respondTo(THURSDAY, undefined);
    act(updateSlotCalendar);
    expect(await screen.findByText('The available times could not be loaded just now.')).toBeVisible();
    expect(await dayButton(/18 June, 9 free/)).toBeVisible();
  });
});
