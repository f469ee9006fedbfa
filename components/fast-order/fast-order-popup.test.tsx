/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { isAdult, roomNumber } from '@/lib/device/guest';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { choice, kit, select } from '@/tests/builders/catalogue/kit';
import { section } from '@/tests/builders/catalogue/section';
import { order } from '@/tests/builders/orders/order';
import { fillInPopup, openFastOrder, orderButton, SECTION_CALL, transfer } from '@/tests/builders/screen/fast-order';
import {
  choosePayment,
  findSuccessDialog,
  pizzaLine,
  placed,
  refusal,
  resetDevice,
} from '@/tests/builders/screen/open-cart';

const network = fakeNetwork();
const user = userEvent.setup();
const openPopup = (from?: Parameters<typeof openFastOrder>[1]) => openFastOrder(network, from);

beforeEach(() => resetDevice());

describe('The price of a fast order', () => {
  it('ignores options without a price type, and shows "from" only until an option changes the price', async () => {
    const { popup } = await openPopup();
    expect(popup.getByText(/^from .45\.00.€.$/)).toBeVisible();
    await user.type(popup.getByRole('textbox', { name: /Luggage/ }), '3 bags');
    expect(orderButton(popup)).toHaveAccessibleName(/45\.00/);
    await user.click(popup.getByRole('radio', { name: /Large/ }));
    expect(popup.queryByText(/^from/)).toBeNull();
    expect(popup.getByText(/^.65\.00.€.$/)).toBeVisible();
    await user.click(popup.getByRole('button', { name: 'More' }));
    expect(orderButton(popup)).toHaveAccessibleName(/130\.00/);
  });

  it('shows the hotel’s charge and the total including it', async () => {
    const { popup } = await openPopup({ hotel: { discount_percent: 10 } });
    expect(popup.getByText('Service charge, 10%').nextSibling).toHaveTextContent(/4\.50/);
    expect(orderButton(popup)).toHaveAccessibleName(/49\.50/);
  });

  it('shows no payment when there is nothing to pay', async () => {
    const { popup } = await openPopup({ transfer: { price: 0, property: null, property_kit_id: null } });
    expect(popup.queryByRole('radiogroup', { name: /Payment/ })).toBeNull();
    expect(orderButton(popup)).toHaveAccessibleName('Order');
  });

  it('shows a stepper only for products with a quantity', async () => {
    const { popup } = await openPopup({ transfer: { show_quantity: false } });
    expect(popup.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

describe('Sending a fast order', () => {
  it('sends the one product and leaves the guest’s cart unchanged', async () => {
    resetDevice(pizzaLine());
    const { popup, sent } = await openPopup();
    await fillInPopup(popup);
    await user.click(popup.getByRole('radio', { name: /Large/ }));
    await user.click(orderButton(popup));
    await findSuccessDialog();
    expect(sent).toMatchObject([
      {
        payment: 82,
        room_number: '214',
        is_temporary: true,
        products: [{ product: { id: 31 }, quantity: 1, total_price: 65, from_recommendation: false }],
      },
    ]);
    expect(sent[0]?.products[0]?.product.property?.properties.map(({ id, value }) => [id, value])).toEqual([
      [62, 'VY 1234'],
      [61, null],
      [63, 632],
    ]);
    expect(openOverlays().map(({ name }) => name)).toEqual(['order-success']);
    expect(cart.get().products.map(({ key }) => key)).toEqual(['pizza']);
    expect([orderUuids.get(), roomNumber.get()]).toEqual([[sent[0]?.uuid], '214']);
  });

  it('sends one fast order for a double tap', async () => {
    let respond = (_body: unknown) => {};
    const orders = () =>
      new Promise((done) => {
        respond = done;
      });
    const { popup, sent } = await openPopup({ responses: { orders } });
    await fillInPopup(popup);
    await user.dblClick(orderButton(popup));
    const busy = popup.getByRole('button', { name: 'Sending…' });
    await user.click(busy);
    await waitFor(() => expect(sent).toHaveLength(1));
    respond(placed(String(sent[0]?.uuid)));
    await findSuccessDialog();
    expect(sent).toHaveLength(1);
  });

  it('opens a fast order with empty fields after it was closed', async () => {
    const { popup } = await openPopup();
    await fillInPopup(popup);
    await user.type(popup.getByRole('textbox', { name: 'Comment' }), 'two children');
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    act(() => openOverlay('fast-order', { sectionId: 5, productId: 31 }));
    const again = within(await screen.findByRole('dialog', { name: 'Airport transfer' }));
    expect(again.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    expect(again.getByRole('checkbox')).not.toBeChecked();
    await again.findByRole('radiogroup', { name: /Payment/ });
    expect(again.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('closes the fast order when a retry shows that the order has arrived', async () => {
    const { popup, sent } = await openPopup({ responses: { orders: () => undefined } });
    await fillInPopup(popup);
    await user.click(orderButton(popup));
    expect(await popup.findByRole('alert')).toHaveTextContent('We could not reach the hotel');
    expect(popup.getByRole('alert')).not.toHaveTextContent('stays in the cart');
    const found = { data: { draft: [order({ uuid: sent[0]?.uuid ?? '' })], pending: [], histories: [] } };
    network.respondTo('GET /api/v1/hotels/cala-verde/orders/check', found);
    const [again] = popup.getAllByRole('button', { name: /Try again/ });
    await user.click(again as HTMLElement);
    await findSuccessDialog();
    expect(openOverlays().map(({ name }) => name)).toEqual(['order-success']);
    expect(sent).toHaveLength(1);
  });

  it('keeps a fast order open with its input when an older order turns out to have arrived', async () => {
    const { popup, sent } = await openPopup({ responses: { orders: () => undefined } });
    await fillInPopup(popup);
    await user.click(orderButton(popup));
    await popup.findByRole('alert');
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    act(() => openOverlay('fast-order', { sectionId: 5, productId: 31 }));
    const again = within(await screen.findByRole('dialog', { name: 'Airport transfer' }));
    expect(await again.findByRole('alert')).toHaveTextContent('We could not learn whether your last order reached');
    await fillInPopup(again);
    network.respondTo('POST /api/v1/orders', placed(String(sent[0]?.uuid)));
    await user.click(again.getAllByRole('button', { name: /Try again/ })[0] as HTMLElement);
    await findSuccessDialog();
    expect(openOverlays().map(({ name }) => name)).toEqual(['fast-order', 'order-success']);
  });
});

describe('A fast order with missing fields', () => {
  it('marks every missing field of a fast order, shakes, opens the details, focuses the first one and sends nothing', async () => {
    const { popup, sent } = await openPopup();
    await popup.findByRole('radiogroup', { name: /Payment/ });
    await user.click(popup.getByText('Guest details'));
    await user.click(orderButton(popup));
    const asked = popup.getByRole('textbox', { name: /Flight/ });
    expect(asked).toBeInvalid();
    expect(asked).toHaveFocus();
    expect(orderButton(popup)).toHaveClass('motion-safe:animate-shake');
    expect(popup.getByText('Guest details').closest('details')).toHaveAttribute('open');
    expect(popup.getByRole('combobox', { name: /Room/ })).toHaveAccessibleDescription('Enter your room number');
    expect(popup.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box above to send the order.');
    expect(sent).toEqual([]);
  });
});

describe('A fast order that the platform refuses', () => {
  it('shows the messages about a refused fast order at the product and the fields, opens the details and keeps the input', async () => {
    const { popup } = await openPopup({
      responses: {
        orders: () =>
          refusal({
            'products.31': ['this time is no longer free'],
            invalid_product_item_counts: ['Airport transfer: this time is no longer free'],
            room_number: ['x'],
            'properties.62': ['x'],
          }),
      },
    });
    await fillInPopup(popup);
    await user.click(popup.getByText('Guest details'));
    await user.click(orderButton(popup));
    const alert = await popup.findByRole('alert');
    expect(alert).toHaveTextContent('this time is no longer free');
    expect(alert.parentElement).toHaveFocus();
    expect(popup.getByRole('heading', { name: 'Airport transfer' })).toHaveClass('text-danger');
    expect(popup.getByText('Guest details').closest('details')).toHaveAttribute('open');
    expect(popup.getByRole('combobox', { name: /Room/ })).toBeInvalid();
    expect(popup.getByRole('textbox', { name: /Flight/ })).toBeInvalid();
    expect(popup.getByRole('textbox', { name: /Flight/ })).toHaveValue('VY 1234');
  });

  it('shows the old and the new price of a fast order, and the next tap accepts the new one', async () => {
    const { popup, sent } = await openPopup({
      responses: {
        orders: (body: { uuid: string; products: { total_price: number }[] }) =>
          body.products[0]?.total_price === 48
            ? placed(body.uuid)
            : refusal({ 'products.31': ['the price has changed'] }),
      },
    });
    await fillInPopup(popup);
    network.respondTo(SECTION_CALL, { data: { section: section([transfer({ price: 48 })]) } });
    await user.click(orderButton(popup));
    expect(await popup.findByText(/The price has changed: .45\.00.€. is now .48\.00.€/)).toBeVisible();
    expect(orderButton(popup)).toHaveAccessibleName(/48\.00/);
    await user.click(orderButton(popup));
    await findSuccessDialog();
    expect(sent.map(({ products }) => products[0]?.total_price)).toEqual([45, 48]);
  });
});

describe('A fast order for adults', () => {
  const openBar = async () => {
    isAdult.changeNow(() => false);
    network.respondTo('GET /api/v1/hotels/1/get-public-info/is_adult_18', { data: '' });
    const opened = await openPopup({ transfer: { for_adult: true } });
    await fillInPopup(opened.popup);
    await user.click(orderButton(opened.popup));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you 18 or older?' }));
    expect(opened.sent).toEqual([]);
    return { ...opened, question };
  };

  it('sends the fast order after the guest has confirmed their age', async () => {
    const { sent, question } = await openBar();
    await user.click(question.getByRole('button', { name: 'Yes, I am 18 or older' }));
    await findSuccessDialog();
    expect([sent.length, isAdult.get()]).toEqual([1, true]);
  });

  it('sends nothing and keeps the input when the guest denies the age', async () => {
    const { popup, sent, question } = await openBar();
    await user.click(question.getByRole('button', { name: 'No, go back' }));
    await waitFor(() => expect(openOverlays().map(({ name }) => name)).toEqual(['fast-order']));
    expect([sent.length, isAdult.get()]).toEqual([0, false]);
    expect(popup.getByRole('textbox', { name: /Flight/ })).toHaveValue('VY 1234');
    expect(popup.getByRole('checkbox')).toBeChecked();
    await user.click(orderButton(popup));
    await screen.findByRole('alertdialog', { name: 'Are you 18 or older?' });
    expect(sent).toEqual([]);
  });

  it('asks for the age only when everything else is filled in', async () => {
    isAdult.changeNow(() => false);
    const { popup } = await openPopup({ transfer: { for_adult: true } });
    await popup.findByRole('radiogroup', { name: /Payment/ });
    await user.click(orderButton(popup));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(popup.getByRole('textbox', { name: /Flight/ })).toHaveFocus();
  });
});

it('asks for a new choice at the option when the old choice is no longer offered', async () => {
  const cars = (...ids: number[]) => ({
    property: kit(
      select({ id: 63, title: 'Car', is_required: true, attrs: ids.map((id) => choice({ id, title: `Car ${id}` })) }),
    ),
  });
  const { popup, sent } = await openPopup({
    transfer: cars(631, 632),
    responses: { orders: () => refusal({ 'products.31': ['the choices have changed'] }) },
  });
  await user.click(popup.getByRole('radio', { name: /Car 632/ }));
  await choosePayment(popup, 'Card at the door');
  await user.type(popup.getByRole('combobox', { name: /Room number/ }), '214');
  await user.click(popup.getByRole('checkbox'));
  network.respondTo(SECTION_CALL, { data: { section: section([transfer(cars(631))]) } });
  await user.click(orderButton(popup));
  expect(await popup.findByText('The choices have changed. Please choose again.')).toBeVisible();
  await user.click(orderButton(popup));
  expect(popup.getByRole('radio', { name: /Car 631/ })).toBeInvalid();
  expect(sent).toHaveLength(1);
});
