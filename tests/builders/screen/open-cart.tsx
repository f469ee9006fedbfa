import { act, type Screen, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { AgeDialog } from '@/components/age/age-dialog';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { FastOrderPopup } from '@/components/fast-order/fast-order-popup';
import { OrderSuccess } from '@/components/ordering/order-success';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { Payment } from '@/lib/contract/hotel';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import type { HotelView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { guestName, lastPayment, personUuid, roomNumber } from '@/lib/device/guest';
import { orderUuids } from '@/lib/device/order-uuids';
import { orderIntent } from '@/lib/device/pending-order';
import { propertyValues } from '@/lib/device/property-values';
import type { CartLine, CartProduct } from '@/lib/domain/cart/cart';
import type { Kit } from '@/lib/domain/options/kit';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { type FakeNetwork, fakeNetwork } from '../browser/fake-network';
import { resetOverlays } from '../browser/reset-overlays';
import { kit, option } from '../catalogue/kit';
import { product, section } from '../catalogue/section';
import { cartLine, cartProduct, cartSection, cartWith } from '../orders/lines';
import { hotelView, renderInHotel } from './hotel-view';
import { afterPaint } from './painted';

const API = '/api/v1';
const SECTION = `GET ${API}/hotels/cala-verde/products/5`;

const roomService = cartSection({
  id: 5,
  title: { en: 'Room service' },
  cart_text: { en: '<p>In 30 minutes.</p>' },
});

/** A cart line of two pizzas at 14.00 each. */
export const pizzaLine = (parts: Partial<CartLine> = {}, productParts: Partial<CartProduct> = {}): CartLine =>
  cartLine({
    key: 'pizza',
    quantity: 2,
    section: roomService,
    parent_section: roomService,
    product: cartProduct({ ...product(), title: { en: 'Pizza', ar: 'بيتزا' }, ...productParts }),
    ...parts,
  });

/** The options of the order at a hotel that asks only for the guest's name. */
export const kitWithName = kit(option({ id: 3, title: { en: 'Your name' }, pcode_id: 'name' }));

/** A hotel with a charge of 10 % that requires a payment and a room. */
export const hotelWithPayment = (parts: Partial<HotelView> = {}): HotelView =>
  hotelView({ discount_percent: 10, included_charge: 'incl. 10 % service', limit_room: ['214', '215'], ...parts });

/** A hotel that asks for nothing but the consent. */
export const consentOnlyHotel = (): HotelView => hotelWithPayment({ is_payment_property: false, limit_room: [] });

/** The responses of the platform that a test changes; the others have defaults. */
export type CartResponses = {
  payments?: readonly Payment[] | undefined;
  properties?: Kit | null;
  /** The current products of the room service section. */
  products?: readonly CartProduct[];
  orders?: unknown;
  recommended?: readonly RecommendedProduct[];
  check?: unknown;
};

const PAYMENTS: readonly Payment[] = [
  { id: 81, title: { en: 'Cash at the door' }, ptype_id: 'cash' },
  { id: 82, title: { en: 'Card at the door' }, ptype_id: 'card' },
];

/** Sets the platform's responses to all calls of the cart. */
export function respondToCartCalls(network: FakeNetwork, responses: CartResponses = {}): { sent: OrderBody[] } {
  const sent: OrderBody[] = [];
  const products = (responses.products ?? [pizzaLine().product]).map((known) => product({ ...known, schedule: null }));
  network.respondTo(SECTION, { data: { section: section(products) } });
  network.respondTo(
    `GET ${API}/public/cart/payments`,
    'payments' in responses ? responses.payments && { data: responses.payments } : { data: PAYMENTS },
  );
  network.respondTo(`GET ${API}/public/properties`, { data: responses.properties ?? null });
  network.respondTo(`GET ${API}/hotels/cala-verde/products-recommendations`, {
    data: { recommended_products: responses.recommended ?? [] },
  });
  network.respondTo(`GET ${API}/hotels/cala-verde`, {
    data: {
      hotel: { payments: PAYMENTS.slice(1), property: null, text_accepted_order: null },
      words: {},
      languages: [],
    },
  });
  network.respondTo(
    `GET ${API}/hotels/cala-verde/orders/check`,
    () => responses.check ?? { data: { draft: [], pending: [], histories: [] } },
  );
  network.respondTo(`POST ${API}/orders`, async (request: Request) => {
    const body: OrderBody = await request.json();
    sent.push(body);
    if (typeof responses.orders === 'function') return responses.orders(body);
    return 'orders' in responses ? responses.orders : placed(body.uuid);
  });
  return { sent };
}

export const placed = (uuid: string) => ({
  data: { order: { uuid, num: '7' }, initiator: { uuid: 'person-1' }, pay_data: null, already_placed: false },
});

export const refusal = (fields: Record<string, string[]>) =>
  Response.json({ refusal: 'invalid', data: { data: fields } }, { status: 422 });

/** Empties the phone's storage and puts these lines into the cart. */
export function resetDevice(...lines: CartLine[]): void {
  resetOverlays();
  cart.changeNow(() => cartWith(...lines));
  propertyValues.changeNow(() => []);
  orderUuids.changeNow(() => []);
  orderIntent.changeNow(() => null);
  for (const text of [guestName, lastPayment, personUuid, roomNumber]) text.changeNow(() => '');
}

/** The pages of the app to which the guest was sent. */
export const visited: string[] = [];

const router = {
  push: (href: string) => visited.push(href),
  replace: () => {},
  back: () => {},
  forward: () => {},
  refresh: () => {},
  prefetch: () => {},
} as never;

const BODIES = {
  age: AgeDialog,
  cart: CartDrawer,
  confirm: ConfirmDialog,
  'fast-order': FastOrderPopup,
  'order-success': OrderSuccess,
};

export function renderOverlays(hotel: HotelView = hotelWithPayment(), beside: ReactNode = null) {
  visited.length = 0;
  return renderInHotel(
    <AppRouterContext.Provider value={router}>
      <OverlayHost bodies={BODIES}>{beside}</OverlayHost>
    </AppRouterContext.Provider>,
    hotel,
  );
}

/** What a test changes of the phone, the hotel and the platform before a guest opens the cart. */
export type CartSetup = CartResponses & {
  /** What the cart contains. The section still offers it, unless `products` says otherwise. By default the phone stays as it is. */
  lines?: readonly CartLine[];
  /** In what the hotel differs from `hotelWithPayment`. */
  hotel?: Partial<HotelView> | undefined;
  /** Responses by call, in place of the platform's. */
  calls?: Readonly<Record<string, unknown>>;
};

/** Opens the cart as a guest. Returns it with the orders that are sent. */
async function openCart(network: FakeNetwork, setup: CartSetup = {}) {
  const { lines, hotel, calls = {}, ...responses } = setup;
  if (lines) resetDevice(...lines);
  const offered = lines && lines.length > 0 && { products: lines.map(({ product: known }) => known) };
  const { sent } = respondToCartCalls(network, { ...offered, ...responses });
  for (const [call, response] of Object.entries(calls)) network.respondTo(call, response);
  renderOverlays(hotelWithPayment(hotel));
  act(() => openOverlay('cart'));
  await afterPaint();
  return { drawer: within(await screen.findByRole('dialog')), sent };
}

export type Drawer = Awaited<ReturnType<typeof openCart>>['drawer'];

/** Chooses a payment, after the payments have been fetched: the field is visible earlier than its rows. */
export async function choosePayment(checkout: Pick<Screen, 'findByRole'>, title: string): Promise<void> {
  await userEvent.click(await checkout.findByRole('radio', { name: title }));
}

/** The button that sends the order, and sends it again after a failure. */
export const sendButton = (): HTMLElement => screen.getByRole('button', { name: /^(Send the order|Try again.*€)/ });

export const findSuccessDialog = (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: 'Your order is sent' });

/** Gives the consent, which is the only checkbox, and sends. */
async function consentAndSend(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('checkbox'));
  await user.click(sendButton());
}

/** A cart with a pizza whose required fields are all filled in. The order-level option is 'Your name'. */
async function filledCart(network: FakeNetwork, user: UserEvent, says: CartResponses) {
  const { drawer, sent } = await openCart(network, { lines: [pizzaLine()], ...says });
  await choosePayment(drawer, 'Card at the door');
  await user.type(drawer.getByRole('combobox', { name: /Room number/ }), '214');
  await user.type(await drawer.findByRole('textbox', { name: 'Your name' }), 'Anna');
  await user.type(drawer.getByRole('textbox', { name: 'Comment' }), 'no onions');
  await user.click(drawer.getByRole('checkbox'));
  return { drawer, sent };
}

/** A guest with a cart, for the tests of a file: the phone's network, the guest's taps, and what these tests do with both. */
export function guestWithCart() {
  const network = fakeNetwork();
  const user = userEvent.setup();
  return {
    network,
    user,
    respondToCartCalls: (responses?: CartResponses) => respondToCartCalls(network, responses),
    openCart: (setup?: CartSetup) => openCart(network, setup),
    filledCart: (responses: CartResponses) => filledCart(network, user, responses),
    consentAndSend: () => consentAndSend(user),
  };
}
