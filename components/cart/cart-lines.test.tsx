/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { cart, readCart } from '@/lib/device/cart';
import { personUuid, roomNumber } from '@/lib/device/guest';
import { withQuantity } from '@/lib/domain/cart/cart-quantity';
import { onSlotCalendarUpdate } from '@/lib/live/slot-calendar';
import { choice, kit, option, select } from '@/tests/builders/catalogue/kit';
import { product, section } from '@/tests/builders/catalogue/section';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import {
  consentOnlyHotel,
  findSuccessDialog,
  guestWithCart,
  hotelWithPayment,
  kitWithName,
  pizzaLine,
  refusal,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';

const { network, user, openCart, consentAndSend, filledCart } = guestWithCart();
const SECTION = 'GET /api/v1/hotels/cala-verde/products/5';

const lemonade = () => cartLine({ key: 'lemonade', product: cartProduct({ id: 40 }) });
const keys = () => cart.get().products.map(({ key }) => key);

const over = {
  descr: null,
  days: [{ start_date: null, end_date: '2020-01-01', days: Array(7).fill(true), start_time: null, end_time: null }],
};

it('shows both answers of a cart line when two options have answers with the same text', async () => {
  const alike = (id: number) => select({ id, value: 12, attrs: [choice({ id: 12, title: 'None' })] });
  const line = pizzaLine({}, { property: kit(alike(1), alike(2)), property_kit_id: 7 });
  const { drawer } = await openCart({ lines: [line] });
  expect(drawer.getAllByText('None')).toHaveLength(2);
});

it('shows no amount on a free cart line without a quantity', async () => {
  const free = pizzaLine({}, { price: 0, show_quantity: false });
  const { drawer } = await openCart({ lines: [free, lemonade()], products: [free.product] });
  const [booked, counted] = drawer.getAllByRole('listitem');
  expect(booked?.querySelector('b')).toBeNull();
  expect(counted?.querySelector('b')).toBeVisible();
});

it('names the time of a line that is ordered for its next opening', async () => {
  const line = pizzaLine({ ordered_for: '2060-06-18T18:00' });
  const { drawer } = await openCart({ lines: [line] });
  expect(drawer.getByRole('button', { name: /^Pizza.*For .?18 June 18:00/ })).toBeVisible();
});

describe('Lines that cannot be ordered now', () => {
  it('shows why lines cannot be ordered, and one tap removes all of them so that the other lines can be sent', async () => {
    const cake = cartLine({ key: 'cake', product: cartProduct({ id: 41, title: { en: 'Cake' } }) });
    const today = [
      product({ ...pizzaLine().product, schedule: over }),
      product({ ...lemonade().product, schedule: null, is_available: false }),
      product({ ...cake.product, schedule: null }),
    ];
    const { drawer, sent } = await openCart({
      lines: [pizzaLine(), lemonade(), cake],
      hotel: consentOnlyHotel(),
      calls: { [SECTION]: { data: { section: section(today) } } },
    });
    expect(await drawer.findByText('Sold out for now')).toBeVisible();
    expect(drawer.getByText('Not available today')).toBeVisible();
    await consentAndSend();
    expect(drawer.getByRole('heading', { name: 'Not available now' })).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Remove unavailable items' }));
    expect(keys()).toEqual(['cake']);
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent.map(({ products }) => products.map((line) => line.product.id))).toEqual([[41]]);
  });
});

describe('A cart line that the platform refuses', () => {
  const taken = () =>
    refusal({
      'products.31': ['this time is no longer free'],
      invalid_product_item_counts: ['Pizza: this time is no longer free'],
    });
  const named = kitWithName;

  it('marks a refused line until it is changed, and reloads the slot calendars', async () => {
    const looked = jest.fn();
    const stop = onSlotCalendarUpdate(looked);
    const { drawer } = await filledCart({ properties: named, orders: taken });
    await user.click(sendButton());
    expect(await drawer.findByText('this time is no longer free')).toBeVisible();
    expect(drawer.getByText('Pizza: this time is no longer free')).toBeVisible();
    expect(looked).toHaveBeenCalledTimes(1);
    stop();
    act(() =>
      cart.changeNow((current) => ({
        ...current,
        products: current.products.map((line) => withQuantity(line, line.quantity + 1)),
      })),
    );
    expect(drawer.queryByText('this time is no longer free')).toBeNull();
    expect(drawer.getByRole('listitem').querySelector('[data-error]')).toBeNull();
    expect(drawer.queryByText('Pizza: this time is no longer free')).toBeNull();
  });
});

describe('a line that the platform refuses and whose price has changed', () => {
  it('shows the refusal first, as an error, and then the price, as a warning', async () => {
    resetDevice(pizzaLine());
    const dearer = product({ ...pizzaLine().product, price: 16, schedule: null });
    const { drawer } = await openCart({
      orders: () => {
        network.respondTo(SECTION, { data: { section: section([dearer]) } });
        return refusal({ 'products.31': ['the kitchen is out of dough'] });
      },
      hotel: consentOnlyHotel(),
    });
    await consentAndSend();
    const refused = await drawer.findByText('the kitchen is out of dough');
    const price = await drawer.findByText(/The price has changed/);
    expect(refused.nextElementSibling).toBe(price);
    expect([refused, price].map((note) => /text-(?:danger|warning)/.exec(note.className)?.[0])).toEqual([
      'text-danger',
      'text-warning',
    ]);
  });
});

