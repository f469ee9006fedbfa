/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { kit, scheduled } from '@/tests/builders/catalogue/kit';
import { cachedResponses } from '@/tests/builders/screen/hotel-view';
import { renderOptionForm } from '@/tests/builders/screen/option-form';
import {
  clock,
  daysResponse,
  NEXT_DAYS,
  SLOT_PRODUCT,
  timesCall,
  timesResponse,
} from '@/tests/builders/screen/slot-calls';

const network = fakeNetwork();
const user = userEvent.setup();

const THURSDAY = timesCall('2026-06-18');

function hotelHas(free: number, ...starts: string[]) {
  network.respondTo(NEXT_DAYS, daysResponse({ '2026-06-18': free }));
  network.respondTo(THURSDAY, timesResponse(...starts));
}

const context = { clock, product: SLOT_PRODUCT };
const renderSlots = (responses = cachedResponses(), value: readonly string[] | null = ['2026-06-18 10:00:00']) =>
  renderOptionForm(kit(scheduled({ id: 1, title: 'Date and time', value })), { context, responses });

const day = (name: RegExp) => screen.findByRole('button', { name });
const time = async (name: string) =>
  within(await screen.findByRole('group', { name: /^Times on/ })).findByRole('button', { name });
const requestCount = (call: string) => network.requests.filter((each) => each === call).length;

/** Opens a sheet with slots, closes it, and opens it again. */
async function renderSlotsAgain(meanwhile: () => void) {
  const responses = cachedResponses();
  hotelHas(9, '09:00', '10:00');
  const first = renderSlots(responses);
  await day(/18 June, 9 free/);
  await time('10:00');
  first.close();
  meanwhile();
  return renderSlots(responses);
}

describe('The slots of a sheet that is opened again', () => {
  it('shows the cached slots of a reopened sheet at once and reads them again', async () => {
    await renderSlotsAgain(() => hotelHas(8, '09:00', '11:30'));
    expect(screen.getByRole('button', { name: /18 June, 9 free/ })).toBeVisible();
    expect(await day(/18 June, 8 free/)).toBeVisible();
    expect(await time('11:30')).toBeVisible();
    expect([requestCount(NEXT_DAYS), requestCount(THURSDAY)]).toEqual([2, 2]);
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
    expect(await day(/18 June, 8 free/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows an error when reading the slots after a calendar event fails', async () => {
    hotelHas(9, '10:00');
    renderSlots();
    await time('10:00');
    network.respondTo(THURSDAY, undefined);
    act(updateSlotCalendar);
    expect(await screen.findByText('The available times could not be loaded just now.')).toBeVisible();
    expect(await day(/18 June, 9 free/)).toBeVisible();
  });
});
