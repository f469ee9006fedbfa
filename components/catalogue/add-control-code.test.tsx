/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { loadMessages } from '@/components/hotel/use-messages';
import { cart } from '@/lib/device/cart';
import { emptyCart } from '@/lib/domain/cart/cart';
import words from '@/lib/words/en.json';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { productCard } from '@/tests/builders/catalogue/product-card';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { AddControl, loadAddControl } from './add-control';

const network = fakeNetwork();

// In a file of its own, because the code is loaded once for all tests of a file.
it('becomes a stepper at once when its code and its words were loaded before the tap', async () => {
  network.respondTo('GET /words/en?v=ahead', words);
  network.respondTo('GET /api/v1/hotels/cala-verde/products/5', () => new Promise(() => undefined));
  cart.changeNow(() => emptyCart(1));
  const hotel = hotelView({ messagesVersion: 'ahead' });
  await act(() => Promise.all([loadAddControl(), loadMessages(hotel)]));
  renderInHotel(
    <AddControl product={productCard({ title: 'Salad', isOneTap: true })} sectionId={5} inCart={0} />,
    hotel,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add: Salad' }));
  expect(screen.getByRole('group', { name: 'Salad' })).toBeVisible();
});
