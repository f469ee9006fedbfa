/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { roomNumber } from '@/lib/device/guest';
import { guestAt } from '@/tests/builders/screen/guest-at-hotel';
import { type Drawer, findSuccessDialog, sendButton } from '@/tests/builders/screen/open-cart';

/** Tests the switches of docs/variations.md from the hotel's file to the order on the platform. */

const user = userEvent.setup();
const send = () => user.click(sendButton());
const tickAll = async (drawer: Drawer) => {
  for (const box of drawer.getAllByRole('checkbox')) await user.click(box);
};

describe('the checkout of the hotel with notices', () => {
  const guest = guestAt('tests/hotels', 'notices');
  const [PORRIDGE, NUTS, WALK] = [
    [1011, 1012, 2],
    [100_681, 100_682],
    [1091, 1092],
  ] as const;

  it('fixes the payment, shows the hotel’s name of the charge, and has three consent checkboxes', async () => {
    await guest.choose(PORRIDGE);
    const drawer = await guest.openCart();
    await drawer.findByRole('radio', { name: 'Cash' });
    expect(drawer.getByRole('radio', { name: 'Cash' })).toBeChecked();
    expect(drawer.getByText('Delivery to the apartments, 10%').nextSibling).toHaveTextContent(/50\.00/);
    await user.type(drawer.getByRole('combobox', { name: /Room number/ }), '101');
    const boxes = drawer.getAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('name'))).toEqual(['publicOffer', 'privacyPolicy', 'personalData']);
    await user.click(boxes[0] as HTMLElement);
    await send();
    expect(boxes[1]).toBeInvalid();
    expect((await guest.ordersAtHotel()).draft).toEqual([]);
    await user.click(boxes[1] as HTMLElement);
    await user.click(boxes[2] as HTMLElement);
    await send();
    await findSuccessDialog();
    const { draft } = await guest.ordersAtHotel();
    expect(draft).toMatchObject([
      { final_sum: 550, delivery_price: 50, number_room: '101', order_payment: { title: { en: 'Cash' } } },
    ]);
  });

  it('locks a known room, and hides the guest details with a switch', async () => {
    roomNumber.changeNow(() => '102');
    await guest.choose(PORRIDGE);
    const drawer = await guest.openCart();
    const room = drawer.getByRole('textbox', { name: /Room number/ });
    expect(room).toHaveAttribute('readonly');
    await user.type(room, '9');
    expect(room).toHaveValue('102');
    await user.click(drawer.getByRole('switch', { name: 'Guest details' }));
    expect(drawer.queryByRole('textbox', { name: /Room number/ })).toBeNull();
    await drawer.findByRole('radio', { name: 'Cash' });
    await tickAll(drawer);
    await send();
    await findSuccessDialog();
    expect((await guest.ordersAtHotel()).draft).toMatchObject([{ number_room: '102' }]);
  });

  it('asks for no payment below the parent section that hides it, and the platform accepts the order', async () => {
    await guest.choose(NUTS);
    const drawer = await guest.openCart();
    await drawer.findAllByRole('listitem');
    expect(drawer.queryByRole('radiogroup', { name: /Payment/ })).toBeNull();
    await user.type(drawer.getByRole('combobox', { name: /Room number/ }), '101');
    await tickAll(drawer);
    await send();
    await findSuccessDialog();
    expect((await guest.ordersAtHotel()).draft).toMatchObject([{ order_payment: null, number_room: '101' }]);
  });

  it('has no checkbox for the public offer when a product has none', async () => {
    await guest.choose(WALK);
    const drawer = await guest.openCart();
    expect(drawer.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).toEqual([
      'privacyPolicy',
      'personalData',
    ]);
  });
});

describe('the checkout of the beach club for visitors', () => {
  const guest = guestAt('tests/hotels', 'visitors');
  const [LEMONADE, TOWEL, KAYAK] = [
    [924, 9241],
    [925, 9221],
    [934, 9341],
  ] as const;

  it('starts with an empty room even if the phone has stored one, and uses the hotel’s label for it', async () => {
    roomNumber.changeNow(() => '214');
    await guest.choose(LEMONADE);
    const drawer = await guest.openCart();
    expect(drawer.getByRole('combobox', { name: /Your sunbed/ })).toHaveValue('');
    await user.click(await drawer.findByRole('radio', { name: 'Card' }));
    await tickAll(drawer);
    await send();
    expect(drawer.getByRole('combobox', { name: /Your sunbed/ })).toBeInvalid();
    expect((await guest.ordersAtHotel()).draft).toEqual([]);
  });

  it('asks for banknotes only with cash, and requires them there', async () => {
    await guest.choose(LEMONADE);
    const drawer = await guest.openCart();
    await drawer.findByRole('radio', { name: 'Card' });
    const notes = () => drawer.queryByRole('textbox', { name: /Change from which note/ });
    expect(notes()).toBeNull();
    await user.click(drawer.getByRole('radio', { name: 'Cash' }));
    await user.type(drawer.getByRole('combobox', { name: /Your sunbed/ }), 'Sunbed 1');
    await tickAll(drawer);
    await send();
    expect(notes()).toBeInvalid();
    await user.click(drawer.getByRole('radio', { name: 'Card' }));
    expect(notes()).toBeNull();
    await user.click(drawer.getByRole('radio', { name: 'Cash' }));
    await user.type(notes() as HTMLElement, '50');
    await send();
    await findSuccessDialog();
    expect((await guest.ordersAtHotel()).draft).toMatchObject([{ number_room: 'Sunbed 1', final_sum: 6 }]);
    expect(window.localStorage.getItem('cart')).not.toMatch(/"50"/);
  });

  it('shows a section’s notice for products at any depth below it', async () => {
    await guest.choose(LEMONADE);
    expect((await guest.openCart()).getByText('From the bar we serve until sunset.')).toBeVisible();
  });

  it('hides the payment at any depth below a section, and the platform accepts the order', async () => {
    await guest.choose(KAYAK);
    const drawer = await guest.openCart();
    await user.type(drawer.getByRole('combobox', { name: /Your sunbed/ }), 'Sunbed 2');
    await drawer.findAllByRole('listitem');
    expect(drawer.queryByRole('radiogroup', { name: /Payment/ })).toBeNull();
    await tickAll(drawer);
    await send();
    await findSuccessDialog();
    expect((await guest.ordersAtHotel()).draft).toMatchObject([{ order_payment: null }]);
  });

  it('shows the sentence about the public offer for a product that is sold', async () => {
    await guest.choose(LEMONADE);
    expect((await guest.openCart()).getByRole('button', { name: 'Terms and conditions' })).toBeVisible();
  });

  it('shows no sentence about the public offer for an item that is only lent', async () => {
    await guest.choose(TOWEL);
    const drawer = await guest.openCart();
    expect(drawer.queryByRole('button', { name: 'Terms and conditions' })).toBeNull();
  });
});
