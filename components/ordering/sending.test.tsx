/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { guestName, personUuid, roomNumber } from '@/lib/device/guest';
import { orderUuids } from '@/lib/device/order-uuids';
import { orderIntent } from '@/lib/device/pending-order';
import { propertyValues } from '@/lib/device/property-values';
import { addLine } from '@/lib/domain/cart/change-cart';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { order } from '@/tests/builders/orders/order';
import {
  type CartResponses,
  findSuccessDialog,
  guestWithCart,
  kitWithName,
  pizzaLine,
  placed,
  refusal,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';

const { network, user, openCart, filledCart, respondToCartCalls } = guestWithCart();

const lost = () => undefined;
const found = (uuid = '') => ({ data: { draft: [order({ uuid })], pending: [], histories: [] } });

const filledIn = (says: CartResponses = {}) => filledCart({ properties: kitWithName, ...says });

describe('Sending an order', () => {
  it('sends what the guest filled in and shows the splash', async () => {
    const { sent } = await filledIn();
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent).toEqual([
      {
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        hotel_id: 1,
        language: 'en',
        person_uuid: null,
        payment: 82,
        comment: 'no onions',
        room_number: '214',
        is_temporary: true,
        property: { properties: [{ id: 3, value: 'Anna', ptype_id: 'text', attrs: [] }] },
        products: [{ product: { id: 31, property: null }, quantity: 2, total_price: 28, from_recommendation: false }],
      },
    ]);
    expect(openOverlays().map(({ name }) => name)).toEqual(['order-success']);
  });

  it('stores the order, the guest’s name and the room on the device, and empties the cart', async () => {
    const { sent } = await filledIn();
    await user.click(sendButton());
    await findSuccessDialog();
    expect(orderUuids.get()).toEqual([sent[0]?.uuid]);
    expect([personUuid.get(), guestName.get(), roomNumber.get()]).toEqual(['person-1', 'Anna', '214']);
    expect(cart.get().products).toEqual([]);
    expect(propertyValues.get()).toEqual([]);
    expect(orderIntent.get()).toBeNull();
  });

  it('sends one order for a double tap, and announces that it is being sent', async () => {
    let respond = (_body: unknown) => {};
    const { sent, drawer } = await filledIn({
      orders: () =>
        new Promise((done) => {
          respond = done;
        }),
    });
    await user.dblClick(sendButton());
    const busy = drawer.getByRole('button', { name: 'Sending…' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.click(busy);
    await waitFor(() => expect(sent).toHaveLength(1));
    respond(placed(String(sent[0]?.uuid)));
    await findSuccessDialog();
    expect(network.count('POST')).toBe(1);
  });
});

describe('An order with missing fields', () => {
  it('marks every missing field of the checkout, opens the details, focuses the first one and sends nothing', async () => {
    resetDevice(pizzaLine());
    const asked = kit(option({ id: 3, title: 'Your name', pcode_id: 'name', is_required: true }));
    const { drawer, sent } = await openCart({ properties: asked });
    await drawer.findByRole('textbox', { name: /Your name/ });
    await user.click(drawer.getByText('Guest details'));
    await user.click(sendButton());
    const payment = drawer.getByRole('radiogroup', { name: /Payment/ });
    expect(within(payment).getAllByRole('radio')[0]).toHaveFocus();
    expect(payment).toHaveAccessibleDescription('Choose how you would like to pay');
    expect(drawer.getByText('Guest details').closest('details')).toHaveAttribute('open');
    expect(drawer.getByRole('combobox', { name: /Room/ })).toHaveAccessibleDescription('Enter your room number');
    expect(drawer.getByRole('textbox', { name: /Your name/ })).toBeInvalid();
    expect(drawer.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box above to send the order.');
    expect(sent).toEqual([]);
  });

  it('clears an error as soon as its field is changed', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine()] });
    await user.click(sendButton());
    await user.type(drawer.getByRole('combobox', { name: /Room/ }), '2');
    expect(drawer.getByRole('combobox', { name: /Room/ })).toBeValid();
    await user.click(drawer.getByRole('checkbox'));
    expect(drawer.queryByText('Tick the box above to send the order.')).toBeNull();
  });
});

