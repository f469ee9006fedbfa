/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { personUuid, roomNumber } from '@/lib/device/guest';
import { propertyValues } from '@/lib/device/property-values';
import { kit, option } from '@/tests/builders/catalogue/kit';
import {
  type Drawer,
  guestWithCart,
  hotelWithPayment,
  pizzaLine,
  renderOverlays,
  resetDevice,
} from '@/tests/builders/screen/open-cart';
import { afterPaint } from '@/tests/builders/screen/painted';

const { network, user, openCart, respondToCartCalls } = guestWithCart();
const GUEST = `GET /api/v1/public/hotels/${hotelWithPayment().uuid}/guests/person-1`;
const asked = () => network.count(GUEST);

const name = option({ id: 3, title: 'Your name', pcode_id: 'name' });
const note = option({ id: 4, title: 'Phone number', pcode_id: 'phone_number' });

/** Opens a cart on a device with a person-uuid. `respond` sends the hotel's response about the guest. */
async function knownGuest(
  properties: ReturnType<typeof kit> | null,
  phone: { room?: string; name?: string } = {},
): Promise<{ drawer: Drawer; respond: () => void }> {
  resetDevice(pizzaLine());
  personUuid.changeNow(() => 'person-1');
  roomNumber.changeNow(() => phone.room ?? '');
  if (phone.name !== undefined) propertyValues.changeNow(() => [{ id: 3, value: String(phone.name) }]);
  let respond = () => {};
  const known = new Promise((done) => {
    respond = () =>
      done({ data: { name: 'Ana Ruiz', idphone: '+34600123456', reservations: [{ room_number: '301' }] } });
  });
  const { drawer } = await openCart({ properties, calls: { [GUEST]: () => known } });
  await drawer.findByRole('combobox', { name: /Room number/ });
  await drawer.findByRole('radio', { name: 'Cash at the door' });
  return { drawer, respond };
}

describe('A room stored on the device', () => {
  it('lets the guest clear and replace a stored room without asking the hotel for it', async () => {
    const { drawer, respond } = await knownGuest(null, { room: '215' });
    const room = drawer.getByRole('combobox', { name: /Room number/ });
    respond();
    await user.clear(room);
    await user.type(room, '301');
    expect(room).toHaveValue('301');
    expect(asked()).toBe(0);
  });

  it('keeps a cleared room empty when the hotel responds to a request for the name', async () => {
    const { drawer, respond } = await knownGuest(kit(name), { room: '215' });
    await waitFor(() => expect(asked()).toBe(1));
    const room = drawer.getByRole('combobox', { name: /Room number/ });
    await user.clear(room);
    respond();
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana Ruiz'));
    expect(room).toHaveValue('');
  });
});

describe('A name stored on the device', () => {
  it('lets the guest clear a stored name without asking the hotel for it', async () => {
    const { drawer, respond } = await knownGuest(kit(name), { room: '215', name: 'Anna' });
    const field = await drawer.findByRole('textbox', { name: 'Your name' });
    expect(field).toHaveValue('Anna');
    respond();
    await user.clear(field);
    await user.type(field, 'Bea');
    expect(field).toHaveValue('Bea');
    expect(asked()).toBe(0);
  });

  it('keeps a cleared name empty when the hotel responds to a request for the phone number', async () => {
    const { drawer, respond } = await knownGuest(kit(name, note), { room: '215', name: 'Anna' });
    await waitFor(() => expect(asked()).toBe(1));
    const field = await drawer.findByRole('textbox', { name: 'Your name' });
    await user.clear(field);
    respond();
    await waitFor(() => expect(drawer.getByRole('textbox', { name: /Phone number/ })).not.toHaveValue(''));
    expect(field).toHaveValue('');
  });
});

it('keeps a field empty that the guest has filled and cleared while the hotel’s response was pending', async () => {
  const { drawer, respond } = await knownGuest(kit(name));
  await waitFor(() => expect(asked()).toBe(1));
  const room = drawer.getByRole('combobox', { name: /Room number/ });
  await user.type(room, '2');
  await user.clear(room);
  respond();
  await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana Ruiz'));
  expect(room).toHaveValue('');
});

it('fills in all fields from the hotel when nothing is stored on the device, and they can be cleared', async () => {
  const { drawer, respond } = await knownGuest(kit(name, note));
  respond();
  const room = drawer.getByRole('combobox', { name: /Room number/ });
  await waitFor(() => expect(room).toHaveValue('301'));
  expect(drawer.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana Ruiz');
  await user.clear(room);
  await user.clear(drawer.getByRole('textbox', { name: 'Your name' }));
  await user.type(room, '9');
  expect(room).toHaveValue('9');
  expect(drawer.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
  expect(asked()).toBe(1);
});

describe('A cart opened after the stored data have changed', () => {
  it('opens the cart with the room and the name stored since the page was loaded', async () => {
    resetDevice(pizzaLine());
    respondToCartCalls({ properties: kit(name) });
    renderOverlays();
    // As after a fast order to another room under another name.
    act(() => {
      roomNumber.changeNow(() => '215');
      propertyValues.changeNow(() => [{ id: 3, value: 'Bea' }]);
    });
    act(() => openOverlay('cart'));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByRole('combobox', { name: /Room number/ })).toHaveValue('215');
    expect(await drawer.findByRole('textbox', { name: 'Your name' })).toHaveValue('Bea');
  });

  it('does not ask the hotel for a room stored since the page was loaded', async () => {
    resetDevice(pizzaLine());
    personUuid.changeNow(() => 'person-1');
    respondToCartCalls();
    renderOverlays();
    act(() => roomNumber.changeNow(() => '215'));
    act(() => openOverlay('cart'));
    await afterPaint();
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByRole('combobox', { name: /Room number/ })).toHaveValue('215');
    expect(asked()).toBe(0);
  });

  it('asks the hotel for the guest when another tab has stored a person-uuid since the page was loaded', async () => {
    resetDevice(pizzaLine());
    respondToCartCalls();
    network.respondTo(GUEST, { data: { name: 'Ana Ruiz', idphone: null, reservations: [{ room_number: '301' }] } });
    renderOverlays();
    act(() => personUuid.changeNow(() => 'person-1'));
    act(() => openOverlay('cart'));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('combobox', { name: /Room number/ })).toHaveValue('301'));
  });

  it('opens the cart with the lines stored by another tab', async () => {
    resetDevice(pizzaLine());
    respondToCartCalls();
    renderOverlays();
    // Another tab changes the stored cart without a storage event.
    const stored = JSON.parse(localStorage.getItem('cart') ?? '');
    stored.products[0].quantity = 5;
    localStorage.setItem('cart', JSON.stringify(stored));
    act(() => openOverlay('cart'));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByRole('group', { name: 'Pizza' })).toHaveTextContent('5');
  });
});
