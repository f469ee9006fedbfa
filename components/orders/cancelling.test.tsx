/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { CancelDialog } from './cancel-dialog';
import { OrdersDrawer } from './orders-drawer';

const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const CANCEL = 'POST /api/v1/orders/guest/change-status';
const network = fakeNetwork();
const streams = fakeEventStream();

const draft = order();
const approved = order({ ostatus_id: 'approved' });
const cancelled = order({ ostatus_id: 'cancelled', cancel_reason_id: 'order_cancel__change' });
const sent: unknown[] = [];

/** Sets the response to the cancellation, and the hotel's orders after it. */
function hotelResponds(response: unknown, then: ReturnType<typeof orderGroups>): void {
  network.respondTo(CANCEL, async (request: Request) => {
    sent.push(await request.json());
    network.respondTo(CHECK, then);
    return response;
  });
}

async function opened(groups = orderGroups({ draft: [draft] })) {
  network.respondTo(CHECK, groups);
  const bodies = { orders: OrdersDrawer, 'cancel-order': CancelDialog, confirm: ConfirmDialog };
  renderInHotel(<OverlayHost bodies={bodies} />);
  act(() => openOverlay('orders'));
  return within(await screen.findByRole('article', { name: '#1048' }));
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const popup = () => screen.findByRole('dialog', { name: 'Why do you want to cancel?' });
const pressConfirm = async () =>
  userEvent.click(within(await popup()).getByRole('button', { name: 'Cancel the order' }));
const confirm = async () => {
  const dialog = within(await popup());
  const isChosen = dialog.getAllByRole('radio').some((reason) => (reason as HTMLInputElement).checked);
  if (!isChosen) await userEvent.click(dialog.getByRole('radio', { name: 'I ordered by mistake' }));
  await pressConfirm();
};
const popupClosed = () => waitFor(() => expect(openOverlays()).toHaveLength(1));

beforeEach(() => {
  resetOverlays();
  orderUuids.changeNow(() => [draft.uuid]);
  sent.length = 0;
});

describe('Cancelling an order', () => {
  it('offers to cancel an order only while it is a draft', async () => {
    await opened(orderGroups({ draft: [draft], pending: [{ ...approved, uuid: `${draft.uuid}0`, num: '1049' }] }));
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).queryAllByRole('button', { name: 'Cancel the order' }).length)).toEqual([
      1, 0,
    ]);
  });

  it('asks for the reason of a cancellation, with none of four preselected, and sends nothing without one', async () => {
    await opened();
    await press('Cancel the order');
    expect(await popup()).toHaveAccessibleDescription(/Order #\u20661048\u2069/);
    const reasons = within(screen.getByRole('group', { name: 'Reason' })).getAllByRole('radio');
    expect(reasons.map((reason) => (reason as HTMLInputElement).checked)).toEqual([false, false, false, false]);
    await pressConfirm();
    expect(screen.getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription('Please choose one');
    expect(reasons[0]).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('sends the reason, reads the orders again and shows the order as cancelled', async () => {
    const card = await opened();
    hotelResponds({ data: { status: 'ok' } }, orderGroups({ histories: [cancelled] }));
    await press('Cancel the order');
    await userEvent.click(await screen.findByRole('radio', { name: 'I changed my mind' }));
    await confirm();
    await popupClosed();
    expect(sent).toEqual([{ uuid: draft.uuid, hotel_id: 1, language: 'en', reason: 'order_cancel__change' }]);
    expect(card.getByText('Cancelled')).toBeVisible();
    expect(card.getByText('Reason: I changed my mind')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('article', { name: '#1048' })).toHaveFocus();
  });

  it('closes the dialog when cancelling fails, shows an error, and retries with the same reason', async () => {
    const card = await opened();
    hotelResponds(undefined, orderGroups({ draft: [draft] }));
    await press('Cancel the order');
    await confirm();
    await popupClosed();
    expect(card.getByRole('alert')).toHaveTextContent('The order could not be cancelled just now.');
    expect(network.count(CHECK)).toBeGreaterThan(1);
    hotelResponds({ data: { status: 'ok' } }, orderGroups({ histories: [cancelled] }));
    await press('Try again');
    await waitFor(() => expect(card.queryByRole('alert')).toBeNull());
    expect(card.getByText('Cancelled')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('shows the offline message when cancelling fails offline', async () => {
    const card = await opened();
    hotelResponds(undefined, orderGroups({ draft: [draft] }));
    await press('Cancel the order');
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await confirm();
    await popupClosed();
    expect(card.getByRole('alert')).toHaveTextContent('You are offline.');
    online.mockRestore();
  });

  it('shows that it is too late when the hotel has accepted the order meanwhile', async () => {
    const card = await opened();
    const refused = Response.json({ refusal: 'invalid', data: { data: { order: ['no'] } } }, { status: 422 });
    hotelResponds(refused, orderGroups({ pending: [approved] }));
    await press('Cancel the order');
    await confirm();
    await popupClosed();
    expect(card.getByRole('alert')).toHaveTextContent('This order can no longer be cancelled');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows no error when the response was lost but the order is cancelled', async () => {
    const card = await opened();
    hotelResponds(undefined, orderGroups({ histories: [cancelled] }));
    await press('Cancel the order');
    await confirm();
    await popupClosed();
    expect(card.getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('finishes a cancellation after the guest has gone back, and leaves My orders open', async () => {
    await opened();
    let respond: (body: unknown) => void = () => undefined;
    network.respondTo(CANCEL, () => new Promise((resolve) => (respond = resolve)));
    await press('Cancel the order');
    await confirm();
    await userEvent.click(within(await popup()).getByRole('button', { name: 'Close' }));
    await popupClosed();
    network.respondTo(CHECK, orderGroups({ histories: [cancelled] }));
    await act(async () => respond({ data: { status: 'ok' } }));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(openOverlays()).toHaveLength(1);
  });
});

describe('An order that changes while its cancel dialog is open', () => {
  /** Sets the hotel's orders and sends an event. */
  async function happens(groups: ReturnType<typeof orderGroups>): Promise<void> {
    network.respondTo(CHECK, groups);
    await waitFor(() => expect(streams().at(-1)?.closed).toBe(false));
    await act(async () => streams().at(-1)?.send('order-updated', { type: 'order-updated', order_uuid: draft.uuid }));
  }

  it('shows that it is too late to cancel when the hotel accepts the order meanwhile, without a button to confirm', async () => {
    const card = await opened();
    await press('Cancel the order');
    await popup();
    await happens(orderGroups({ pending: [approved] }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the order' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('This order can no longer be cancelled');
    expect(within(dialog).queryByRole('radio')).toBeNull();
    expect(card.getByText('Confirmed', { ignore: 'ol *' })).toBeVisible();
    const [, close] = within(dialog).getAllByRole('button', { name: 'Close' });
    expect(close).toHaveFocus();
    if (close) await userEvent.click(close);
    await popupClosed();
    await waitFor(() => expect(screen.getByRole('article', { name: '#1048' })).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('shows that the order is cancelled when another device or tab has cancelled it', async () => {
    await opened();
    await press('Cancel the order');
    await popup();
    await happens(orderGroups({ histories: [cancelled] }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the order' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Cancelled');
  });

  it('keeps the cancel dialog unchanged when the hotel cannot be reached', async () => {
    await opened();
    await press('Cancel the order');
    await popup();
    network.respondTo(CHECK, undefined);
    await act(async () => streams().at(-1)?.send('order-updated', { type: 'order-updated', order_uuid: draft.uuid }));
    expect(await screen.findByText('Your orders could not be loaded just now.')).toBeInTheDocument();
    expect(within(await popup()).getAllByRole('radio')).toHaveLength(4);
  });
});

describe('Clearing the history', () => {
  it('asks for a confirmation before the history is cleared', async () => {
    await opened();
    await press('Clear history');
    expect(await screen.findByRole('alertdialog', { name: 'Clear history?' })).toHaveAccessibleDescription(
      /What you have ordered still comes/,
    );
    await press('No');
    await popupClosed();
    expect(orderUuids.get()).toEqual([draft.uuid]);
  });

  it('removes the stored orders and the shown ones when the history is cleared', async () => {
    await opened();
    await press('Clear history');
    await press('Yes');
    await popupClosed();
    expect(orderUuids.get()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear history' })).toBeNull();
    expect(screen.getByRole('region', { name: 'My orders' })).toHaveFocus();
  });
});
