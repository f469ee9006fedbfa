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

const SOUP = {
  ...{ id: 1, product: { title: { en: 'Soup' } }, properties: [], price: 5, quantity: 2, total_price: 10 },
  ...{ slot_minutes: null, ordered_for: null, repeat: null },
};

describe('the views of the board', () => {
  const paid = { status_id: 'done', extra: { payment_link: null } };
  const onItsWay = deskOrder({ ostatus_id: 'accepted', products: [SOUP], integration_payment: paid, moved_by: 'Pau' });

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
      deskOrder({ products: [SOUP] }),
      deskOrder({ uuid: 'order-2', num: '1002', ostatus_id: 'approved', products: [{ ...SOUP, quantity: 3 }] }),
      deskOrder({ uuid: 'order-3', num: '1003', ostatus_id: 'accepted', products: [SOUP] }),
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

describe('desk/DE91: what is for later', () => {
  const HOUR = 3_600_000;
  const later = (num: string, status: string, inMs: number) => {
    const at = new Date(Date.now() + inMs).toISOString();
    return deskOrder({
      ...{ uuid: `order-${num}`, num, ostatus_id: status, waits_from: at },
      products: [SOUP],
      due_times: [{ line: 0, at, local: at.slice(0, 16), is_whole_day: false }],
    });
  };

  it('stands at the foot by its time once it is accepted, and in the lanes when it rings', async () => {
    window.innerWidth = 1280;
    await openBoard([
      later('1', 'approved', 48 * HOUR),
      later('2', 'approved', HOUR / 6),
      later('3', 'draft', 72 * HOUR),
    ]);
    window.innerWidth = 1024;
    const numbers = (name: string) =>
      column(name)
        .queryAllByRole('article')
        .map((ticket) => ticket.getAttribute('aria-label'));
    expect(numbers('In preparation')).toEqual(['Order #2']);
    expect(numbers('New')).toEqual(['Order #3']);
    const lane = column('Later');
    expect(lane.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#later',
      '#later/order-2',
      '#later/order-1',
      '#later/order-3',
    ]);
    expect(column('All day').getByRole('button', { name: '2 × Soup' })).toBeInTheDocument();
  });
});

it('says in the list of all day what is sold out: desk/DE52', async () => {
  window.innerWidth = 1280;
  const cake = {
    ...SOUP,
    id: 2,
    product: { title: { en: 'Cake' } },
    repeat: { product_id: 9, section_id: 5 } as never,
  };
  answerDesk(network, [deskOrder({ products: [SOUP, cake] })]);
  network.respondTo('GET /api/desk/v1/content?off_sale=true', {
    data: { sections: [], products: [{ kind: 'product', id: 9, title: { en: 'Cake' }, sold_out: { until: null } }] },
  });
  await renderDesk({ network, stream });
  window.innerWidth = 1024;
  const rows = column('All day').getAllByRole('button', { name: /×/ });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['2× CakeSold out', '2× Soup']);
});

it('moves several tickets of a lane by one tap, and says which could not be moved: desk/DE92', async () => {
  await openBoard(['1', '2', '3', '4'].map((num) => deskOrder({ uuid: `order-${num}`, num })));
  const moved: string[] = [];
  for (const num of ['1', '2', '3'])
    network.respondTo(`POST /api/desk/v1/orders/order-${num}/approve`, () => {
      moved.push(num);
      if (num === '1') return Response.json({ fields: { moved_by: 'Pau' } }, { status: 409 });
      return Response.json({ data: deskOrder({ uuid: `order-${num}`, num, ostatus_id: 'approved', version: 1 }) });
    });
  network.respondTo('GET /api/desk/v1/orders/order-1', {
    data: deskOrder({ uuid: 'order-1', num: '1', ostatus_id: 'approved', version: 2 }),
  });
  await press(/^Select.*New/);
  for (const num of ['1', '2', '3']) await press(`Select #${num}`);
  await press('Select #3');
  expect(screen.getByRole('button', { name: 'Select #2' })).toHaveAttribute('aria-pressed', 'true');
  await press('Accept · 2');
  expect(moved).toEqual(['1', '2']);
  expect(screen.getByRole('alert')).toHaveTextContent('#1');
  expect(screen.getByRole('button', { name: 'Accept #3' })).toBeInTheDocument();
});

it('ends an order of which nothing has to be made by one tap: desk/DE93', async () => {
  const towels = { ...SOUP, repeat: { product_id: 7, section_id: 71 } as never };
  answerDesk(network, [deskOrder({ products: [towels] })], [], {
    settings: { one_step_sections: [7], sections: [{ id: 71, parent_id: 7, title: null, promise_minutes: null }] },
  });
  const moved: string[] = [];
  network.respondTo('POST /api/desk/v1/orders/order-1/done', () => {
    moved.push('done');
    return Response.json({ data: deskOrder({ products: [towels], ostatus_id: 'done', version: 1 }) });
  });
  await renderDesk({ network, stream });
  expect(card().queryByRole('button', { name: 'Accept #1001' })).toBeNull();
  fireEvent.click(card().getByRole('button', { name: 'Done #1001' }));
  await network.settled();
  expect(moved).toEqual(['done']);
});

it('shows the runner the floor, and what change to bring: desk/DE49, desk/DE94', async () => {
  answerDesk(network, [], [], { settings: { floors: { '2': '201–220' } } });
  const order = deskOrder({ ostatus_id: 'accepted', final_sum: 48.4, pays_with: '50 €' });
  network.respondTo('GET /api/desk/v1/orders?group=pending', { data: [order] });
  await renderDesk({ network, stream });
  await press('Runner');
  expect(card().getByText('Floor 2')).toBeInTheDocument();
  expect(card().getByText(/^Change to bring: /)).toHaveTextContent(/1\.60/);
  await press('Kitchen');
});
