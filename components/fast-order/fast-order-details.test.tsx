/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { guestName, roomNumber } from '@/lib/device/guest';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { section } from '@/tests/builders/catalogue/section';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { fillInPopup, openFastOrder, orderButton, SECTION_CALL } from '@/tests/builders/screen/fast-order';
import {
  findSuccessDialog,
  guestWithCart,
  hotelWithPayment,
  kitWithName,
  refusal,
  renderOverlays,
  resetDevice,
} from '@/tests/builders/screen/open-cart';

const { network, user, respondToCartCalls } = guestWithCart();
const openPopup = (from?: Parameters<typeof openFastOrder>[1]) => openFastOrder(network, from);

beforeEach(() => resetDevice());

describe('A product that cannot be ordered now', () => {
  it.each([
    ['sold out', { is_available: false }, 'Sold out for now'],
    [
      'closed for today',
      {
        schedule: {
          descr: null,
          days: [
            { start_date: null, end_date: '2020-01-01', days: Array(7).fill(true), start_time: null, end_time: null },
          ],
        },
      },
      'Not available today',
    ],
  ])('shows a product as %s and does not send its fast order', async (_what, parts, words) => {
    const { popup, sent } = await openPopup({ transfer: parts });
    expect(popup.getByRole('alert')).toHaveTextContent(words);
    await fillInPopup(popup);
    await user.click(orderButton(popup));
    expect(popup.getByRole('alert').parentElement).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('shows a message when a product no longer exists', async () => {
    respondToCartCalls();
    network.respondTo(SECTION_CALL, { data: { section: section([]) } });
    renderOverlays(hotelWithPayment());
    act(() => openOverlay('fast-order', { sectionId: 5, productId: 31 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No longer offered');
  });

  it('has no order button when the section hides it', async () => {
    const { popup } = await openPopup({ section: { hide_order_button: true } });
    expect(popup.queryByRole('button', { name: /^Order/ })).toBeNull();
  });
});

describe('The guest details of a fast order', () => {
  it('shows the room with the hotel’s label, locked when it is known, and the section’s files', async () => {
    roomNumber.changeNow(() => 'Villa 3');
    const { popup } = await openPopup({
      hotel: {
        room_number: { title: 'Villa', except_sections: [] },
        variations: { ...NO_VARIATIONS, lockedRoom: true },
      },
      section: {
        files: [
          { title: { en: 'Price list (PDF)' }, files: { en: '/storage/cala-verde/prices.pdf' } },
          { title: '', files: 'https://files.example/terms.pdf' },
        ],
      },
    });
    const room = popup.getByRole('textbox', { name: /Villa/ });
    expect(room).toHaveValue('Villa 3');
    expect(room).toHaveAttribute('readonly');
    const list = popup.getByRole('link', { name: 'Price list (PDF)' });
    expect(list).toHaveAttribute('href', '/storage/cala-verde/prices.pdf');
    expect(popup.getByRole('link', { name: 'Download: Price list (PDF)' })).toHaveAttribute('download');
    expect(popup.getByRole('link', { name: /^Download \(/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('fills in the order-level answers stored on the device', async () => {
    guestName.changeNow(() => 'Anna');
    const properties = kitWithName;
    const { popup, sent } = await openPopup({ responses: { properties } });
    await user.type(await popup.findByRole('textbox', { name: 'Your name' }), 'Bea');
    await fillInPopup(popup);
    await user.click(orderButton(popup));
    await findSuccessDialog();
    expect(sent[0]?.property.properties).toEqual([{ id: 3, value: 'Bea', ptype_id: 'text', attrs: [] }]);
    expect(guestName.get()).toBe('Bea');
  });
});

describe('The amount of banknotes in a fast order', () => {
  const notes = (id: number, title: string) =>
    option({ id, title, pcode_id: 'banknotes', extra: { hotel_payment_type_ids: [81] } });

  it('clears the banknotes of product and order when the payment is no longer cash', async () => {
    const { popup, sent } = await openPopup({
      transfer: { property: kit(notes(64, 'The driver gives change from')) },
      responses: { properties: kit(notes(4, 'The hotel gives change from')) },
    });
    await user.click(await popup.findByRole('radio', { name: 'Cash at the door' }));
    const fields = () => popup.getAllByRole('textbox', { name: /gives change from/ });
    for (const field of fields()) await user.type(field, '50');
    await user.click(popup.getByRole('radio', { name: 'Card at the door' }));
    expect(popup.queryByRole('textbox', { name: /gives change from/ })).toBeNull();
    await user.click(popup.getByRole('radio', { name: 'Cash at the door' }));
    expect(fields().map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
    await user.type(popup.getByRole('combobox', { name: /Room number/ }), '214');
    await user.click(popup.getByRole('checkbox'));
    await user.click(orderButton(popup));
    await findSuccessDialog();
    expect(sent[0]?.products[0]?.product.property?.properties).toMatchObject([{ id: 64, value: null }]);
    expect(sent[0]?.property.properties).toMatchObject([{ id: 4, value: null }]);
  });
});

it('leaves a cart line of the same product in the cart', async () => {
  resetDevice(cartLine({ key: 'waiting', product: cartProduct({ id: 31 }) }));
  const { popup } = await openPopup();
  await fillInPopup(popup);
  await user.click(orderButton(popup));
  await findSuccessDialog();
  expect(cart.get().products.map(({ key }) => key)).toEqual(['waiting']);
});

it('offers the hotel’s telephone beside a refused fast order', async () => {
  const { popup } = await openPopup({
    hotel: { variations: { ...NO_VARIATIONS, callPhone: '+34 971 000 000' } },
    responses: { orders: () => refusal({ 'products.31': ['this time is no longer free'] }) },
  });
  await fillInPopup(popup);
  expect(popup.queryByRole('link', { name: /^Call/ })).toBeNull();
  await user.click(orderButton(popup));
  expect(await popup.findByRole('link', { name: 'Call +34 971 000 000' })).toHaveAttribute('href', 'tel:+34971000000');
});
