import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { Product } from '@/lib/contract/catalogue';
import type { fakeNetwork } from '../browser/fake-network';
import { choice, kit, option, select } from '../catalogue/kit';
import { product, section } from '../catalogue/section';
import { type CartResponses, choosePayment, hotelWithPayment, renderOverlays, respondToCartCalls } from './open-cart';
import { afterPaint } from './painted';

/** A fast order: an airport transfer that is ordered in a popup without the cart, and the guest's steps. */

const user = userEvent.setup();
export const SECTION_CALL = 'GET /api/v1/hotels/cala-verde/products/5';

const luggage = option({ id: 61, title: 'Luggage', price: 5, price_type_id: null });
const flight = option({ id: 62, title: 'Flight', is_required: true });
const car = select({
  id: 63,
  title: 'Car',
  price_type_id: 'plus',
  attrs: [choice({ id: 631, title: 'Small' }), choice({ id: 632, title: 'Large', price: 20 })],
});

/** A transfer for 45.00 with a required flight number. */
export const transfer = (parts: Partial<Product> = {}): Product =>
  product({
    id: 31,
    title: { en: 'Airport transfer' },
    price: 45,
    is_popup: true,
    is_price_from: true,
    button_order_text: { en: 'Order' },
    property_kit_id: 7,
    property: kit(flight, luggage, car),
    ...parts,
  });

type SectionParts = Parameters<typeof section>[1];

/** Opens the popup of the transfer. Returns it with the orders that are sent. */
export async function openFastOrder(
  network: ReturnType<typeof fakeNetwork>,
  setup: {
    responses?: CartResponses;
    hotel?: Parameters<typeof hotelWithPayment>[0];
    transfer?: Partial<Product>;
    section?: SectionParts;
    isRequest?: true;
  } = {},
) {
  const { sent } = respondToCartCalls(network, setup.responses ?? {});
  network.respondTo(SECTION_CALL, { data: { section: section([transfer(setup.transfer)], setup.section) } });
  renderOverlays(hotelWithPayment({ discount_percent: 0, ...setup.hotel }));
  act(() => openOverlay('fast-order', { sectionId: 5, productId: 31, ...(setup.isRequest && { isRequest: true }) }));
  const popup = within(await screen.findByRole('dialog', { name: 'Airport transfer' }));
  await afterPaint();
  await network.settled();
  return { popup, sent };
}

type Popup = Awaited<ReturnType<typeof openFastOrder>>['popup'];

/** Answers everything that the hotel requires. */
export async function fillInPopup(popup: Popup) {
  await user.type(popup.getByRole('textbox', { name: /Flight/ }), 'VY 1234');
  await choosePayment(popup, 'Card at the door');
  await user.type(popup.getByRole('combobox', { name: /Room number/ }), '214');
  await user.click(popup.getByRole('checkbox'));
}

export const orderButton = (popup: Popup) => popup.getByRole('button', { name: /^Order/ });
