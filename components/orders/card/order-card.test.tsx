/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { order } from '@/tests/builders/orders/order';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrderCard } from './order-card';

const withPhone = hotelView({ variations: { ...NO_VARIATIONS, callPhone: '+34 971 000 000' } });

it.each([
  ['offers the telephone on the card of a cancelled order', 'cancelled', 1],
  ['offers no telephone on the card of a finished order', 'done', 0],
])('%s', (_title, ostatus_id, links) => {
  renderInHotel(<OrderCard order={order({ ostatus_id })} group="histories" receivedAt={0} now={0} />, withPhone);
  expect(screen.queryAllByRole('link', { name: 'Call +34 971 000 000' })).toHaveLength(links);
});
