/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { STAFF_ACTIONS, type StaffRole } from '@/lib/domain/staff/roles';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { windowSize } from '@/tests/builders/browser/window-size';
import { orderMoney } from '@/tests/builders/orders/money';
import { answerDesk, deskChat, renderDesk } from '@/tests/builders/screen/desk-screen';
import { paidOrder } from '@/tests/builders/screen/paid-order';
import { answerSession, personSession } from '@/tests/builders/screen/staff-session';
import type { DeskOrder, DeskSession } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const STATION = ['orders', 'later', 'content', 'printers', 'account'];
const RECEPTION = [
  ...['orders', 'chats', 'later', 'search', 'handover', 'rooms', 'content', 'announcements', 'printers', 'problems'],
  'account',
];
const MANAGER = [
  ...['orders', 'chats', 'later', 'today', 'search', 'handover', 'rooms', 'content', 'announcements', 'persons'],
  ...['printers', 'problems', 'staff', 'account'],
];

/** A session that the hotel's key has opened at a hotel with persons. */
const RESCUE: DeskSession = { ...personSession('manager'), person: null, actions: ['staff'], name: 'Olga' };
const KEY: DeskSession = { ...RESCUE, actions: STAFF_ACTIONS, hotel_has_persons: false };

async function open(
  session: DeskSession,
  { address = '', orders = [] }: { address?: string; orders?: DeskOrder[] } = {},
) {
  answerDesk(network, orders, [deskChat()]);
  answerSession(network, session);
  for (const list of ['members', 'sessions', 'devices'])
    network.respondTo(`GET /api/desk/v1/staff/${list}`, { data: [] });
  await renderDesk({ network, stream, address });
}

/** The areas that the navigation offers and this test names: other areas have tests of their own. */
const offered = () => {
  const links = within(screen.getByRole('navigation', { name: 'Staff desk' })).getAllByRole('link');
  const ids = links.map((link) => link.getAttribute('href')?.slice(1) ?? '');
  return ids.filter((id) => MANAGER.includes(id));
};

describe('the areas of the desk', () => {
  windowSize(1280, 1400);

  it.each<[string, DeskSession, readonly string[]]>([
    ['a station', personSession('station'), STATION],
    ['the reception', personSession('reception'), RECEPTION],
    ['a manager', personSession('manager'), MANAGER],
    ['the key of a hotel without persons', KEY, MANAGER.filter((id) => id !== 'account')],
    ['the key of a hotel with persons', RESCUE, ['staff']],
  ])('are those of %s', async (_, session, areas) => {
    await open(session);
    expect(offered()).toEqual(areas);
  });

  it('begin with the staff for the key of a hotel with persons, which may do nothing else', async () => {
    await open(RESCUE);
    expect(screen.getByRole('heading', { level: 1, name: 'Staff' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each<[string, DeskSession, RegExp, RegExp]>([
    ['chats', personSession('station'), /The right “Chats” is missing/, /Your role is Station. A manager/],
    ['persons', personSession('reception'), /The right “Guests’ data” is missing/, /Your role is Reception/],
    ['staff/log', personSession('reception'), /The right “Staff” is missing/, /A manager of the hotel can give/],
    ['orders', RESCUE, /The right “See orders” is missing/, /Sign in as a person/],
    ['account', KEY, /Only somebody who has signed in as a person/, /hotel’s key/],
  ])('say at #%s which right is missing and who gives it', async (address, session, right, who) => {
    await open(session, { address: `#${address}` });
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(right);
    expect(main).toHaveTextContent(who);
  });
});

describe('what is not allowed', () => {
  const PATHS: Readonly<Record<string, readonly string[]>> = {
    station: ['chats', 'handovers', 'notifications', 'problems', 'payment-problems', 'staff/members'],
    reception: ['payment-problems', 'staff/members', 'figures'],
  };

  it.each(Object.keys(PATHS))('is not read for the role %s', async (role) => {
    await open(personSession(role as StaffRole));
    const read = network.requests.map((request) => request.replace(/^\w+ \/api\/desk\/v1\/|\?.*$/g, ''));
    for (const path of PATHS[role] ?? []) expect(read).not.toContain(path);
  });

  it('is not read at all with the key of a hotel with persons, but the staff', async () => {
    await open(RESCUE);
    const read = new Set(network.requests.map((request) => request.replace(/^\w+ \/api\/desk\/v1\/|\?.*$/g, '')));
    expect([...read].sort()).toEqual(
      ['session', 'settings', 'staff/devices', 'staff/members', 'staff/sessions'].sort(),
    );
  });

  const charged = () =>
    paidOrder({
      money: orderMoney({ state: 'charged', charged: 12, kept: 12 }),
      receipts: [{ number: '2026-7', kind: 'receipt' }],
    });

  it.each<[StaffRole, boolean]>([
    ['reception', false],
    ['manager', true],
  ])('hides of an order what the role %s may not do', async (role, mayAll) => {
    const order = charged();
    await open(personSession(role), { orders: [order], address: `#orders/${order.uuid}` });
    network.respondTo('GET /api/desk/v1/orders?group=histories', { data: [order] });
    stream.opens();
    await network.settled();
    const details = within(await screen.findByRole('dialog'));
    expect(details.queryByRole('button', { name: 'Give money back' }) !== null).toBe(mayAll);
    expect(details.queryByRole('link', { name: 'Receipt 2026-7' }) !== null).toBe(mayAll);
    expect(details.getByText('Receipt 2026-7')).toBeVisible();
    expect(details.queryByRole('link', { name: 'This guest’s data' }) !== null).toBe(mayAll);
  });
});
