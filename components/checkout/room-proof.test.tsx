/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { roomNumber } from '@/lib/device/guest';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import {
  choosePayment,
  type Drawer,
  findSuccessDialog,
  guestWithCart,
  pizzaLine,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';
import { DIGITS, DIGITS_TITLE, PROOF_CALL, proofOf, withProof } from '@/tests/builders/screen/room-proof';

const { network, user, openCart, consentAndSend } = guestWithCart();

const openPizza = (setup?: Parameters<typeof withProof>[0]) => openCart(withProof(setup));
const roomField = (drawer: Drawer) => drawer.findByRole('combobox', { name: /Room number/ });
const isProven = (drawer: Drawer) => drawer.findByText(/^Room .214. is proven$/);

beforeEach(() => resetDevice(pizzaLine()));
afterEach(() => jest.restoreAllMocks());

describe('An order that is charged to its room', () => {
  it('asks for the digits, other than one that is paid in cash', async () => {
    const { drawer } = await openPizza();
    await choosePayment(drawer, 'Cash at the door');
    expect(drawer.queryByRole('textbox', DIGITS)).toBeNull();
    await user.click(drawer.getByRole('radio', { name: 'On the room' }));
    const digits = drawer.getByRole('textbox', DIGITS);
    expect(digits).toBeRequired();
    expect(digits).toHaveAttribute('inputmode', 'numeric');
    expect(digits).toHaveAttribute('autocomplete', 'one-time-code');
    expect(digits).toHaveAccessibleDescription(DIGITS_TITLE);
    expect(drawer.getByRole('group', { name: DIGITS_TITLE })).toContainElement(digits);
    await user.click(drawer.getByRole('radio', { name: 'Cash at the door' }));
    expect(drawer.queryByRole('textbox', DIGITS)).toBeNull();
  });

  it('is not sent without them: the field is marked and has the focus', async () => {
    const { drawer, sent } = await openPizza();
    await choosePayment(drawer, 'On the room');
    await user.type(await roomField(drawer), '214');
    const digits = drawer.getByRole('textbox', DIGITS);
    await user.type(digits, '4029');
    await consentAndSend();
    expect(digits).toBeInvalid();
    expect(digits).toHaveFocus();
    expect(digits).toHaveAccessibleDescription(`${DIGITS_TITLE} Enter all six digits, or scan the code in your room`);
    expect(sent).toEqual([]);
    await user.type(digits, '13');
    expect(digits).toBeValid();
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent).toMatchObject([{ payment: 83, room_number: '214', stay_code: '402913' }]);
  });

  it('sends digits of Arabic script, with a blank between them, as 0 to 9', async () => {
    const { drawer, sent } = await openPizza();
    await choosePayment(drawer, 'On the room');
    await user.type(await roomField(drawer), '214');
    await user.type(drawer.getByRole('textbox', DIGITS), '٤٠٢ ٩١٣');
    await consentAndSend();
    await findSuccessDialog();
    expect(sent).toMatchObject([{ stay_code: '402913' }]);
  });

  it('sends no digits that were typed before another payment was chosen', async () => {
    const { drawer, sent } = await openPizza();
    await choosePayment(drawer, 'On the room');
    await user.type(await roomField(drawer), '214');
    await user.type(drawer.getByRole('textbox', DIGITS), '402913');
    await user.click(drawer.getByRole('radio', { name: 'Cash at the door' }));
    await consentAndSend();
    await findSuccessDialog();
    expect(sent[0]).not.toHaveProperty('stay_code');
  });

  it('offers the hotel’s telephone beside the digits', async () => {
    const variations = { ...NO_VARIATIONS, callPhone: '+34 971 000 000' };
    const { drawer } = await openPizza({ hotel: { variations } });
    await choosePayment(drawer, 'On the room');
    expect(drawer.getByRole('link', { name: 'Call +34 971 000 000' })).toHaveAttribute('href', 'tel:+34971000000');
  });
});

