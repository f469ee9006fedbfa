/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { EmptyCart } from './empty-cart';

it('shows the hotel’s own message for no orders in an empty cart', () => {
  renderInHotel(
    <MessagesProvider messages={{ no_orders_status: 'The basket is as empty as the beach at dawn.' }}>
      <EmptyCart />
    </MessagesProvider>,
  );
  expect(screen.getByText('The basket is as empty as the beach at dawn.')).toBeVisible();
});
