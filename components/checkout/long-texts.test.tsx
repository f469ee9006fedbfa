/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { personUuid, roomNumber } from '@/lib/device/guest';
import { kit, option } from '@/tests/builders/catalogue/kit';
import {
  findSuccessDialog,
  guestWithCart,
  hotelWithPayment,
  pizzaLine,
  resetDevice,
} from '@/tests/builders/screen/open-cart';

const { network, user, openCart } = guestWithCart();
const properties = kit(
  option({ id: 3, title: 'Your name', pcode_id: 'name' }),
  option({ id: 4, title: 'Allergies', extra: { is_resizable: true } }),
);

async function open() {
  const { drawer, sent } = await openCart({
    properties,
    hotel: { is_payment_property: false },
  });
  await drawer.findByRole('textbox', { name: 'Your name' });
  return { drawer, sent };
}

beforeEach(() => resetDevice(pizzaLine()));

describe('A text of 10,000 characters', () => {
  const FIELDS = [
    ['combobox', /Room number/, 50],
    ['textbox', 'Your name', 1000],
    ['textbox', 'Allergies', 1000],
    ['textbox', 'Comment', 2000],
  ] as const;

  it.each(FIELDS)('cuts off 10,000 characters in the %s %s at its limit and says so', async (role, name, most) => {
    const { drawer } = await open();
    const field = drawer.getByRole<HTMLInputElement>(role, { name });
    await user.click(field);
    await user.paste('x'.repeat(10_000));
    expect(field.value).toHaveLength(most);
    const words = drawer.getByText(`No more than ${most} characters fit here.`);
    expect(words).toHaveRole('status');
    expect(words).toBeVisible();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(`No more than ${most} characters`));
  });

  it.each(FIELDS)('shows a counter at the %s %s from 90 percent of its limit', async (role, name, most) => {
    const { drawer } = await open();
    await user.click(drawer.getByRole(role, { name }));
    await user.paste('x'.repeat(most * 0.9 - 1));
    expect(drawer.queryByText(/characters/)).toBeNull();
    await user.paste('x');
    expect(drawer.getByText(`${most * 0.9} of ${most} characters`)).toBeVisible();
  });

  it('sends long texts cut off at their limits', async () => {
    const { drawer, sent } = await open();
    for (const [role, name] of FIELDS) {
      await user.click(drawer.getByRole(role, { name }));
      await user.paste('x'.repeat(10_000));
    }
    await user.click(drawer.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: /^Send the order/ }));
    // The hotel has no such room.
    await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
    await findSuccessDialog();
    expect([sent[0]?.room_number.length, sent[0]?.comment.length]).toEqual([50, 2000]);
    expect(sent[0]?.property.properties.map(({ value }) => String(value).length)).toEqual([1000, 1000]);
  });
});

it('cuts off a stored room at its limit', async () => {
  roomNumber.changeNow(() => '2'.repeat(200));
  const { drawer } = await open();
  expect(drawer.getByRole('combobox', { name: /Room number/ })).toHaveValue('2'.repeat(50));
});

it('cuts off the hotel’s data about the guest at their limits', async () => {
  personUuid.changeNow(() => 'person-1');
  network.respondTo(`GET /api/v1/public/hotels/${hotelWithPayment().uuid}/guests/person-1`, {
    data: { name: 'A'.repeat(5000), idphone: null, reservations: [{ room_number: '3'.repeat(200) }] },
  });
  const { drawer } = await open();
  const room = drawer.getByRole('combobox', { name: /Room number/ });
  await waitFor(() => expect(room).toHaveValue('3'.repeat(50)));
  expect(drawer.getByRole('textbox', { name: 'Your name' })).toHaveValue('A'.repeat(1000));
});
