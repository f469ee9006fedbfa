import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { Product } from '@/lib/contract/catalogue';
import type { fakeNetwork } from './fake-network';
import { choice, kit, option, select } from './kit';
import { choosePayment, payingHotel, type Reception, reception, renderOverlays } from './open-cart';
import { afterPaint } from './painted';
import { product, section } from './section';

/** An airport transfer that is ordered from its popup, and the steps with which a guest orders it. */

const user = userEvent.setup();
export const SECTION = 'GET /api/v1/hotels/cala-verde/products/5';

const luggage = option({ id: 61, title: 'Luggage', price: 5, price_type_id: null });
const flight = option({ id: 62, title: 'Flight', is_required: true });
const car = select({
  id: 63,
  title: 'Car',
  price_type_id: 'plus',
  attrs: [choice({ id: 631, title: 'Small' }), choice({ id: 632, title: 'Large', price: 20 })],
});

/** A transfer for 45.00 with a required flight number. */
export const drive = (parts: Partial<Product> = {}): Product =>
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

type Section = Parameters<typeof section>[1];

export async function openFastOrder(
  network: ReturnType<typeof fakeNetwork>,
  from: {
    says?: Reception;
    hotel?: Parameters<typeof payingHotel>[0];
    drive?: Partial<Product>;
    section?: Section;
  } = {},
) {
  const { sent } = reception(network, from.says ?? {});
  network.answers(SECTION, { data: { section: section([drive(from.drive)], from.section) } });
  renderOverlays(payingHotel({ discount_percent: 0, ...from.hotel }));
  act(() => openOverlay('fast-order', { sectionId: 5, productId: 31 }));
  const popup = within(await screen.findByRole('dialog', { name: 'Airport transfer' }));
  await afterPaint();
  await network.settled();
  return { popup, sent };
}

type Popup = Awaited<ReturnType<typeof openFastOrder>>['popup'];

export async function fillIn(popup: Popup) {
  await user.type(popup.getByRole('textbox', { name: /Flight/ }), 'VY 1234');
  await choosePayment(popup, 'Card at the door');
  await user.type(popup.getByRole('combobox', { name: /Room number/ }), '214');
  await user.click(popup.getByRole('checkbox'));
}

export const orderButton = (popup: Popup) => popup.getByRole('button', { name: /^Order/ });
export const splash = () => screen.findByRole('dialog', { name: 'The order is placed' });
