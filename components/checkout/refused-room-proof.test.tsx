/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import {
  choosePayment,
  type Drawer,
  findSuccessDialog,
  guestWithCart,
  pizzaLine,
  placed,
  refusal,
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

describe('A proof that the platform refuses', () => {
  const REFUSED = 'These digits are wrong.';

  it('is named at the field, which keeps what was typed, until the guest changes it', async () => {
    let isRight = false;
    const { drawer, sent } = await openPizza({
      orders: ({ uuid }: { uuid: string }) => (isRight ? placed(uuid) : refusal({ room_proof: [REFUSED] })),
    });
    await choosePayment(drawer, 'On the room');
    await user.type(await roomField(drawer), '214');
    const digits = drawer.getByRole('textbox', DIGITS);
    await user.type(digits, '402913');
    await consentAndSend();
    await waitFor(() => expect(digits).toHaveAccessibleDescription(`${DIGITS_TITLE} ${REFUSED}`));
    expect(digits).toBeInvalid();
    expect(digits).toHaveValue('402913');
    await waitFor(() => expect(digits).toHaveFocus());
    expect(drawer.getAllByText(REFUSED)).toHaveLength(1);
    isRight = true;
    await user.type(digits, '{Backspace}4');
    expect(digits).toBeValid();
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent.map(({ stay_code }) => stay_code)).toEqual(['402913', '402914']);
  });

  it('asks for the digits of an order that needs none, when others have filled up the room: rooms/RM10', async () => {
    let isFull = true;
    const full = refusal({ drafts: ['Many orders wait.'], room_proof: [REFUSED] });
    const { drawer, sent } = await openPizza({
      orders: ({ uuid }: { uuid: string }) => (isFull ? full : placed(uuid)),
    });
    await choosePayment(drawer, 'Cash at the door');
    await user.type(await roomField(drawer), '214');
    await consentAndSend();
    const digits = await drawer.findByRole('textbox', DIGITS);
    expect(drawer.getByText('Many orders wait.')).toBeVisible();
    isFull = false;
    await user.type(digits, '402913');
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent.map(({ stay_code }) => stay_code)).toEqual([undefined, '402913']);
  });

  it('is not asked for by another payment, which needs none', async () => {
    const { drawer, sent } = await openPizza({
      orders: ({ uuid, stay_code }: { uuid: string; stay_code?: string }) =>
        stay_code === undefined ? placed(uuid) : refusal({ room_proof: [REFUSED] }),
    });
    await choosePayment(drawer, 'On the room');
    await user.type(await roomField(drawer), '214');
    await user.type(drawer.getByRole('textbox', DIGITS), '402913');
    await consentAndSend();
    expect(await drawer.findByText(REFUSED)).toBeVisible();
    await choosePayment(drawer, 'Cash at the door');
    expect(drawer.queryByRole('textbox', DIGITS)).toBeNull();
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent.map(({ stay_code }) => stay_code)).toEqual(['402913', undefined]);
  });

  it('is no longer named after the guest has scanned the code and come back', async () => {
    let proven: string | null = null;
    const { drawer } = await openPizza({
      proven: () => proofOf(proven),
      orders: () => refusal({ room_proof: [REFUSED] }),
    });
    await choosePayment(drawer, 'On the room');
    await user.type(await roomField(drawer), '214');
    await user.type(drawer.getByRole('textbox', DIGITS), '402913');
    await consentAndSend();
    await drawer.findByText(REFUSED);
    await network.settled();
    proven = '214';
    // SWR reads on focus not sooner than five seconds after a read.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await isProven(drawer)).toBeVisible();
    expect(drawer.queryByText(REFUSED)).toBeNull();
    expect(drawer.queryByRole('textbox', DIGITS)).toBeNull();
  });

  it('is no longer named after another payment is chosen', async () => {
    const { drawer } = await openPizza({ orders: () => refusal({ room_proof: [REFUSED] }) });
    await choosePayment(drawer, 'On the room');
    await user.type(await roomField(drawer), '214');
    await user.type(drawer.getByRole('textbox', DIGITS), '402913');
    await consentAndSend();
    await drawer.findByText(REFUSED);
    await user.click(drawer.getByRole('radio', { name: 'Cash at the door' }));
    expect(drawer.queryByText(REFUSED)).toBeNull();
  });

  it('asks for the digits, and reads again, when what this device had proven has ended', async () => {
    let proven: string | null = '214';
    const { drawer } = await openPizza({
      proven: () => proofOf(proven),
      orders: () => refusal({ room_proof: ['Please prove your room.'] }),
    });
    await choosePayment(drawer, 'On the room');
    await isProven(drawer);
    proven = null;
    await consentAndSend();
    const digits = await drawer.findByRole('textbox', DIGITS);
    await waitFor(() => expect(digits).toHaveAccessibleDescription(`${DIGITS_TITLE} Please prove your room.`));
    await waitFor(() => expect(network.count(PROOF_CALL)).toBe(2));
    await network.settled();
    await user.type(digits, '4');
    expect(digits).toBeVisible();
  });
});
