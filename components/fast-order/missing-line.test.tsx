/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { openFastOrder, orderButton } from '@/tests/builders/screen/fast-order';
import { choosePayment, resetDevice } from '@/tests/builders/screen/open-cart';
import { DIGITS, PROOF_CALL, proofOf } from '@/tests/builders/screen/room-proof';

const network = fakeNetwork();
const user = userEvent.setup();
const openPopup = (from?: Parameters<typeof openFastOrder>[1]) => openFastOrder(network, from);

beforeEach(() => resetDevice());

describe('What a fast order still needs', () => {
  const needed = (popup: Awaited<ReturnType<typeof openPopup>>['popup']) =>
    popup.queryByRole('button', { name: /^Still/ });

  it('is named before the button, until everything is filled in', async () => {
    const { popup } = await openPopup();
    expect(needed(popup)).toHaveTextContent('Still needed: Flight, Payment method, Room number');
    expect(needed(popup)?.compareDocumentPosition(orderButton(popup))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.type(popup.getByRole('textbox', { name: /Flight/ }), 'VY 1234');
    await choosePayment(popup, 'Card at the door');
    expect(needed(popup)).toHaveTextContent('Still needed: Room number');
    await user.type(popup.getByRole('combobox', { name: /Room number/ }), '214');
    expect(needed(popup)).toBeNull();
  });

  it('is marked after a tap on it, with the focus at the first missing field, and nothing is sent', async () => {
    const { popup, sent } = await openPopup();
    await user.click(needed(popup) ?? popup.getByRole('form'));
    expect(popup.getByRole('textbox', { name: /Flight/ })).toHaveFocus();
    expect(popup.getByRole('textbox', { name: /Flight/ })).toBeInvalid();
    expect(popup.getByRole('combobox', { name: /Room number/ })).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('names the digits of the stay where this device has not proven the room', async () => {
    network.respondTo(PROOF_CALL, proofOf(null));
    const { popup } = await openPopup({ hotel: { room_proof: 'for_orders' } });
    expect(needed(popup)).toHaveTextContent(
      'Still needed: Flight, Payment method, Room number, Six digits from the reception',
    );
    await user.type(popup.getByRole('textbox', DIGITS), '402913');
    expect(needed(popup)).toHaveTextContent('Still needed: Flight, Payment method, Room number');
    expect(needed(popup)).not.toHaveTextContent('digits');
  });

  it('the button says that it sends where the hotel has no words for it', async () => {
    const { popup } = await openPopup({ transfer: { button_order_text: null } });
    expect(popup.getByRole('button', { name: /^Order now/ })).toBeVisible();
    expect(popup.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  });
});
