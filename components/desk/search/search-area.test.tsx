/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const SEARCH = 'POST /api/desk/v1/orders/search';
const FIRST = `${SEARCH}?limit=50`;

const soup: DeskOrder['products'][number] = {
  id: 1,
  product: { title: { en: 'Soup', de: 'Suppe' } },
  properties: [],
  price: 4.5,
  quantity: 2,
  total_price: 9,
  slot_minutes: null,
  ordered_for: null,
  repeat: null,
};
const ana = deskOrder({ ostatus_id: 'done', final_sum: 9, products: [soup] });
const ben = deskOrder({
  uuid: 'order-2',
  num: '1002',
  final_sum: 20,
  ostatus_id: 'cancelled',
  guest: { person_uuid: 'person-2', name: 'Ben', phone: null },
});

type Page = { data: readonly DeskOrder[]; next: string | null };

/** Answers the first page of each search, and the second one. Returns the bodies of all calls. */
function answerSearch(first: Page, second?: Page, limit = 50): unknown[] {
  const bodies: unknown[] = [];
  const answer = (page: Page | undefined) => async (request: Request) => {
    bodies.push(await request.json());
    return page;
  };
  network.respondTo(`${SEARCH}?limit=${limit}`, answer(first));
  network.respondTo(`${SEARCH}?limit=${limit}&cursor=${first.next}`, answer(second));
  return bodies;
}

async function openSearch(address = '#search', orders: readonly DeskOrder[] = []) {
  answerDesk(network, orders);
  await renderDesk({ network, stream, address });
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
const hits = () => within(screen.getByRole('region', { name: 'Orders' })).getAllByRole('listitem');

describe('the search over all orders', () => {
  it('begins with the newest orders of all, and shows what each was', async () => {
    const bodies = answerSearch({ data: [ben, ana], next: null });
    await openSearch();
    expect(bodies).toEqual([{ text: '', from: null, to: null }]);
    expect(screen.getByText('Orders found: 2')).toBeInTheDocument();
    expect(hits()[1]).toHaveTextContent(/^214Anna Weber9\.00.EUR2× Soup#1001.* 19:30Done/);
    expect(hits()[0]).toHaveTextContent(/Ben.*Cancelled/);
    expect(within(hits()[0] as HTMLElement).getByRole('link', { name: 'The guest of order #1002' })).toHaveAttribute(
      'href',
      '#persons/person-2',
    );
  });

  it('sends what was typed in the body, and the day at once', async () => {
    const bodies = answerSearch({ data: [ana], next: null });
    await openSearch();
    const field = screen.getByRole('searchbox', { name: 'Room, number, name, phone or dish' });
    fireEvent.change(field, { target: { value: 'Weber' } });
    fireEvent.submit(field);
    await network.settled();
    fireEvent.change(screen.getByLabelText('Day', { selector: 'input' }), { target: { value: '2026-06-18' } });
    await network.settled();
    await press('Any day');
    const text = 'Weber';
    expect(bodies.slice(1)).toEqual([
      { text, from: null, to: null },
      { text, from: '2026-06-18', to: '2026-06-18' },
      { text, from: null, to: null },
    ]);
    expect(window.location.href).not.toMatch(/Weber/);
  });

  it('shows older ones page by page', async () => {
    const bodies = answerSearch({ data: [ben], next: 'older' }, { data: [ana], next: null });
    await openSearch();
    expect(screen.getByText('Orders found: 1, and older ones')).toBeInTheDocument();
    await press('Show older ones');
    expect(bodies[1]).toEqual(bodies[0]);
    expect(hits()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });

  it('opens an order beside what was found, in the state that it has now', async () => {
    answerSearch({ data: [{ ...ana, ostatus_id: 'draft' }], next: null });
    await openSearch('#search/order-1', [deskOrder({ version: 3 })]);
    const details = within(await screen.findByRole('dialog', { name: 'Order #1001' }));
    expect(details.getByRole('button', { name: 'Accept #1001' })).toBeInTheDocument();
  });

  it('reads an order that its address names and nothing has found', async () => {
    answerSearch({ data: [], next: null });
    network.respondTo('GET /api/desk/v1/orders/order-9', { data: deskOrder({ uuid: 'order-9', num: '1009' }) });
    await openSearch('#search/order-9');
    expect(await screen.findByRole('dialog', { name: 'Order #1009' })).toBeInTheDocument();
  });

  it('stays while another area is open, and is asked for by the search among the open orders', async () => {
    const bodies = answerSearch({ data: [ana], next: null });
    await openSearch('#orders', [deskOrder()]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Room or number' }), { target: { value: 'weber' } });
    fireEvent.click(screen.getByRole('link', { name: 'Search all orders for “weber”' }));
    await network.settled();
    window.location.hash = '#search';
    expect(await screen.findByText('Orders found: 1')).toBeInTheDocument();
    expect(bodies).toEqual([{ text: 'weber', from: null, to: null }]);
    expect(screen.getByRole('searchbox')).toHaveValue('weber');
  });

  it('says that nobody answers', async () => {
    network.respondTo(FIRST, undefined);
    await openSearch();
    expect(screen.getByRole('alert')).toHaveTextContent('The desk did not answer. Try again.');
  });
});

describe('the bill of a room', () => {
  const paid = { status_id: 'done', extra: { payment_link: null } };

  async function openBill(first: Page, second?: Page) {
    answerSearch({ data: [], next: null });
    const bodies = answerSearch(first, second, 200);
    await openSearch('#search/bill');
    fireEvent.change(screen.getByLabelText('Room'), { target: { value: '214' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-06-10' } });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-06-18' } });
    await press('Show');
    return bodies;
  }
  const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  it('adds up every page of the room’s orders', async () => {
    const online = deskOrder({
      uuid: 'order-3',
      num: '1003',
      ostatus_id: 'accepted',
      final_sum: 30,
      integration_payment: paid,
    });
    const bodies = await openBill({ data: [online], next: 'older' }, { data: [ana], next: null });
    const query = { room: '214', from: '2026-06-10', to: '2026-06-18' };
    expect(bodies).toEqual([query, query]);
    const orders = screen.getAllByRole('region', { name: /^Order #/ });
    expect(orders.map((order) => order.getAttribute('aria-label'))).toEqual(['Order #1001', 'Order #1003']);
    expect(orders[0]).toHaveTextContent('2×Soup9.00 EUR');
    expect(orders[1]).toHaveTextContent('On the way');
    expect(sums()).toEqual(['39.00\u00a0EUR', '30.00\u00a0EUR', '9.00\u00a0EUR']);
  });

  it('asks whose it is where several guests have ordered', async () => {
    await openBill({ data: [ana, { ...ben, ostatus_id: 'done' }], next: null });
    expect(sums()).toEqual(['29.00\u00a0EUR', '29.00\u00a0EUR']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Guest' }), { target: { value: 'person-2' } });
    expect(sums()).toEqual(['20.00\u00a0EUR', '20.00\u00a0EUR']);
  });

  it('marks an order that was charged to the room without a proof of it', async () => {
    await openBill({ data: [{ ...ana, charges_room: true, room_proof: 'none' }], next: null });
    expect(screen.getByText('Charge to a room, not proven')).toBeInTheDocument();
  });

  it('says that nothing is to be paid', async () => {
    await openBill({ data: [ben], next: null });
    expect(screen.getByText('Nothing to pay was ordered to this room in these days.')).toBeInTheDocument();
  });
});
