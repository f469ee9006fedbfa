/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { kit, scheduled } from '@/tests/builders/catalogue/kit';
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

const FRIDAY = '2026-06-19';

function renderSlots(day: string | null, value: readonly string[] | null = null) {
  network.respondTo(NEXT_DAYS, daysResponse({ '2026-06-18': 9, [FRIDAY]: 2 }));
  network.respondTo(timesCall('2026-06-18'), timesResponse('10:00'));
  network.respondTo(timesCall(FRIDAY), timesResponse('11:00', '12:00'));
  const options = kit(scheduled({ id: 1, title: 'Date and time', value }));
  return renderOptionForm(options, { context: { clock, product: SLOT_PRODUCT, day } });
}

const times = async () => within(await screen.findByRole('group', { name: /^Times on/ })).findAllByRole('button');

describe('a form with slots that opens with a day', () => {
  it('shows the day as chosen and its times, before anything is tapped', async () => {
    renderSlots(FRIDAY);
    expect((await times()).map((time) => time.textContent)).toEqual(['11:00', '12:00']);
    expect(await screen.findByRole('button', { name: /19 June, 2 free/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('drops the last answer of another day', async () => {
    const form = renderSlots(FRIDAY, ['2026-06-18 10:00:00']);
    await times();
    await waitFor(() => expect(form.answer()).toBeNull());
  });

  it('keeps the last answer of the same day', async () => {
    const form = renderSlots(FRIDAY, [`${FRIDAY} 11:00:00`]);
    await times();
    expect(form.answer()).toEqual([`${FRIDAY} 11:00:00`]);
  });

  it('shows no times without a day and an answer', async () => {
    renderSlots(null);
    await screen.findByRole('button', { name: /19 June, 2 free/ });
    expect(screen.queryByRole('group', { name: /^Times on/ })).toBeNull();
  });
});