describe('An order that the platform refuses', () => {
  const everything = () =>
    refusal({
      products_is_not_available: ['x'],
      products_not_available_time: ['The kitchen closed at 23:00'],
      invalid_product_item_counts: ['Pizza: not that many can be ordered'],
      products: ['Too much at once'],
      'products.31': ['Only until 22:00'],
      room_number: ['room unknown'],
      payment: ['card reader broken'],
      '3': ['name too short'],
    });

  it('shows every error of a refused order at its field and keeps all input', async () => {
    const { drawer } = await filledIn({ orders: everything });
    await user.click(sendButton());
    expect(await drawer.findByRole('heading', { name: 'Not available now' })).toBeVisible();
    const [unavailable, list, words] = drawer.getAllByRole('alert');
    expect(unavailable).toHaveTextContent('Some products are not available now.');
    expect(unavailable?.parentElement).toHaveFocus();
    expect(list).toHaveTextContent('Too much at once');
    expect(words).toHaveTextContent('The kitchen closed at 23:00');
    expect(words).toHaveTextContent('Pizza: not that many can be ordered');
    expect(drawer.getByRole('list', { name: 'Products' })).toHaveAttribute('data-error');
    expect(drawer.getByText('Only until 22:00')).toBeVisible();
    expect(drawer.getByRole('listitem').querySelector('[data-error]')).toBeVisible();
    expect(drawer.getByRole('radiogroup', { name: /Payment/ })).toBeInvalid();
    expect(drawer.getByText('card reader broken')).toBeVisible();
    expect(drawer.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription('name too short');
    const room = drawer.getByRole('combobox', { name: /Room/ });
    // The documented text, then the hotel's own words.
    expect(room).toHaveAccessibleDescription('Enter your room number room unknown');
    expect(room).toHaveValue('214');
    expect(drawer.getByRole('textbox', { name: 'Comment' })).toHaveValue('no onions');
    expect(drawer.getByRole('checkbox')).toBeChecked();
    expect(cart.get().products).toHaveLength(1);
  });

  it('clears the error of a field that the guest changes', async () => {
    const { drawer } = await filledIn({ orders: everything });
    await user.click(sendButton());
    await drawer.findByRole('heading', { name: 'Not available now' });
    await user.type(drawer.getByRole('combobox', { name: /Room/ }), '5');
    await user.click(drawer.getByRole('radio', { name: 'Cash at the door' }));
    await user.type(drawer.getByRole('textbox', { name: 'Your name' }), '!');
    expect(drawer.getByRole('combobox', { name: /Room/ })).toBeValid();
    expect(drawer.getByRole('radiogroup', { name: /Payment/ })).toBeValid();
    expect(drawer.getByRole('textbox', { name: 'Your name' })).toBeValid();
  });

  it('reads the catalogue again after a refusal: a new price is shown and can be accepted', async () => {
    const { drawer, sent } = await filledIn({
      orders: (body: { uuid: string; products: { total_price: number }[] }) =>
        body.products[0]?.total_price === 32
          ? placed(body.uuid)
          : refusal({ 'products.31': ['the price has changed'] }),
    });
    respondToCartCalls({
      products: [{ ...pizzaLine().product, price: 16 }],
      properties: kitWithName,
      orders: undefined,
    });
    network.respondTo('POST /api/v1/orders', async (request: Request) => {
      const body = await request.json();
      sent.push(body);
      return body.products[0].total_price === 32 ? placed(body.uuid) : refusal({ 'products.31': ['x'] });
    });
    await user.click(sendButton());
    await user.click(await drawer.findByRole('button', { name: 'Accept the new prices' }));
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent.map(({ uuid }) => uuid)).toHaveLength(2);
    expect(sent[0]?.uuid).not.toBe(sent[1]?.uuid);
  });
});

describe('An order with an unknown outcome', () => {
  it('keeps an order with an unknown outcome in the cart, shows the reason, and checks it before sending it again', async () => {
    const { drawer, sent } = await filledIn({ orders: lost });
    await user.click(sendButton());
    const reason = await drawer.findByRole('alert');
    await network.settled();
    expect(reason).toHaveTextContent('We could not reach the hotel');
    // The button is below everything, and the reason is above it.
    expect(reason.parentElement).toHaveFocus();
    expect(cart.get().products).toHaveLength(1);
    expect(drawer.getByRole('textbox', { name: 'Comment' })).toHaveValue('no onions');

    const later = cartLine({ key: 'later', product: cartProduct({ id: 40 }) });
    act(() => cart.changeNow((current) => addLine(current, later)));
    respondToCartCalls({ properties: kitWithName });
    network.respondTo('POST /api/v1/orders', async (request: Request) => {
      const body = await request.json();
      sent.push(body);
      return placed(body.uuid);
    });
    // The button shows the total of the order to retry, not of the present cart.
    expect(sendButton()).toHaveAccessibleName(/Try again.*30\.80/);
    await user.click(sendButton());
    await findSuccessDialog();
    // The confirmation reads the order once more.
    const asked = network.requests.findIndex((call) => call.includes('/orders/check'));
    expect(asked).toBeGreaterThan(network.requests.indexOf('POST /api/v1/orders'));
    expect(asked).toBeLessThan(network.requests.lastIndexOf('POST /api/v1/orders'));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(cart.get().products.map(({ key }) => key)).toEqual(['later']);
  });

  it('does not send an order again that has arrived', async () => {
    const { drawer, sent } = await filledIn({ orders: () => new Response('', { status: 500 }) });
    await user.click(sendButton());
    await drawer.findByRole('alert');
    network.respondTo('GET /api/v1/hotels/cala-verde/orders/check', found(sent[0]?.uuid));
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    await findSuccessDialog();
    expect(sent).toHaveLength(1);
    expect(orderUuids.get()).toEqual([sent[0]?.uuid]);
  });

  it('shows whether the device was offline or the hotel was busy', async () => {
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { drawer } = await filledIn({ orders: lost });
    await user.click(sendButton());
    expect(await drawer.findByRole('alert')).toHaveTextContent('You are offline.');
    online.mockRestore();
    network.respondTo('GET /api/v1/hotels/cala-verde/orders/check', () => new Response('', { status: 429 }));
    await user.click(sendButton());
    await waitFor(() => expect(drawer.getByRole('alert')).toHaveTextContent('Many requests at once.'));
  });

  it('lets the guest abandon an order that the hotel does not have', async () => {
    const { drawer } = await filledIn({ orders: lost });
    await user.click(sendButton());
    await user.click(await drawer.findByRole('button', { name: 'Do not send it' }));
    const warning = await screen.findByRole('alertdialog', { name: /^We could not learn whether/ });
    expect(warning).toHaveAccessibleDescription(/may already have reached the hotel/);
    expect(orderIntent.get()).not.toBeNull();
    await user.click(within(warning).getByRole('button', { name: 'Do not send it' }));
    await waitFor(() => expect(drawer.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(orderIntent.get()).toBeNull());
    expect(sendButton()).toHaveAccessibleName(/^Send the order/);
    expect(cart.get().products).toHaveLength(1);
  });
});
