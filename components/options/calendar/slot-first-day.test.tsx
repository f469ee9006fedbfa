/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { dayButton, renderSlotForm, respondWithDays, timesOfDay } from '@/tests/builders/screen/slot-form';

const network = fakeNetwork();

const FRIDAY = '2026-06-19';
beforeEach(() => respondWithDays(network, { '2026-06-18': [9, '10:00'], [FRIDAY]: [2, '11:00', '12:00'] }));

const times = async () => (await timesOfDay()).findAllByRole('button');

describe('a form with slots that opens with a day', () => {
  it('shows the day as chosen and its times, before anything is tapped', async () => {
    renderSlotForm({ day: FRIDAY });
    expect((await times()).map((time) => time.textContent)).toEqual(['11:00', '12:00']);
    expect(await dayButton(/19 June, 2 free/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('drops the last answer of another day', async () => {
    const form = renderSlotForm({ day: FRIDAY, value: ['2026-06-18 10:00:00'] });
    await times();
    await waitFor(() => expect(form.answer()).toBeNull());
  });

  it('keeps the last answer of the same day', async () => {
    const form = renderSlotForm({ day: FRIDAY, value: [`${FRIDAY} 11:00:00`] });
    await times();
    expect(form.answer()).toEqual([`${FRIDAY} 11:00:00`]);
  });

  it('shows no times without a day and an answer', async () => {
    renderSlotForm();
    await dayButton(/19 June, 2 free/);
    expect(screen.queryByRole('group', { name: /^Times on/ })).toBeNull();
  });
});
