/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrdersDrawer } from './orders-drawer';

const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const RATE = 'POST /api/v1/orders/guest/rate';
const network = fakeNetwork();
fakeEventStream();

const done = order({ ostatus_id: 'done', can_be_rated: true });
const rated = order({ ostatus_id: 'done', rating: { stars: 4, words: 'Hot' } });
const sent: unknown[] = [];

async function opened(shown = done) {
  network.respondTo(CHECK, orderGroups({ histories: [shown] }));
  renderInHotel(<OverlayHost bodies={{ orders: OrdersDrawer }} />);
  act(() => openOverlay('orders'));
  return within(await screen.findByRole('article', { name: '#1048' }));
}

/** Sets the response to the rating, and the order after it. */
function hotelResponds(response: unknown, then: typeof done): void {
  network.respondTo(RATE, async (request: Request) => {
    sent.push(await request.json());
    network.respondTo(CHECK, orderGroups({ histories: [then] }));
    return response;
  });
}

beforeEach(() => {
  resetOverlays();
  orderUuids.changeNow(() => [done.uuid]);
  sent.length = 0;
});

describe('Rating an order', () => {
  it('is offered only when the platform says so', async () => {
    const card = await opened(order({ ostatus_id: 'done' }));
    expect(card.queryByRole('group', { name: 'How was it?' })).toBeNull();
  });

  it('asks for words after the stars, sends both once, and thanks', async () => {
    const card = await opened();
    expect(card.queryByRole('textbox')).toBeNull();
    await userEvent.click(card.getByRole('radio', { name: '4 of 5' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Anything to add? (optional)' }), ' Hot ');
    hotelResponds({ data: { status: 'ok' } }, rated);
    await userEvent.dblClick(card.getByRole('button', { name: 'Send the rating' }));
    expect(await card.findByText('Thank you for telling us.')).toBeVisible();
    expect(card.getByRole('img', { name: '4 of 5' })).toBeVisible();
    expect(sent).toEqual([{ uuid: done.uuid, hotel_id: 1, stars: 4, words: 'Hot' }]);
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  });

  it('keeps the stars and words when the hotel cannot be reached, and sends the same again', async () => {
    const card = await opened();
    await userEvent.click(card.getByRole('radio', { name: '2 of 5' }));
    await userEvent.type(card.getByRole('textbox'), 'Cold');
    hotelResponds(undefined, done);
    await userEvent.click(card.getByRole('button', { name: 'Send the rating' }));
    expect(await card.findByRole('alert')).toHaveTextContent('Your rating could not be sent just now.');
    expect(card.getByRole('textbox')).toHaveValue('Cold');
    hotelResponds({ data: { status: 'ok' } }, rated);
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByText('Thank you for telling us.')).toBeVisible();
    expect(sent).toEqual(Array.from({ length: 2 }, () => ({ uuid: done.uuid, hotel_id: 1, stars: 2, words: 'Cold' })));
  });

  it('thanks after a response that was lost, when the hotel has the rating', async () => {
    const card = await opened();
    await userEvent.click(card.getByRole('radio', { name: '4 of 5' }));
    hotelResponds(undefined, rated);
    await userEvent.click(card.getByRole('button', { name: 'Send the rating' }));
    expect(await card.findByText('Thank you for telling us.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('accepts at most 500 characters', async () => {
    const card = await opened();
    await userEvent.click(card.getByRole('radio', { name: '1 of 5' }));
    expect(card.getByRole('textbox')).toHaveAttribute('maxlength', '500');
  });
});
