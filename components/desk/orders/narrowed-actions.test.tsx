/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import { orderTicket } from '@/tests/builders/screen/printing';
import { answerSession, personSession } from '@/tests/builders/screen/staff-session';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const SETTINGS = {
  sections: [7, 8].map((id) => ({ id, parent_id: null, title: null, promise_minutes: null })),
  stations: [
    { id: 'kitchen', title: { en: 'Kitchen' }, sections: [7] },
    { id: 'bar', title: { en: 'Bar' }, sections: [8] },
  ],
};
const line = (id: number, title: string, section: number): DeskOrder['products'][number] => ({
  ...{ id, product: { title }, properties: [], price: 3, quantity: 1, total_price: 3, slot_minutes: null },
  ...{ ordered_for: null, repeat: { product_id: id, section_id: section, answers: [] } },
});
const SOUP = line(1, 'Soup', 7);
const COLA = line(2, 'Cola', 8);

/** Opens an order at the desk of a person of the bar. */
async function open(parts: Partial<DeskOrder>) {
  const data = [deskOrder({ ostatus_id: 'approved', products: [SOUP, COLA], ...parts })];
  answerDesk(network, [], [], { settings: SETTINGS });
  network.respondTo('GET /api/desk/v1/orders?group=pending', { data });
  answerSession(network, personSession('station', { person: { stations: ['bar'] } }));
  await renderDesk({ network, stream, address: '#orders/order-1' });
  return within(await screen.findByRole('dialog', { name: 'Order #1001' }));
}

/** Rule: staff/SP3. */
describe('an order of several stations at the desk of a person who is narrowed', () => {
  it('has no cancelling, and lets them say of their own lines alone that they are ready', async () => {
    const order = await open({});
    expect(order.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
    expect(order.getByRole('checkbox', { name: /Soup/ })).toBeDisabled();
    expect(order.getByRole('checkbox', { name: /Cola/ })).toBeEnabled();
  });

  it('makes their lines ready with one tap, and no move', async () => {
    const sent: unknown[] = [];
    network.respondTo('POST /api/desk/v1/orders/order-1/ready', async (request: Request) => {
      sent.push(await request.json());
      return { data: deskOrder({ ostatus_id: 'approved', products: [SOUP, COLA], ready_lines: [2] }) };
    });
    const order = await open({});
    fireEvent.click(order.getByRole('button', { name: /^Ready/ }));
    await network.settled();
    expect(sent).toEqual([{ lines: [2], is_ready: true }]);
    expect(order.getByText(/^Waits for: /)).toBeInTheDocument();
  });

  it('says that it waits for others where no station makes their lines', async () => {
    const order = await open({ products: [line(1, 'Massage', 999), COLA], ready_lines: [2] });
    expect(order.getByText('Waits for what others make')).toBeInTheDocument();
  });

  it('says why it was not moved when the server refuses it', async () => {
    const refusal = { refusal: 'forbidden', data: { data: { lines: ['are not yours'] } } };
    network.respondTo('POST /api/desk/v1/orders/order-1/done', () => Response.json(refusal, { status: 403 }));
    const order = await open({ ostatus_id: 'accepted' });
    fireEvent.click(order.getByRole('button', { name: /^Done/ }));
    await network.settled();
    expect(order.getByRole('alert')).toHaveTextContent('Order #1001 has something that others make.');
  });

  it('prints tickets of their own station again', async () => {
    const ticket = { ...orderTicket(), state: 'printed' as const };
    const tickets = [
      { ...ticket, station: 'kitchen' },
      { ...ticket, id: 'ticket-2', station: 'bar' },
    ];
    const order = await open({ tickets });
    expect(order.getAllByRole('button', { name: /^Print again/ })).toHaveLength(1);
  });

  it('cancels what is all theirs', async () => {
    const order = await open({ products: [COLA] });
    expect(order.getByRole('button', { name: 'Cancel the order' })).toBeEnabled();
  });
});
