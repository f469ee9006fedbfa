/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { withoutAnswers } from '@/lib/domain/options/clean-kit';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { renderOptionForm } from '@/tests/builders/screen/option-form';
import { holdDate } from '@/tests/builders/time/held-date';
import { OptionForm } from '../form/option-form';

const user = userEvent.setup();

const context = holdDate();

describe('An option with many dates', () => {
  const calendar = (parts = {}) => option({ id: 1, ptype_id: 'calendar', title: 'Nights', ...parts });
  const day = (name: RegExp) => screen.findByRole('button', { name });

  const fromToday = { extra: { from_today: true } };

  it('disables days and months before today when dates cannot be in the past', async () => {
    const form = renderOptionForm(kit(calendar(fromToday)), { context });
    const yesterday = await screen.findByRole('button', { name: 'Thursday 11 June' });
    expect(yesterday).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(yesterday);
    expect(form.answer()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Friday 12 June' }));
    expect(form.answer()).toEqual(['2026-06-12']);
  });

  it('takes today from the hotel’s time zone', async () => {
    renderOptionForm(kit(calendar(fromToday)), {
      // In Kolkata it is already 13 June.
      hotel: hotelView({ timezone: 'Asia/Kolkata' }),
      context: { clock: () => new Date('2026-06-12T18:45:00Z') },
    });
    const friday = await screen.findByRole('button', { name: 'Friday 12 June' });
    expect(friday).toHaveAttribute('aria-disabled', 'true');
  });

  it('removes past dates and opens on the current month when dates cannot be in the past', async () => {
    const form = renderOptionForm(kit(calendar({ value: ['2026-02-01', '2026-06-18'], ...fromToday })), { context });
    expect(await screen.findByRole('grid', { name: /June 2026/ })).toBeVisible();
    await waitFor(() => expect(form.answer()).toEqual(['2026-06-18']));
    expect(screen.getByRole('alert')).toHaveTextContent('No longer possible and removed: Sunday 1 February.');
  });

  it('adds and removes dates by taps in a calendar that is always open, and sorts them', async () => {
    const form = renderOptionForm(kit(calendar()), { context });
    expect(await screen.findByRole('grid', { name: /Nights.*June 2026/ })).toHaveAttribute(
      'aria-multiselectable',
      'true',
    );
    await user.click(await day(/20 June/));
    await user.click(await day(/18 June/));
    expect(form.answer()).toEqual(['2026-06-18', '2026-06-20']);
    expect(screen.getByText('18 Jun 2026, 20 Jun 2026')).toBeVisible();
    await user.click(await day(/20 June/));
    expect(form.answer()).toEqual(['2026-06-18']);
    await user.click(await day(/18 June/));
    expect(form.answer()).toBeNull();
  });

  it('allows past dates back to 1970 by default', async () => {
    const form = renderOptionForm(kit(calendar({ value: ['1970-01-03'] })), { context });
    expect(await screen.findByRole('grid', { name: /January 1970/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(await day(/\b1 January/));
    expect(form.answer()).toEqual(['1970-01-01', '1970-01-03']);
  });

  it('clears the dates when the form is reset', async () => {
    function Form() {
      const [answers, setAnswers] = useState(kit(calendar({ value: ['2026-06-18'] })));
      return (
        <>
          <OptionForm kit={answers} onChange={setAnswers} invalid={[]} idPrefix="form" context={context} />
          <button type="button" onClick={() => setAnswers(withoutAnswers)}>
            Clear
          </button>
        </>
      );
    }
    renderInHotel(<Form />);
    expect(await day(/18 June/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await day(/18 June/)).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('18 Jun 2026')).toBeNull();
    await user.click(await day(/20 June/));
    expect(screen.getByText('20 Jun 2026')).toBeVisible();
  });
});

it('uses the native picker with the present minute as its minimum for a day and time without slots', async () => {
  const form = renderOptionForm(kit(option({ id: 1, ptype_id: 'datetime', title: 'Arrival' })), { context });
  const field = await screen.findByLabelText('Arrival');
  expect(field).toHaveAttribute('min', '2026-06-12T10:40');
  await user.type(field, '2026-06-18T15:30');
  expect(form.answer()).toBe('2026-06-18 15:30');
});

describe('An option with a day and time without slots', () => {
  const moment = (parts = {}) => option({ id: 1, ptype_id: 'datetime', title: 'When', ...parts });
  const field = () => screen.getByLabelText('When');
  const write = (value: string) => fireEvent.change(field(), { target: { value } });

  it('accepts a past day and time by default', () => {
    const form = renderOptionForm(kit(moment()), { context });
    write('2026-06-12T09:00');
    expect(form.answer()).toBe('2026-06-12 09:00');
  });

  it('stores no past day and time when it cannot be in the past, and clears it when the field loses focus', () => {
    const form = renderOptionForm(kit(moment({ extra: { from_today: true } })), { context });
    write('0202-06-12T10:41');
    expect(field()).toHaveValue('0202-06-12T10:41');
    expect(form.answer()).toBeNull();
    write('2026-06-12T10:41');
    expect(form.answer()).toBe('2026-06-12 10:41');
    write('2026-06-12T10:39');
    expect(form.answer()).toBeNull();
    fireEvent.blur(field());
    expect(field()).toHaveValue('');
  });
});