describe('A room that this device has proven', () => {
  it('is filled in, asks nothing, and is sent without digits', async () => {
    const { drawer, sent } = await openPizza({ proven: proofOf('214') });
    await choosePayment(drawer, 'On the room');
    expect(await roomField(drawer)).toHaveValue('214');
    expect(await isProven(drawer)).toBeVisible();
    expect(drawer.queryByRole('textbox', DIGITS)).toBeNull();
    expect(network.count(PROOF_CALL)).toBe(1);
    await consentAndSend();
    await findSuccessDialog();
    expect(sent).toMatchObject([{ payment: 83, room_number: '214' }]);
    expect(sent[0]).not.toHaveProperty('stay_code');
    expect(network.count(PROOF_CALL)).toBe(1);
  });

  it('proves no other room that the guest enters', async () => {
    const { drawer } = await openPizza({ proven: proofOf('214') });
    await choosePayment(drawer, 'On the room');
    await isProven(drawer);
    const room = await roomField(drawer);
    await user.clear(room);
    await user.type(room, '215');
    expect(drawer.getByRole('textbox', DIGITS)).toBeVisible();
    expect(drawer.queryByText(/is proven/)).toBeNull();
    await user.clear(room);
    await user.type(room, ' 214');
    expect(await isProven(drawer)).toBeVisible();
  });

  it('replaces the stored room, which the guest has not touched', async () => {
    roomNumber.changeNow(() => '215');
    const { drawer } = await openPizza({ proven: proofOf('214') });
    expect(await roomField(drawer)).toHaveValue('214');
  });

  it.each([
    ['typed another one', '', '215', '215'],
    ['typed and cleared one', '', '{Backspace}', ''],
    ['cleared the stored one', '2', '{Backspace}', ''],
  ])('is not filled in after the guest has %s while it was being read', async (_what, stored, typed, value) => {
    roomNumber.changeNow(() => stored);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { drawer } = await openPizza({ proven: () => promise });
    const room = await roomField(drawer);
    if (stored === '') await user.type(room, '2');
    await user.clear(room);
    await user.type(room, typed);
    await act(async () => resolve(proofOf('214')));
    await network.settled();
    expect(room).toHaveValue(value);
  });

  it('is not filled in where the hotel asks for the room at each order', async () => {
    const { drawer } = await openPizza({
      proven: proofOf('214'),
      hotel: { variations: { ...NO_VARIATIONS, blankRoom: true } },
    });
    await network.settled();
    expect(await roomField(drawer)).toHaveValue('');
  });

  it('lets a tap wait until it is read', async () => {
    roomNumber.changeNow(() => '214');
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { drawer, sent } = await openPizza({ proven: () => promise });
    await choosePayment(drawer, 'On the room');
    await consentAndSend();
    expect(drawer.queryByRole('textbox', DIGITS)).toBeNull();
    expect(sent).toEqual([]);
    await act(async () => resolve(proofOf('214')));
    await findSuccessDialog();
    expect(sent).toHaveLength(1);
  });
});

it('leaves it to the platform when it cannot be read what this device has proven, and still offers the digits: rooms/RM15', async () => {
  const { drawer, sent } = await openPizza({ proven: () => new Response('', { status: 503 }) });
  await choosePayment(drawer, 'On the room');
  await user.type(await roomField(drawer), '214');
  expect(await drawer.findByRole('textbox', DIGITS)).not.toBeRequired();
  await consentAndSend();
  await findSuccessDialog();
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('stay_code');
});

it('asks the hotel for no proof, and the guest neither, where the hotel wants none', async () => {
  const { drawer, sent } = await openPizza({ hotel: { room_proof: 'off' } });
  await choosePayment(drawer, 'On the room');
  await user.type(await roomField(drawer), '214');
  expect(drawer.queryByRole('textbox', DIGITS)).toBeNull();
  await consentAndSend();
  await findSuccessDialog();
  expect(sent).toHaveLength(1);
  expect(network.count(PROOF_CALL)).toBe(0);
});

describe('An order of products that come to no room', () => {
  const room_number = { title: null, except_sections: [5] };

  it('asks for no room where only charges ask for a proof', async () => {
    const { drawer, sent } = await openPizza({ hotel: { room_number } });
    await choosePayment(drawer, 'Cash at the door');
    expect(drawer.queryByRole('combobox', { name: /Room number/ })).toBeNull();
    await consentAndSend();
    await findSuccessDialog();
    expect(sent).toMatchObject([{ payment: 81, room_number: '' }]);
  });

  it('asks for the room and its proof where every order asks for one', async () => {
    const { drawer, sent } = await openPizza({ hotel: { room_proof: 'for_orders', room_number } });
    await choosePayment(drawer, 'Cash at the door');
    await user.type(await drawer.findByRole('textbox', DIGITS), '402913');
    await consentAndSend();
    const room = await roomField(drawer);
    expect(room).toBeInvalid();
    expect(room).toHaveFocus();
    await user.type(room, '214');
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent).toMatchObject([{ payment: 81, room_number: '214', stay_code: '402913' }]);
  });
});
