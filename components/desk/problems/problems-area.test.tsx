/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
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
  ...parts,
});

type Undelivered = { givenUp?: readonly DeskNotification[]; waiting?: readonly DeskNotification[] };

function answerNotifications({ givenUp = [], waiting = [] }: Undelivered) {
  network.respondTo('GET /api/desk/v1/notifications?state=given_up', { data: givenUp });
  network.respondTo('GET /api/desk/v1/notifications?state=waiting', { data: waiting });
}

async function openProblems(undelivered: Undelivered, orders = [deskOrder()]) {
  answerDesk(network, orders);
  answerNotifications(undelivered);
  await renderDesk({ network, stream, address: '#problems' });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const badge = () => within(screen.getByRole('navigation', { name: 'Staff desk' })).queryByText(/^Problems: /);

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
  const late = deskOrder({ escalation: 2, expires_at: '2026-06-18T18:00:00Z' });
  await openProblems({}, [late, deskOrder({ uuid: 'order-2', num: '1002' })]);
  const list = region('Orders that nobody has taken up');
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  const link = list.getByRole('link', { name: /214.*Order #1001.*reminders: 2.*Expires at 20:00/ });
  expect(badge()).toHaveTextContent('Problems: 1');
  fireEvent.click(link);
  const card = await screen.findByRole('dialog', { name: 'Order #1001' });
  expect(within(card).getByText('Not taken up in time · reminders: 2')).toBeInTheDocument();
});

it('shows a clock that is far ahead with both times and the command for the operator, and counts it', async () => {
  answerDesk(network);
  network.respondTo('GET /api/desk/v1/problems', {
    data: [{ kind: 'clock-ahead', since: '2026-05-01T10:00:00.000Z', details: ['2028-07-09T10:30:00.000Z'] }],
  });
  await renderDesk({ network, stream, address: '#problems' });
  expect(rows('The server needs its operator')).toEqual([
    expect.stringMatching(
      /clock says 2028-07-09 10:30 UTC.* 2026-05-01 10:00 UTC.*No personal data is deleted.*trust-clock$/,
    ),
  ]);
  expect(badge()).toHaveTextContent('Problems: 1');
  expect(screen.queryByText(/^No problems/)).toBeNull();
});

it('shows what is wrong with the hotel’s files, and since when', async () => {
  answerDesk(network);
  const details = ['aurora/hotel.json:2:12 is no JSON', 'aurora/words/en.json:1:1 home: unknown'];
  network.respondTo('GET /api/desk/v1/problems', {
    data: [{ kind: 'files-not-imported', since: '2026-05-01T10:00:00.000Z', details }],
  });
  await renderDesk({ network, stream, address: '#problems' });
  expect(rows('The server needs its operator')).toEqual([
    expect.stringMatching(/since 2026-05-01 10:00 UTC.*hotel.json:2:12 is no JSON.*words\/en.json:1:1 home: unknown$/),
  ]);
  expect(badge()).toHaveTextContent('Problems: 1');
});
