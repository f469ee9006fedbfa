/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { roomNumber } from '@/lib/device/guest';
import { propertyValues } from '@/lib/device/property-values';
import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartSection } from '@/tests/builders/orders/lines';
import { arabicHotel } from '@/tests/builders/screen/hotel-view';
import {
  choosePayment,
  consentOnlyHotel,
  guestWithCart,
  kitWithName,
  pizzaLine,
  renderOverlays,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';

const { user, openCart, consentAndSend, respondToCartCalls } = guestWithCart();
const lemonadeLine = () => cartLine({ key: 'lemonade', product: cartProduct({ id: 40 }) });
const keys = () => cart.get().products.map(({ key }) => key);

describe('An empty cart', () => {
  it('shows a message and a link to the services when the cart is empty', async () => {
    const { drawer } = await openCart({ lines: [] });
    expect(drawer.getByText('Nothing here yet')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'See the services' }));
    expect(openOverlays().map(({ name }) => name)).toEqual(['services']);
  });
});

describe('The lines of the cart', () => {
  it('shows the chosen options, the quantity and a newly computed sum of a cart line', async () => {
    const property = kit(
      select({ id: 1, value: 12, attrs: [choice({ id: 12, title: { en: '32 cm' }, price: 4 })] }),
      checkbox({
        id: 2,
        pcode_id: 'quantity',
        value: 'checked',
        attrs: [choice({ id: 21, title: { en: 'Mozzarella' }, price: 2.5, checked: true, quantity: 2 })],
      }),
    );
    const line = pizzaLine({ total_price: 1 }, { property, property_kit_id: 7 });
    const { drawer } = await openCart({ lines: [line] });
    const list = drawer.getByRole('list', { name: 'Products' });
    const row = within(list).getByRole('listitem');
    expect(row).toHaveTextContent('Pizza32 cmMozzarella x 2');
    expect(row).toHaveTextContent(/46\.00.€/);
  });

  it('changes a line’s quantity by the stepper, between one and the product’s maximum', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine({}, { max_order_quantity: 3 })] });
    const stepper = within(drawer.getByRole('group', { name: 'Pizza' }));
    await user.click(stepper.getByRole('button', { name: 'More' }));
    expect(stepper.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
    await user.dblClick(stepper.getByRole('button', { name: 'Fewer' }));
    expect(stepper.getByRole('button', { name: 'Fewer' })).toHaveAttribute('aria-disabled', 'true');
    expect(cart.get().products[0]?.quantity).toBe(1);
    expect(sendButton()).toHaveAccessibleName(/15\.40/);
  });

  it('shows no stepper on a cart line when the hotel disables it or the product is booked for a slot', async () => {
    const massage = pizzaLine(
      { key: 'massage', quantity: 1 },
      { id: 2, title: 'Massage', property: kit(scheduled({ value: ['2026-06-18 13:00', '2026-06-18 14:00'] })) },
    );
    const lines = [pizzaLine({}, { show_quantity: false }), massage];
    const { drawer } = await openCart({ lines });
    expect(drawer.queryByRole('button', { name: 'More' })).toBeNull();
    expect(drawer.getByText('18 Jun 2026 13:00')).toBeVisible();
    expect(drawer.getByText('18 Jun 2026 14:00')).toBeVisible();
  });

  it('opens the sheet of a cart line’s product when the line is tapped', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine({ from_recommendation: true })] });
    await user.click(drawer.getByRole('button', { name: 'Pizza' }));
    expect(openOverlays().at(-1)).toMatchObject({
      name: 'product',
      arg: { sectionId: 5, productId: 31, lineKey: 'pizza', fromRecommendation: true },
    });
  });

  it('moves the focus to the list and announces the product when a cart line is removed', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine(), lemonadeLine()] });
    await user.click(drawer.getByRole('button', { name: 'Remove: Pizza' }));
    expect(keys()).toEqual(['lemonade']);
    expect(drawer.getByRole('list', { name: 'Products' })).toHaveFocus();
    expect(await drawer.findByText('Removed: Pizza')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Remove: Lemonade' }));
    expect(await drawer.findByText('Nothing here yet')).toBeVisible();
  });

  it('shows cart lines in the guest’s language', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine()], hotel: arabicHotel() });
    expect(drawer.getByRole('group', { name: 'بيتزا' })).toBeVisible();
  });
});