describe('Recommendations in the cart', () => {
  it('adds a recommendation by a tap and keeps it in the strip', async () => {
    resetDevice(pizzaLine());
    const tea = product({ id: 50, title: { en: 'Green tea' }, price: 3 });
    const { drawer } = await openCart({
      products: [pizzaLine().product, tea],
      recommended: [{ ...tea, section: section([tea]) }],
    });
    await user.click(await drawer.findByRole('button', { name: 'Add: Green tea' }));
    expect(cart.get().products.map(({ product: { id }, from_recommendation }) => [id, from_recommendation])).toEqual([
      [31, false],
      [50, true],
    ]);
    expect(drawer.getByRole('article', { name: 'Green tea' })).toBeVisible();
  });
});

describe('The amount of cash that the guest has', () => {
  const notes = option({
    id: 9,
    title: 'Change for',
    pcode_id: 'banknotes',
    is_required: true,
    extra: { hotel_payment_type_ids: [81] },
  });

  it('requires the amount of banknotes when paying in cash, and removes the field with another payment', async () => {
    const { drawer, sent } = await openCart({
      lines: [pizzaLine()],
      properties: kit(notes),
      hotel: { limit_room: [] },
    });
    await drawer.findByRole('radio', { name: 'Cash at the door' });
    expect(drawer.queryByRole('textbox', { name: /Change for/ })).toBeNull();
    await user.click(drawer.getByRole('radio', { name: 'Cash at the door' }));
    await consentAndSend();
    expect(drawer.getByRole('textbox', { name: /Change for/ })).toBeInvalid();
    await user.type(drawer.getByRole('textbox', { name: /Change for/ }), '50');
    expect(cart.get().property?.properties).toMatchObject([{ id: 9, value: '50' }]);
    // Leaving the page stores all delayed writes.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(readCart(window.localStorage.getItem('cart')).property?.properties).toMatchObject([{ id: 9, value: null }]);
    for (const text of Object.values({ ...window.localStorage })) expect(text).not.toMatch(/"50"/);
    await user.click(drawer.getByRole('radio', { name: 'Card at the door' }));
    expect(drawer.queryByRole('textbox', { name: /Change for/ })).toBeNull();
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent[0]?.property.properties).toMatchObject([{ id: 9, value: null }]);
  });

  it('sends the amount that is shown', async () => {
    const { drawer, sent } = await openCart({
      lines: [pizzaLine()],
      properties: kit(notes),
      hotel: { limit_room: [] },
    });
    await user.click(await drawer.findByRole('radio', { name: 'Cash at the door' }));
    await user.type(drawer.getByRole('textbox', { name: /Change for/ }), '200');
    await consentAndSend();
    await findSuccessDialog();
    expect(sent[0]?.property.properties).toMatchObject([{ id: 9, value: '200' }]);
  });
});

describe('The guest’s data from the hotel', () => {
  it('fills in empty fields once with the hotel’s data, and does not refill fields that the guest has cleared', async () => {
    resetDevice(pizzaLine());
    personUuid.changeNow(() => 'person-1');
    network.respondTo(`GET /api/v1/public/hotels/${hotelWithPayment().uuid}/guests/person-1`, {
      data: { name: 'Anna Lindqvist', idphone: null, reservations: [{ room_number: '215' }] },
    });
    const { drawer } = await openCart({
      properties: kitWithName,
    });
    const name = await drawer.findByRole('textbox', { name: 'Your name' });
    await drawer.findByDisplayValue('Anna Lindqvist');
    expect(drawer.getByRole('combobox', { name: /Room number/ })).toHaveValue('215');
    await user.clear(name);
    expect(drawer.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
  });
});

describe('A text longer than its limit', () => {
  it('cuts off a text at its length limit and shows a message', async () => {
    const { drawer } = await openCart({ lines: [pizzaLine()] });
    const comment = drawer.getByRole('textbox', { name: 'Comment' });
    await user.click(comment);
    await user.paste('x'.repeat(1900));
    expect(comment).toHaveAccessibleDescription('1900 of 2000 characters');
    await user.paste('<img src=x onerror=alert(1)>\u202e'.repeat(100));
    expect(comment).toHaveAccessibleDescription('No more than 2000 characters fit here.');
    expect((comment as HTMLTextAreaElement).value).toHaveLength(2000);
  });

  it('cuts off a text stored on the device at its length limit', async () => {
    resetDevice(pizzaLine());
    roomNumber.changeNow(() => '2'.repeat(60));
    const { drawer } = await openCart();
    expect(drawer.getByRole('combobox', { name: /Room/ })).toHaveValue('2'.repeat(50));
  });
});
