/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { NO_ERRORS } from '@/lib/domain/checkout/order-errors';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ErrorLines, UnavailableNotice } from './refusal-notices';

const withPhone = hotelView({ variations: { ...NO_VARIATIONS, callPhone: '+34 971 000 000' } });
const callLink = () => screen.queryByRole('link', { name: 'Call +34 971 000 000' });

it('offers the telephone below an order that the hotel refuses as a whole', () => {
  renderInHotel(<ErrorLines messages={['The kitchen is closed']} />, withPhone);
  expect(callLink()).toHaveAttribute('href', 'tel:+34971000000');
});

it('offers the telephone below products that cannot be ordered', () => {
  renderInHotel(<UnavailableNotice issues={[]} errors={NO_ERRORS} onRemove={() => undefined} />, withPhone);
  expect(callLink()).toBeVisible();
});

it('offers no telephone while nothing is refused', () => {
  renderInHotel(<ErrorLines messages={[]} />, withPhone);
  expect(callLink()).toBeNull();
});
