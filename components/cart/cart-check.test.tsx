/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { consentOnlyHotel, guestWithCart, pizzaLine, sendButton } from '@/tests/builders/screen/open-cart';

const SECTION = 'GET /api/v1/hotels/cala-verde/products/5';
const FAILED = 'We could not check just now whether everything in your cart is still available.';
const { user, openCart, consentAndSend, respondToCartCalls } = guestWithCart();

describe('A cart whose catalogue cannot be read', () => {
  it('shows a notice, marks no line, and checks again on a retry when the catalogue cannot be read', async () => {
    const { drawer } = await openCart({
      lines: [pizzaLine()],
      products: [],
      calls: { [SECTION]: () => new Response('', { status: 503 }) },
    });
    expect(await drawer.findByText(FAILED)).toBeVisible();
    expect(drawer.queryByText('No longer offered')).toBeNull();
    respondToCartCalls({ products: [{ ...pizzaLine().product, price: 16 }] });
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByText(/The price has changed/)).toBeVisible();
    await waitFor(() => expect(drawer.queryByText(FAILED)).toBeNull());
  });

  it('shows the offline message when the catalogue cannot be read offline', async () => {
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { drawer } = await openCart({ lines: [pizzaLine()], products: [], calls: { [SECTION]: undefined } });
    expect(await drawer.findByText('You are offline.')).toBeVisible();
    online.mockRestore();
  });

  it('sends the order although the catalogue cannot be read, because the hotel checks it too', async () => {
    const { drawer, sent } = await openCart({
      lines: [pizzaLine()],
      hotel: consentOnlyHotel(),
      calls: { [SECTION]: () => new Response('', { status: 503 }) },
    });
    await drawer.findByText(FAILED);
    await consentAndSend();
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('A cart stored for days', () => {
  it('blocks the order when a chosen day has passed, and the message names the line to open', async () => {
    const mornings = kit(option({ id: 1, ptype_id: 'calendar', value: ['2020-02-01'], extra: { from_today: true } }));
    const { drawer, sent } = await openCart({
      lines: [pizzaLine({}, { property_kit_id: 7, property: mornings })],
      products: [{ ...pizzaLine().product, property_kit_id: 7, property: mornings }],
    });
    const words = 'A chosen day or time is over. Open the item and choose again.';
    expect(await drawer.findByText(words)).toBeVisible();
    await user.click(sendButton());
    expect(drawer.getAllByText(words)).toHaveLength(2);
    expect(sent).toEqual([]);
  });
});
