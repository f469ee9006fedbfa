/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { Order } from '@/lib/contract/order';
import { order } from '@/tests/builders/orders/order';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrderSteps } from './order-steps';

const SENT = '2026-06-18T17:44:00Z';
const CONFIRMED = [{ status: 'approved', at: '2026-06-18T17:46:00Z' }];
const PRINTED = '2026-06-18T17:45:00Z';
const RECEIVED = Date.parse('2026-06-18T17:50:00Z');
const madrid = hotelView({ timezone: 'Europe/Madrid' });

function shown(parts: Partial<Order>) {
  renderInHotel(<OrderSteps order={order({ created_at: SENT, ...parts })} receivedAt={RECEIVED} />, madrid);
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((step) => `${step.hasAttribute('aria-current') ? '> ' : ''}${step.textContent}`);
}

it('has four steps while no printer of the kitchen has confirmed the ticket, whatever the status says', () => {
  expect(shown({ ostatus_id: 'approved', moves: CONFIRMED })).toEqual([
    'Sent19:44',
    '> Confirmed19:46',
    'In progress',
    'Done',
  ]);
});

it('says with the time of the printer that the order is in the kitchen, as the step at which it is', () => {
  expect(shown({ in_kitchen_at: PRINTED })).toEqual([
    'Sent19:44',
    '> In the kitchen19:45',
    'Confirmed',
    'In progress',
    'Done',
  ]);
});

it('goes on from the kitchen as the hotel goes on', () => {
  expect(shown({ ostatus_id: 'approved', moves: CONFIRMED, in_kitchen_at: PRINTED })).toEqual([
    'Sent19:44',
    'In the kitchen19:45',
    '> Confirmed19:46',
    'In progress',
    'Done',
  ]);
});

it('has no steps of a cancelled order, even if it was in the kitchen', () => {
  renderInHotel(
    <OrderSteps order={order({ ostatus_id: 'cancelled', in_kitchen_at: PRINTED })} receivedAt={RECEIVED} />,
    madrid,
  );
  expect(screen.queryByRole('list')).toBeNull();
});
