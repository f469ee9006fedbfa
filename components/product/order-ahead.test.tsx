/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { Product } from '@/lib/contract/catalogue';
import { cart } from '@/lib/device/cart';
import { emptyCart } from '@/lib/domain/cart/cart';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { product, section } from '@/tests/builders/catalogue/section';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ProductSheet } from './product-sheet';

const network = fakeNetwork();
const hotel = hotelView({ timezone: 'Europe/Madrid', variations: { ...NO_VARIATIONS, orderAhead: true } });
const dinnerHours = {
  descr: null,
  days: [{ start_date: null, end_date: null, days: Array(7).fill(true), start_time: '18:00:00', end_time: '23:00:00' }],
};
const closedNow = product({ schedule: dinnerHours });

/** Wednesday 20 May 2026, 09:30 in Madrid. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-20T07:30:00Z'), advanceTimers: true });
  resetOverlays();
  cart.changeNow(() => emptyCart(1));
});
afterEach(() => jest.useRealTimers());

async function opened(shown: Product, lineKey: string | null = null) {
  network.respondTo('GET /api/v1/hotels/cala-verde/products/5', { data: { section: section([shown]) } });
  renderInHotel(<OverlayHost bodies={{ product: ProductSheet }} />, hotel);
  act(() => openOverlay('product', { sectionId: 5, productId: shown.id, lineKey, fromRecommendation: false }));
  await screen.findByRole('heading', { name: 'Margherita pizza' });
}

const lines = () => cart.get().products;
const add = () => userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
const closed = () => waitFor(() => expect(openOverlays()).toEqual([]));

describe('The sheet of a closed product at a hotel that takes orders for the next opening', () => {
  it('says for when it is ordered and puts it into the cart for that time', async () => {
    await opened(closedNow);
    expect(screen.getByText(/^Closed now. Your order will be for .?18:00.?\.$/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await add();
    await closed();
    expect(lines()).toMatchObject([{ ordered_for: '2026-05-20T18:00' }]);
  });

  it('gives a line that named another time the next opening when it is saved again', async () => {
    const line = cartLine({ key: 'old', product: cartProduct({ id: 31 }), ordered_for: '2026-05-19T18:00' });
    cart.changeNow(() => ({ ...emptyCart(1), products: [line] }));
    await opened(closedNow, 'old');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await closed();
    expect(lines()).toMatchObject([{ key: 'old', ordered_for: '2026-05-20T18:00' }]);
  });

  it('still does not order what is sold out', async () => {
    await opened(product({ is_available: false, schedule: dinnerHours }));
    expect(screen.getByRole('alert')).toHaveTextContent('Sold out for now');
  });
});
