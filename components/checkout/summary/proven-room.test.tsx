/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { lastPayment, roomNumber } from '@/lib/device/guest';
import { orderUuids } from '@/lib/device/order-uuids';
import {
  choosePayment,
  findSuccessDialog,
  guestWithCart,
  pizzaLine,
  refusal,
  resetDevice,
} from '@/tests/builders/screen/open-cart';
import { DIGITS, proofOf, withProof } from '@/tests/builders/screen/room-proof';

const { user, openCart, consentAndSend } = guestWithCart();

const openPizza = (setup?: Parameters<typeof withProof>[0]) => openCart(withProof(setup));

describe('The line of room, name and payment, from the second order on', () => {
  const change = { name: 'Change room, name or payment' };
  beforeEach(() => {
    resetDevice(pizzaLine());
    orderUuids.changeNow(() => ['00000000-0000-4000-8000-00000000000a']);
    roomNumber.changeNow(() => '214');
    lastPayment.changeNow(() => '83');
  });

  it('stays when this device has proven the room', async () => {
    const { drawer, sent } = await openPizza({ proven: proofOf('214') });
    expect(await drawer.findByRole('region', { name: 'Guest details' })).toHaveTextContent('Room 214 · On the room');
    await consentAndSend();
    await findSuccessDialog();
    expect(sent).toMatchObject([{ payment: 83, room_number: '214' }]);
  });

  it('gives way to the fields when nothing proves the room', async () => {
    const { drawer, sent } = await openPizza();
    await choosePayment(drawer, 'On the room');
    expect(drawer.getByRole('combobox', { name: /Room number/ })).toHaveValue('214');
    expect(drawer.queryByRole('button', change)).toBeNull();
    await user.type(drawer.getByRole('textbox', DIGITS), '402913');
    await consentAndSend();
    await findSuccessDialog();
    expect(sent).toMatchObject([{ payment: 83, room_number: '214', stay_code: '402913' }]);
  });

  it('gives way to the fields with any payment where every order asks for a proof', async () => {
    lastPayment.changeNow(() => '81');
    const { drawer } = await openPizza({ hotel: { room_proof: 'for_orders' } });
    expect(await drawer.findByRole('textbox', DIGITS)).toBeVisible();
  });

  it('stays with a payment that asks for no proof', async () => {
    lastPayment.changeNow(() => '81');
    const { drawer } = await openPizza();
    expect(await drawer.findByRole('button', change)).toBeVisible();
  });

  it('is waited for, and a tap with it, until it is known what this device has proven', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { drawer, sent } = await openPizza({ proven: () => promise });
    await consentAndSend();
    expect(drawer.queryByRole('button', change)).toBeNull();
    expect(drawer.queryByRole('textbox', DIGITS)).toBeNull();
    await act(async () => resolve(proofOf('214')));
    await findSuccessDialog();
    expect(sent).toMatchObject([{ payment: 83, room_number: '214' }]);
  });

  it('gives way to the fields when the platform refuses the proof', async () => {
    const { drawer } = await openPizza({
      proven: proofOf('214'),
      orders: () => refusal({ room_proof: ['Please prove your room.'] }),
    });
    await drawer.findByRole('button', change);
    await consentAndSend();
    const digits = await drawer.findByRole('textbox', DIGITS);
    await waitFor(() => expect(digits).toHaveFocus());
    expect(digits).toBeInvalid();
  });
});