describe('Clearing the cart', () => {
  it('asks for a confirmation before the cart is cleared', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine()] });
    await user.click(drawer.getByRole('button', { name: 'Clear the cart' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Take everything out of the cart?' }));
    await user.click(question.getByRole('button', { name: 'No' }));
    expect(keys()).toEqual(['pizza']);
  });

  it('keeps the answers to the options of the order when the cart is cleared', async () => {
    resetDevice(pizzaLine());
    const name = kit(option({ id: 3, pcode_id: 'name', value: 'Anna' }));
    cart.changeNow((current) => ({ ...current, property: name }));
    const { drawer } = await openCart();
    await user.click(drawer.getByRole('button', { name: 'Clear the cart' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(cart.get().property).toEqual(name);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your order' })).toHaveFocus());
  });
});

describe('Charges and notices', () => {
  it('shows the charge’s percentage, its amount and the total', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine()] });
    const rows = drawer.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(rows.map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
      'Products 28.00 €',
      'Service charge, 10% 2.80 €',
      'Total 30.80 €',
    ]);
  });

  it('shows a flat charge by its name without a percentage', async () => {
    const { drawer } = await openCart({
      lines: [pizzaLine()],
      hotel: { discount_percent: 0, discount_price: 3 },
    });
    expect(drawer.getByText('Service charge').nextSibling).toHaveTextContent(/3\.00/);
  });

  it('shows the parent section’s cart text without interpreting it as HTML', async () => {
    const { drawer } = await openCart({
      lines: [pizzaLine({ parent_section: cartSection({ cart_text: { en: '<p>In 30 <b>minutes</b>.</p>' } }) })],
    });
    expect(drawer.getByText('In 30 minutes.')).toBeVisible();
  });
});

describe('A cart whose catalogue has changed', () => {
  it('marks a product that no longer exists, and blocks the order', async () => {
    const lemonade = lemonadeLine();
    const { drawer, sent } = await openCart({
      lines: [pizzaLine(), lemonade],
      products: [lemonade.product],
      hotel: consentOnlyHotel(),
    });
    expect(await drawer.findByText('No longer offered')).toBeVisible();
    await consentAndSend();
    expect(drawer.getByRole('heading', { name: 'Not available now' })).toBeVisible();
    expect(drawer.getByRole('alert')).toHaveTextContent('Remove the marked items to send the rest.');
    expect(sent).toEqual([]);
    expect(keys()).toEqual(['pizza', 'lemonade']);
    await user.click(drawer.getByRole('button', { name: 'Remove: Pizza' }));
    expect(drawer.getByRole('heading', { name: 'Your order' })).toBeVisible();
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'Your order is sent' });
    expect(sent).toHaveLength(1);
  });

  it('shows the old and the new price of a cart line, and one tap accepts the new one', async () => {
    const { drawer } = await openCart({
      lines: [pizzaLine()],
      products: [{ ...pizzaLine().product, price: 16 }],
    });
    expect(await drawer.findByText(/The price has changed: .28\.00.€. is now .32\.00.€/)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Accept the new prices' }));
    expect(drawer.queryByText(/The price has changed/)).toBeNull();
    expect(sendButton()).toHaveAccessibleName(/35\.20/);
  });

  it('asks for a new choice when the old one is no longer offered', async () => {
    const size = (value: number | null, ...ids: number[]) =>
      kit(select({ id: 1, is_required: true, value, attrs: ids.map((id) => choice({ id })) }));
    const { drawer } = await openCart({
      lines: [pizzaLine({}, { property_kit_id: 7, property: size(12, 11, 12) })],
      products: [{ ...pizzaLine().product, property_kit_id: 7, property: size(null, 11) }],
    });
    expect(await drawer.findByText(/The choices have changed/)).toBeVisible();
  });
});

