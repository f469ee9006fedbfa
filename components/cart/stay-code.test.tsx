/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { cart } from '@/lib/device/cart';
import { roomNumber } from '@/lib/device/guest';
import { addLine } from '@/lib/domain/cart/change-cart';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import {
  choosePayment,
  findSuccessDialog,
  guestWithCart,
  hotelWithPayment,
  pizzaLine,
  placed,
  renderOverlays,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';
import { DIGITS, PROOF_CALL, proofOf, withProof } from '@/tests/builders/screen/room-proof';
import { CartPanel } from './cart-panel';

const { network, user, respondToCartCalls } = guestWithCart();

it('clears the digits after an order where the checkout stays open, and reads what they have proven', async () => {
  resetDevice(pizzaLine());
  roomNumber.changeNow(() => '214');
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const lemonade = cartLine({ key: 'lemonade', product: cartProduct({ id: 40 }) });
  const { hotel, ...setup } = withProof({ orders: () => promise });
  const { sent } = respondToCartCalls({ ...setup, products: [pizzaLine().product, lemonade.product] });
  let proven: string | null = null;
  network.respondTo(PROOF_CALL, () => proofOf(proven));
  renderOverlays(hotelWithPayment(hotel), <CartPanel />);
  await choosePayment(screen, 'On the room');
  await user.type(await screen.findByRole('textbox', DIGITS), '402913');
  await user.click(screen.getByRole('checkbox'));
  await user.click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => cart.changeNow((current) => addLine(current, lemonade)));
  proven = '214';
  await act(async () => resolve(placed(String(sent[0]?.uuid))));
  await findSuccessDialog();
  await waitFor(() => expect(screen.queryByRole('textbox', { ...DIGITS, hidden: true })).toBeNull());
  expect(screen.getByText(/^Room .214. is proven$/)).toBeInTheDocument();
  expect(network.count(PROOF_CALL)).toBe(2);
  const room = screen.getByRole('combobox', { name: /Room number/, hidden: true });
  await user.clear(room);
  expect(screen.getByRole('textbox', { ...DIGITS, hidden: true })).toHaveValue('');
});
