/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskChat, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskChat, DeskOrder } from '../desk-api';
import type { DeskNotification } from '../live/use-notifications';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const notification = (parts: Partial<DeskNotification> = {}): DeskNotification => ({
  id: 'message-1',
  channel: 'webhook',
  type: 'order.created',
  order_num: '1001',
  order_status: 'draft',
  attempts: 15,
  next_attempt_at: null,
  last_error: 'status 503',
  created_at: '2026-06-18T17:30:00Z',
  http_status: null,
  duration_ms: null,
  ...parts,
});

type Undelivered = { givenUp?: readonly DeskNotification[]; waiting?: readonly DeskNotification[] };

function answerNotifications({ givenUp = [], waiting = [] }: Undelivered) {
  network.respondTo('GET /api/desk/v1/notifications?state=given_up', { data: givenUp });
  network.respondTo('GET /api/desk/v1/notifications?state=waiting', { data: waiting });
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const inTime = (parts: Partial<DeskOrder> = {}) => deskOrder({ created_at: minutesAgo(1), ...parts });

async function openProblems(undelivered: Undelivered, orders = [inTime()], chats: readonly DeskChat[] = []) {
  answerDesk(network, orders, chats);
  answerNotifications(undelivered);
  await renderDesk({ network, stream, address: '#problems' });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const badge = () =>
  within(screen.getByRole('navigation', { name: 'Staff desk' })).queryAllByText(/^Problems: /)[0] ?? null;

it('says that there are no problems, and shows no badge', async () => {
  await openProblems({});
  expect(screen.getByText(/^No problems/)).toBeInTheDocument();
  expect(badge()).toBeNull();
});

it('says of each message that was given up what it says, where it went, how often and why it failed', async () => {
  await openProblems({
    givenUp: [
      notification(),
      notification({ id: 'message-2', channel: 'mail', type: 'order.escalated', last_error: 'EAUTH' }),
      notification({ id: 'message-3', type: 'order.status_changed', order_status: 'done', last_error: 'ECONNREFUSED' }),
    ],
  });
  expect(rows('Messages that did not arrive')).toEqual([
    expect.stringMatching(/New order #1001.*To the hotel’s system · tries: 15.*The receiver refused it \(status 503\)/),
    expect.stringMatching(/Order #1001 is still waiting.*By e-mail.*The mail server refused the sign-in/),
    expect.stringMatching(/Order #1001: Done.*cannot be reached \(ECONNREFUSED\)/),
  ]);
  expect(badge()).toHaveTextContent('Problems: 3');
});

it('counts down to the next try of what failed, and leaves out what is only on its way', async () => {
  const inThreeMinutes = new Date(Date.now() + 179_500).toISOString();
  await openProblems({
    waiting: [
      notification({ attempts: 4, next_attempt_at: inThreeMinutes, last_error: 'timeout' }),
      notification({ id: 'message-2', attempts: 1, next_attempt_at: '2026-06-18T17:30:00Z' }),
      notification({ id: 'message-3', attempts: 0, next_attempt_at: inThreeMinutes, last_error: null }),
    ],
  });
  expect(rows('Being sent again')).toEqual([
    expect.stringMatching(/did not answer in time.*Next try in (?:3:00|2:5\d)$/),
    expect.stringMatching(/Being sent now$/),
  ]);
  expect(badge()).toBeNull();
});

it('sends one message again and says so', async () => {
  const bodies: unknown[] = [];
  await openProblems({ givenUp: [notification()] });
  network.respondTo('POST /api/desk/v1/notifications/resend', async (request: Request) => {
    bodies.push(await request.json());
    answerNotifications({});
    return { data: { count: 1 } };
  });
  fireEvent.click(screen.getByRole('button', { name: /^Send again.*New order #1001/ }));
  await network.settled();
  expect(bodies).toEqual([{ id: 'message-1' }]);
  expect(screen.getByText('Sent again: 1')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Messages that did not arrive' })).toBeNull();
});

it('sends all messages again with one tap, and keeps them with a notice when nobody answers', async () => {
  await openProblems({ givenUp: [notification(), notification({ id: 'message-2' })] });
  network.respondTo('POST /api/desk/v1/notifications/resend', () => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Send all again' }));
  await network.settled();
  expect(screen.getByText(/did not answer/)).toBeInTheDocument();
  expect(rows('Messages that did not arrive')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Send all again' })).toBeEnabled();
});

it('lists orders that nobody has taken up in time, which lead to their cards, and marks them on the board', async () => {
  const late = inTime({ escalation: 2, expires_at: '2026-06-18T18:00:00Z' });
  await openProblems({}, [late, inTime({ uuid: 'order-2', num: '1002' })]);
  const list = region('Orders that nobody has taken up');
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  const link = list.getByRole('link', { name: /214.*Order #1001.*reminders: 2.*Expires at 20:00/ });
  expect(badge()).toHaveTextContent('Problems: 1');
  fireEvent.click(link);
  const card = await screen.findByRole('dialog', { name: 'Order #1001' });
  expect(within(card).getByText('Not taken up in time · reminders: 2')).toBeInTheDocument();
});

it('counts late orders, promises that are over and chats without an answer, the longest wait first', async () => {
  const promised = (uuid: string, num: string, minutes: number) =>
    inTime({ uuid, num, ostatus_id: 'approved', created_at: minutesAgo(60), expected_at: minutesAgo(minutes) });
  const chats = [
    deskChat({ waiting_since: minutesAgo(3), unread_count: 1 }),
    deskChat({ uuid: 'chat-2', waiting_since: null }),
  ];
  const orders = [inTime({ created_at: minutesAgo(12) }), inTime({ uuid: 'order-2', num: '1002' })];
  answerDesk(network, orders, chats);
  answerNotifications({});
  const work = [promised('order-3', '1003', 4), promised('order-4', '1004', 9), promised('order-5', '1005', -5)];
  network.respondTo('GET /api/desk/v1/orders?group=pending', { data: work });
  await renderDesk({ network, stream, address: '#problems' });
  expect(rows('Orders that nobody has taken up')).toEqual([expect.stringMatching(/Order #1001Late 12 min$/)]);
  expect(rows('Promises that are over')).toEqual([
    expect.stringMatching(/Order #10049 min over/),
    expect.stringMatching(/Order #10034 min over/),
  ]);
  expect(rows('Chats that wait for an answer')).toEqual([expect.stringMatching(/214Anna Weber/)]);
  expect(badge()).toHaveTextContent('Problems: 4');
  expect(screen.queryByText(/^No problems/)).toBeNull();
});

it('says that no limit is set, and never that all is well', async () => {
  answerDesk(network, [inTime()]);
  answerNotifications({});
  network.respondTo('GET /api/desk/v1/settings', {
    data: {
      overdue_minutes: [5, 10, 15],
      take_up_within_minutes: null,
      quick_replies: null,
      languages: ['en'],
      sections: [],
      stations: [],
      notification_channels: [],
    },
  });
  await renderDesk({ network, stream, address: '#problems' });
  expect(screen.getByText('Nothing waits too long right now.')).toBeInTheDocument();
  expect(screen.getByText(/^No limit is set/)).toBeInTheDocument();
  expect(screen.queryByText(/^No problems/)).toBeNull();
});

it('does not say that all is well without a connection', async () => {
  await openProblems({});
  expect(screen.getByText(/^No problems/)).toBeInTheDocument();
  stream.breaks();
  await network.settled();
  expect(screen.queryByText(/^No problems/)).toBeNull();
});

describe('with a webhook and a mailbox', () => {
  async function openConnections() {
    answerDesk(network);
    answerNotifications({});
    network.respondTo('GET /api/desk/v1/settings', {
      data: {
        overdue_minutes: [5, 10, 15],
        take_up_within_minutes: 10,
        quick_replies: null,
        languages: ['en'],
        sections: [],
        stations: [],
        notification_channels: ['webhook', 'mail'],
      },
    });
    await renderDesk({ network, stream, address: '#problems' });
  }
  const test = async (name: RegExp, result: object | undefined) => {
    network.respondTo('POST /api/desk/v1/notifications/test', () => result && { data: result });
    fireEvent.click(screen.getByRole('button', { name }));
    await network.settled();
  };

  it('sends a test over a connection and says what came of it', async () => {
    await openConnections();
    const arrived = { is_delivered: true, http_status: 204, duration_ms: 85, error: null };
    await test(/^Send a test.*To the hotel’s system/, arrived);
    expect(rows('Connections')).toEqual([
      expect.stringMatching(/To the hotel’s system.*The test has arrived\.HTTP 204 · 85 ms/),
      expect.stringMatching(/^By e-mailSend a test/),
    ]);
    await test(/^Send a test.*By e-mail/, { ...arrived, is_delivered: false, http_status: null, error: 'EAUTH' });
    expect(rows('Connections')[1]).toMatch(/The test did not arrive\.The mail server refused the sign-in\.85 ms/);
  });

  it('says that the server did not answer a test, and lets it be sent again', async () => {
    await openConnections();
    await test(/^Send a test.*By e-mail/, undefined);
    expect(rows('Connections')[1]).toMatch(/did not answer/);
    expect(screen.getByRole('button', { name: /^Send a test.*By e-mail/ })).toBeEnabled();
  });

  it('lists what has arrived when somebody asks for it', async () => {
    await openConnections();
    network.respondTo('GET /api/desk/v1/notifications?state=delivered', {
      data: [
        notification({ attempts: 2, last_error: null, http_status: 200, duration_ms: 41 }),
        notification({
          id: 'message-2',
          type: 'chat.message_created',
          order_num: null,
          http_status: 202,
          duration_ms: 9,
        }),
        notification({ id: 'message-3', channel: 'mail', last_error: null, duration_ms: 300 }),
      ].map((each) => ({ ...each, last_error: null })),
    });
    expect(region('Messages that arrived').queryAllByRole('listitem')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show messages that arrived' }));
    await network.settled();
    expect(rows('Messages that arrived')).toEqual([
      expect.stringMatching(/New order #1001To the hotel’s system · tries: 2HTTP 200 · 41 ms$/),
      expect.stringMatching(/A guest has written in a chat.*HTTP 202 · 9 ms$/),
      expect.stringMatching(/New order #1001By e-mail.*300 ms$/),
    ]);
    expect(badge()).toBeNull();
  });

  it('says that nothing was sent in the last days', async () => {
    await openConnections();
    network.respondTo('GET /api/desk/v1/notifications?state=delivered', { data: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Show messages that arrived' }));
    await network.settled();
    expect(screen.getByText('None has been sent in the last 7 days.')).toBeInTheDocument();
  });
});

it('shows no connections where the operator has set up none', async () => {
  await openProblems({});
  expect(screen.queryByRole('region', { name: 'Connections' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show messages that arrived' })).toBeNull();
});
