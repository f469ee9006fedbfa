/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrdersDrawer } from './orders-drawer';

const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const TIP = 'POST /api/v1/orders/guest/tip';
const network = fakeNetwork();
fakeEventStream();

const TIPS = { percent: [10], amounts: [], after_delivery: true };
const toRoom = { order_payment: { title: { en: 'Charge to my room' } }, final_sum: 25.3, delivery_price: 2.3 };
const done = order({ ostatus_id: 'done', can_be_tipped: true, ...toRoom });
const tipped = order({ ostatus_id: 'done', ...toRoom, tip: 2.3, final_sum: 27.6 });
const sent: unknown[] = [];

async function opened(shown = done, hotel: Partial<HotelView> = { tips: TIPS }) {
  network.respondTo(CHECK, orderGroups({ histories: [shown] }));
  renderInHotel(<OverlayHost bodies={{ orders: OrdersDrawer }} />, hotelView(hotel));
  act(() => openOverlay('orders'));
  return within(await screen.findByRole('article', { name: '#1048' }));
}

/** Sets the response to the tip, and the order after it. */
function hotelResponds(response: unknown, then: typeof done): void {
  network.respondTo(TIP, async (request: Request) => {
    sent.push(await request.json());
    network.respondTo(CHECK, orderGroups({ histories: [then] }));
    return response;
  });
}

const QUESTION = { name: 'Would you like to leave a tip?' };

beforeEach(() => {
  resetOverlays();
  orderUuids.changeNow(() => [done.uuid]);
  sent.length = 0;
});

it.each([
  ['the platform takes none', order({ ostatus_id: 'done', ...toRoom }), { tips: TIPS }],
  ['the hotel asks for none', done, {}],
])('is not asked for where %s', async (_title, shown, hotel) => {
  const card = await opened(shown, hotel);
  expect(card.queryByRole('group', QUESTION)).toBeNull();
});

it('adds a tip once, of the products without the charge, and shows it in the order', async () => {
  const card = await opened();
  const question = within(card.getByRole('group', QUESTION));
  expect(question.queryByRole('button', { pressed: true })).toBeNull();
  expect(card.queryByRole('button', { name: /^Add/ })).toBeNull();
  await userEvent.click(question.getByRole('button', { name: /2\.30/ }));
  hotelResponds({ data: { status: 'ok' } }, tipped);
  await userEvent.dblClick(card.getByRole('button', { name: /^Add.*2\.30/ }));
  await waitFor(() => expect(card.queryByRole('group', QUESTION)).toBeNull());
  expect(card.getByText('Tip').parentElement).toHaveTextContent(/2\.30/);
  expect(card.getByText('Total').parentElement).toHaveTextContent(/27\.60/);
  expect(sent).toEqual([{ uuid: done.uuid, hotel_id: 1, tip: 2.3 }]);
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
});

it('keeps what was typed when the hotel cannot be reached, and sends the same again', async () => {
  const card = await opened();
  await userEvent.click(card.getByRole('button', { name: 'Other amount' }));
  const field = card.getByRole('textbox', { name: 'Other amount' });
  expect(field).toHaveFocus();
  await userEvent.type(field, '4');
  hotelResponds(undefined, done);
  await userEvent.click(card.getByRole('button', { name: /^Add.*4\.00/ }));
  expect(await card.findByRole('alert')).toHaveTextContent('Your choice could not be saved just now.');
  expect(card.getByRole('textbox')).toHaveValue('4');
  hotelResponds({ data: { status: 'ok' } }, tipped);
  await userEvent.click(card.getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(card.queryByRole('group', QUESTION)).toBeNull());
  expect(sent).toEqual(Array.from({ length: 2 }, () => ({ uuid: done.uuid, hotel_id: 1, tip: 4 })));
});

it('offers to add no more than the order costs', async () => {
  const card = await opened();
  await userEvent.click(card.getByRole('button', { name: 'Other amount' }));
  const field = card.getByRole('textbox', { name: 'Other amount' });
  await userEvent.type(field, '25.31');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/up to 25\.30/);
  expect(card.queryByRole('button', { name: /^Add/ })).toBeNull();
});
