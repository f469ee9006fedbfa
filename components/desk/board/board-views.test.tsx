/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { boardSettings } from '@/lib/device/desk/board-view';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();

async function openBoard(orders: readonly DeskOrder[]) {
  answerDesk(network, orders);
  const of = (...statuses: string[]) => ({ data: orders.filter(({ ostatus_id }) => statuses.includes(ostatus_id)) });
  network.respondTo('GET /api/desk/v1/orders?group=pending', of('approved', 'accepted'));
  await renderDesk({ network, stream });
}

const column = (name: string) => within(screen.getByRole('region', { name }));
const card = () => within(screen.getByRole('article', { name: 'Order #1001' }));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};

describe('the views of the board', () => {
  const soup = {
    ...{ id: 1, product: { title: { en: 'Soup' } }, properties: [], price: 5, quantity: 2, total_price: 10 },
    ...{ slot_minutes: null, ordered_for: null, repeat: null },
  };
  const paid = { status_id: 'done', extra: { payment_link: null } };
  const onItsWay = deskOrder({ ostatus_id: 'accepted', products: [soup], integration_payment: paid, moved_by: 'Pau' });

  it('shows the kitchen no money, and of what is on its way only how much it is and who moved it', async () => {
    await openBoard([onItsWay, deskOrder({ uuid: 'order-2', num: '1002', integration_payment: paid })]);
    expect(card().getByText('Items: 2')).toBeInTheDocument();
    expect(card().getByText('Pau')).toBeInTheDocument();
    expect(card().queryByText('Soup')).toBeNull();
    expect(screen.queryByText('Paid online')).toBeNull();
  });

  it('shows the runner what is on its way with the guest’s language, the dishes and the payment', async () => {
    await openBoard([onItsWay, deskOrder({ uuid: 'order-2', num: '1002' })]);
    await press('Runner');
    for (const text of ['214', 'Anna Weber', 'Deutsch', 'Soup', 'Paid online'])
      expect(card().getByText(text)).toBeInTheDocument();
    expect(card().getByText(/1\D?250/)).toBeInTheDocument();
    expect(card().getByRole('button', { name: 'Done #1001' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'New' })).toBeNull();
    await press('Kitchen');
    expect(column('New').getByRole('article', { name: 'Order #1002' })).toBeInTheDocument();
  });

  it('remembers the size of the tickets on the device', async () => {
    await openBoard([deskOrder()]);
    await press('Large');
    expect(screen.getByRole('button', { name: 'Large' })).toHaveAttribute('aria-pressed', 'true');
    expect(boardSettings.get()).toEqual({ size: 'l', view: 'kitchen', station: null, keys: true });
    await press('Medium');
  });

  it('adds up what is to be made, and a row marks the tickets that have it', async () => {
    window.innerWidth = 1280;
    await openBoard([
      deskOrder({ products: [soup] }),
      deskOrder({ uuid: 'order-2', num: '1002', ostatus_id: 'approved', products: [{ ...soup, quantity: 3 }] }),
      deskOrder({ uuid: 'order-3', num: '1003', ostatus_id: 'accepted', products: [soup] }),
    ]);
    window.innerWidth = 1024;
    const row = column('All day').getByRole('button', { name: '5 × Soup' });
    fireEvent.click(row);
    expect(row).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the keys of the board', () => {
  const key = (name: string, target: Element = document.body) => fireEvent.keyDown(target, { key: name });

  it('press the actions of the first tickets and of what rings, and search, but not while somebody types', async () => {
    await openBoard([deskOrder(), deskOrder({ uuid: 'order-2', num: '1002', ostatus_id: 'approved' })]);
    const moved: string[] = [];
    for (const path of ['order-1/approve', 'order-2/accept'])
      network.respondTo(`POST /api/desk/v1/orders/${path}`, () => {
        moved.push(path);
        return Response.json({ data: deskOrder({ uuid: path.slice(0, 7), ostatus_id: 'accepted', version: 1 }) });
      });
    expect(screen.getByRole('button', { name: 'Accept #1001' })).toHaveAttribute('aria-keyshortcuts', '1');
    key('/');
    const search = screen.getByRole('searchbox', { name: 'Room or number' });
    expect(search).toHaveFocus();
    key('2', search);
    expect(moved).toEqual([]);
    key('2');
    await network.settled();
    expect(moved).toEqual(['order-2/accept']);
    key('Enter');
    await network.settled();
    expect(moved).toEqual(['order-2/accept', 'order-1/approve']);
  });

  it('are listed by ?, and do nothing once they are switched off', async () => {
    await openBoard([deskOrder()]);
    key('?');
    const list = within(screen.getByRole('dialog', { name: 'Keys' }));
    fireEvent.click(list.getByRole('checkbox', { name: 'Keys press actions on this device' }));
    fireEvent.click(list.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Accept #1001' })).not.toHaveAttribute('aria-keyshortcuts');
    key('/');
    expect(screen.getByRole('searchbox', { name: 'Room or number' })).not.toHaveFocus();
    act(() => boardSettings.changeNow((known) => ({ ...known, keys: true })));
  });
});

it('names the other orders of the same room', async () => {
  await openBoard([deskOrder(), deskOrder({ uuid: 'order-2', num: '1002' })]);
  expect(card().getByText('#1002')).toBeInTheDocument();
});
