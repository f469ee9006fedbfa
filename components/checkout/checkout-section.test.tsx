/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { addLine } from '@/lib/domain/cart/change-cart';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { section } from '@/tests/builders/catalogue/section';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { orderButton, SECTION_CALL, transfer } from '@/tests/builders/screen/fast-order';
import {
  choosePayment,
  consentOnlyHotel,
  findSuccessDialog,
  guestWithCart,
  hotelWithPayment,
  pizzaLine,
  refusal,
  renderOverlays,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';

const { network, user, openCart, consentAndSend, respondToCartCalls } = guestWithCart();
const HOTEL = 'GET /api/v1/hotels/cala-verde';
const PAYMENTS = 'GET /api/v1/public/cart/payments';
const PROPERTIES = 'GET /api/v1/public/properties';
const FAILED = 'What the hotel asks for with this order could not be loaded just now.';

const kitWithName = kit(option({ id: 3, title: 'Your name', pcode_id: 'name', is_required: true }));
const down = (...calls: string[]) => {
  for (const call of calls) network.respondTo(call, () => new Response('', { status: 503 }));
};

describe('A checkout whose payments or options cannot be read', () => {
  it('shows an error in place of the payments, blocks the order, and sends it after a retry', async () => {
    const { drawer, sent } = await openCart({
      lines: [pizzaLine()],
      hotel: { limit_room: [] },
      calls: { [PAYMENTS]: undefined, [HOTEL]: undefined },
    });
    expect(await drawer.findByRole('alert')).toHaveTextContent(FAILED);
    expect(drawer.queryByRole('radiogroup', { name: /Payment/ })).toBeNull();
    await consentAndSend();
    expect(drawer.getByRole('alert').parentElement).toHaveFocus();
    expect(sent).toEqual([]);

    network.respondTo(PAYMENTS, { data: [{ id: 81, title: 'Cash at the door', ptype_id: 'cash' }] });
    network.respondTo(HOTEL, { data: { hotel: { payments: [], property: null }, words: {}, languages: [] } });
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    await choosePayment(drawer, 'Cash at the door');
    expect(drawer.queryByRole('alert')).toBeNull();
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent).toMatchObject([{ payment: 81 }]);
  });

  it('blocks the order until the required options have been read and answered', async () => {
    const { drawer, sent } = await openCart({
      lines: [pizzaLine()],
      hotel: consentOnlyHotel(),
      calls: { [PROPERTIES]: undefined, [HOTEL]: undefined },
    });
    expect(await drawer.findByRole('alert')).toHaveTextContent(FAILED);
    await consentAndSend();
    expect(drawer.getByRole('alert').parentElement).toHaveFocus();

    network.respondTo(PROPERTIES, { data: kitWithName });
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    const name = await drawer.findByRole('textbox', { name: /Your name/ });
    await user.click(sendButton());
    expect(name).toBeInvalid();
    expect(sent).toEqual([]);
    await user.type(name, 'Anna');
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent[0]?.property.properties).toMatchObject([{ id: 3, value: 'Anna' }]);
  });

  it('shows the options stored in the cart when the hotel’s options cannot be read', async () => {
    resetDevice(pizzaLine());
    cart.changeNow((current) => ({ ...current, property: kitWithName }));
    const { drawer } = await openCart({
      hotel: consentOnlyHotel(),
      calls: { [PROPERTIES]: undefined, [HOTEL]: undefined },
    });
    expect(await drawer.findByRole('textbox', { name: /Your name/ })).toBeVisible();
    expect(drawer.queryByRole('alert')).toBeNull();
  });

  it('keeps the payments read for the previous cart when those for a larger cart cannot be read', async () => {
    resetDevice(pizzaLine());
    const lemonade = cartLine({ key: 'lemonade', product: cartProduct({ id: 40 }) });
    const { drawer } = await openCart({
      products: [pizzaLine().product, lemonade.product],
      properties: kitWithName,
    });
    await user.click(await drawer.findByRole('radio', { name: 'Card at the door' }));
    down(PAYMENTS, HOTEL);
    act(() => cart.changeNow((current) => addLine(current, lemonade)));
    await waitFor(() => expect(network.count(PAYMENTS)).toBe(2));
    await waitFor(() => expect(network.requests).toContain(HOTEL));
    await network.settled();
    expect(drawer.queryByRole('alert')).toBeNull();
    expect(drawer.getByRole('radio', { name: 'Card at the door' })).toBeChecked();
  });

  it('shows no error about payments when nothing has to be paid', async () => {
    const free = pizzaLine({}, { price: 0 });
    const { drawer } = await openCart({
      lines: [free],
      properties: kitWithName,
      calls: { [PAYMENTS]: undefined, [HOTEL]: undefined },
    });
    await drawer.findByRole('textbox', { name: /Your name/ });
    await waitFor(() => expect(network.requests).toContain(HOTEL));
    expect(drawer.queryByRole('alert')).toBeNull();
  });

  it('blocks a fast order when the hotel’s options cannot be read', async () => {
    resetDevice();
    const { sent } = respondToCartCalls();
    network.respondTo(SECTION_CALL, {
      data: { section: section([transfer({ property: null, property_kit_id: null })]) },
    });
    down(PROPERTIES, HOTEL);
    renderOverlays(consentOnlyHotel());
    act(() => openOverlay('fast-order', { sectionId: 5, productId: 31 }));
    const popup = within(await screen.findByRole('dialog', { name: 'Airport transfer' }));
    expect(await popup.findByRole('alert')).toHaveTextContent(FAILED);
    await user.click(popup.getByRole('checkbox'));
    await user.click(orderButton(popup));
    expect(popup.getByRole('alert').parentElement).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

it('removes a payment from the list after a refusal when the hotel has withdrawn it', async () => {
  const { drawer } = await openCart({
    lines: [pizzaLine()],
    properties: kitWithName,
    orders: () => refusal({ payment: ['please choose how to pay'] }),
    hotel: { limit_room: [] },
  });
  const payment = await drawer.findByRole('radiogroup', { name: /Payment/ });
  await user.click(await drawer.findByRole('radio', { name: 'Card at the door' }));
  await user.type(await drawer.findByRole('textbox', { name: /Your name/ }), 'Anna');
  await user.click(drawer.getByRole('checkbox'));
  network.respondTo(PAYMENTS, { data: [{ id: 81, title: 'Cash at the door', ptype_id: 'cash' }] });
  await user.click(sendButton());
  await waitFor(() => expect(drawer.queryByRole('radio', { name: 'Card at the door' })).toBeNull());
  expect(payment).toBeInvalid();
  expect(drawer.queryByRole('radio', { checked: true })).toBeNull();
});

describe('A tap on the order button before the hotel’s payments and options are read', () => {
  /** Sends the order while a call is held back. Returns a function that responds to the call. */
  async function sendEarly(call = PROPERTIES, hotel = consentOnlyHotel()) {
    const { promise, resolve: respond } = Promise.withResolvers<unknown>();
    const { drawer, sent } = await openCart({
      lines: [pizzaLine()],
      hotel,
      calls: { [call]: () => promise },
    });
    await consentAndSend();
    const waiting = drawer.getByRole('button', { name: /^Sending/ });
    expect(waiting).toHaveAttribute('aria-busy', 'true');
    await user.click(waiting);
    expect(sent).toEqual([]);
    return { drawer, sent, respond };
  }

  it('is kept, and sends the order once when they are', async () => {
    const { sent, respond } = await sendEarly();
    respond({ data: kit(option({ id: 3, title: 'Your name' })) });
    await findSuccessDialog();
    expect(sent).toHaveLength(1);
  });

  it('is kept until the payments are read, and sends the hotel’s fixed one', async () => {
    const variations = { ...NO_VARIATIONS, fixedPayment: '81' };
    const { sent, respond } = await sendEarly(PAYMENTS, hotelWithPayment({ limit_room: [], variations }));
    respond({ data: [{ id: 81, title: 'Cash at the door', ptype_id: 'cash' }] });
    await findSuccessDialog();
    expect(sent).toMatchObject([{ payment: 81 }]);
  });

  it('marks the payments when none is chosen', async () => {
    const { drawer, sent, respond } = await sendEarly(PAYMENTS, hotelWithPayment({ limit_room: [] }));
    respond({ data: [{ id: 81, title: 'Cash at the door', ptype_id: 'cash' }] });
    await waitFor(() => expect(drawer.getByRole('radiogroup', { name: /Payment/ })).toBeInvalid());
    expect(sent).toEqual([]);
  });

  it('marks the required options that have no answer', async () => {
    const { drawer, sent, respond } = await sendEarly();
    respond({ data: kitWithName });
    const name = await drawer.findByRole('textbox', { name: /Your name/ });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    expect(sendButton()).toHaveAttribute('aria-busy', 'false');
    expect(sent).toEqual([]);
  });

  it('leaves the focus on the form when an answer is missing that is known already', async () => {
    const { promise, resolve: respond } = Promise.withResolvers<unknown>();
    const { drawer, sent } = await openCart({
      lines: [pizzaLine()],
      hotel: consentOnlyHotel(),
      calls: { [PROPERTIES]: () => promise },
    });
    const consent = await drawer.findByRole('checkbox');
    await user.click(sendButton());
    expect(consent).toBeInvalid();
    expect(consent).toHaveFocus();
    respond({ data: kitWithName });
    const name = await drawer.findByRole('textbox', { name: /Your name/ });
    expect(name).toBeInvalid();
    expect(consent).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('shows when they cannot be read, and sends nothing by itself after a retry', async () => {
    const { drawer, sent, respond } = await sendEarly();
    down(HOTEL);
    respond(new Response('', { status: 503 }));
    await waitFor(() => expect(drawer.getByRole('alert')).toHaveTextContent(FAILED));
    await waitFor(() => expect(drawer.getByRole('alert').parentElement).toHaveFocus());
    network.respondTo(PROPERTIES, { data: kit(option({ id: 3, title: 'Wishes' })) });
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    await drawer.findByRole('textbox', { name: /Wishes/ });
    expect(sendButton()).toHaveAttribute('aria-busy', 'false');
    expect(sent).toEqual([]);
  });
});