describe('Opening the cart', () => {
  it('opens the cart again with the stored room, but with empty payment, comment and consent', async () => {
    resetDevice(pizzaLine());
    roomNumber.changeNow(() => '214');
    const { drawer } = await openCart();
    await choosePayment(drawer, 'Cash at the door');
    await user.clear(drawer.getByRole('combobox', { name: /Room number/ }));
    await user.type(drawer.getByRole('textbox', { name: 'Comment' }), 'no onions');
    await user.click(drawer.getByRole('checkbox'));

    await user.click(drawer.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(document.querySelector('dialog[open], dialog[data-leaving]')).toBeNull());
    act(() => openOverlay('cart'));
    const again = within(await screen.findByRole('dialog'));
    expect((await again.findAllByRole<HTMLInputElement>('radio')).some(({ checked }) => checked)).toBe(false);
    expect(again.getByRole('combobox', { name: /Room number/ })).toHaveValue('214');
    expect(again.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    expect(again.getByRole('checkbox')).not.toBeChecked();
  });

  it('reads the stored cart again on opening, even without a storage event from another tab', async () => {
    resetDevice(pizzaLine());
    respondToCartCalls({ products: [pizzaLine().product, lemonadeLine().product] });
    renderOverlays();
    // Makes the page show the cart and rely on storage events.
    const stop = cart.subscribe(() => {});
    const products = [pizzaLine(), lemonadeLine()];
    window.localStorage.setItem('cart', JSON.stringify({ ...cart.get(), products }));
    act(() => openOverlay('cart'));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getAllByRole('listitem')).toHaveLength(2);
    stop();
  });

  it('shows all checkout input again after a product’s sheet was open above the cart', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine()] });
    await user.type(drawer.getByRole('textbox', { name: 'Comment' }), 'no onions');
    await user.click(drawer.getByRole('button', { name: 'Pizza' }));
    act(() => window.history.back());
    await waitFor(() => expect(openOverlays()).toHaveLength(1));
    expect(drawer.getByRole('textbox', { name: 'Comment' })).toHaveValue('no onions');
  });

  it('fills in the answers stored on the device', async () => {
    resetDevice(pizzaLine());
    propertyValues.changeNow(() => [{ id: 3, value: 'Anna' }]);
    const { drawer } = await openCart({
      properties: kitWithName,
    });
    expect(await drawer.findByRole('textbox', { name: 'Your name' })).toHaveValue('Anna');
  });
});

describe('The checkout in the cart', () => {
  it('offers the hotel’s general payments when those for the cart cannot be read', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine()], payments: undefined });
    expect(await drawer.findByRole('radio', { name: 'Card at the door' })).toBeInTheDocument();
    expect(drawer.queryByRole('radio', { name: 'Cash at the door' })).toBeNull();
  });

  it('shows no payment field for a free order, and no room field when nothing is delivered', async () => {
    const free = pizzaLine({}, { price: 0 });
    const { drawer } = await openCart({
      lines: [free],
      hotel: { room_number: { title: null, except_sections: [5] } },
    });
    expect(drawer.queryByRole('combobox')).toBeNull();
    expect(drawer.queryByText('Guest details')).toBeNull();
    expect(drawer.getByRole('textbox', { name: 'Comment' })).toBeVisible();
  });

  it('labels the room field with the hotel’s word and suggests the hotel’s rooms', async () => {
    const { drawer } = await openCart({
      lines: [pizzaLine()],
      hotel: { room_number: { title: 'Villa', except_sections: [] } },
    });
    const room = drawer.getByRole('combobox', { name: /Villa/ });
    expect(room).toBeRequired();
    expect(room).toHaveAttribute('placeholder', 'For example \u2068214\u2069');
    expect([...document.querySelectorAll('datalist option')].map((known) => known.getAttribute('value'))).toEqual([
      '214',
      '215',
    ]);
  });

  it('opens the personal data agreement from the consent without ticking the checkbox', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine()] });
    await user.click(drawer.getByRole('button', { name: 'Personal Data Agreement' }));
    expect(openOverlays().at(-1)).toMatchObject({ name: 'legal', arg: { type: 'order_privacy' } });
    expect(drawer.getByRole('checkbox')).not.toBeChecked();
  });
});
