/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { deskDrafts, NO_DRAFTS } from '@/lib/device/desk/desk-drafts';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { sentMessage } from '@/tests/builders/screen/chat-server';
import { answerDesk, deskChat, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskChat } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
const CALLS = '/api/desk/v1/chats/chat-1';

beforeEach(() => {
  act(() => deskDrafts.changeNow(() => NO_DRAFTS));
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

const guest = (name: string, room = '214') => ({ ...deskChat().guest, name, room_number: room });

async function openChats(chats: readonly DeskChat[], { address = '#chats/chat-1', orders = [deskOrder()] } = {}) {
  answerDesk(network, orders, chats);
  const message = sentMessage({ id: 5, content: 'Will it take long?', initiator_id: 1 });
  network.respondTo(`GET ${CALLS}/messages`, { data: [message] });
  await renderDesk({ network, stream, address });
}
const names = () =>
  within(screen.getByRole('navigation', { name: 'Conversations' }))
    .queryAllByRole('link')
    .map((link) => link.querySelector('bdi.truncate')?.textContent);
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
/** The bodies that are sent to a call, which returns the chat with these fields. */
function answer(call: string, changes: Partial<DeskChat>) {
  const bodies: unknown[] = [];
  network.respondTo(`POST ${CALLS}/${call}`, async (request: Request) => {
    bodies.push(await request.json());
    return { data: deskChat(changes) };
  });
  return bodies;
}

// Rule: desk/DE80.
it('shows what is open first, and what is mine and settled behind a tab', async () => {
  await openChats([
    deskChat({ guest: guest('Anna'), assigned_to: 'Marta' }),
    deskChat({ uuid: 'chat-2', guest: guest('Ben'), waiting_since: '2026-06-18T17:00:00Z' }),
    deskChat({ uuid: 'chat-3', guest: guest('Cleo'), state: 'settled' }),
  ]);
  expect(names()).toEqual(['Ben', 'Anna']);
  expect(screen.getByRole('tab', { name: /^Open/ })).toHaveTextContent('1');
  fireEvent.click(screen.getByRole('tab', { name: 'Mine' }));
  expect(names()).toEqual(['Anna']);
  fireEvent.click(screen.getByRole('tab', { name: 'Settled' }));
  expect(names()).toEqual(['Cleo']);
});

// Rule: desk/DE81.
it('finds chats of the whole hotel, and opens one that is in no list', async () => {
  await openChats([deskChat()], { address: '#chats' });
  const old = deskChat({ uuid: 'chat-9', guest: guest('Old friend', '9'), state: 'settled' });
  network.respondTo('GET /api/desk/v1/chats?search=friend', { data: [old] });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Room, name or words' }), { target: { value: ' friend ' } });
  expect(await screen.findByText('Old friend')).toBeVisible();
  expect(names()).toEqual(['Old friend']);
  for (const path of ['messages', 'notes']) network.respondTo(`GET /api/desk/v1/chats/chat-9/${path}`, { data: [] });
  network.respondTo('POST /api/desk/v1/chats/chat-9/open', { data: { status: 'ok' } });
  network.respondTo('GET /api/desk/v1/chats/chat-9', { data: old });
  window.location.hash = '#chats/chat-9';
  expect(await screen.findByRole('heading', { name: /Old friend/ })).toBeVisible();
  network.respondTo('GET /api/desk/v1/chats?search=nobody', { data: [] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  expect(await screen.findByText('No chat has this.')).toBeVisible();
});

// Rule: chat/CH37.
it('settles a chat without a message, and takes it up again in the same place', async () => {
  await openChats([deskChat({ waiting_since: '2026-06-18T17:00:00Z' })]);
  const bodies = answer('settle', { state: 'settled', settled_at: '2026-06-18T17:31:00Z', settled_by: 'Jonas' });
  await press('Settle');
  expect(bodies).toEqual([{ settled: true }]);
  expect(screen.getByRole('heading', { name: /Anna/ }).parentElement).toHaveTextContent('Settled by ⁨Jonas⁩, 19:31');
  expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
  answer('settle', {});
  await press('Take it up again');
  expect(screen.getByRole('button', { name: 'Settle' })).toBeVisible();
});

it('says that a chat could not be changed', async () => {
  await openChats([deskChat()]);
  network.respondTo(`POST ${CALLS}/settle`, () => Response.json({}, { status: 503 }));
  await press('Settle');
  expect(screen.getByRole('alert')).toHaveTextContent('The chat could not be changed. Try again.');
});

// Rules: chat/CH38, desk/DE82.
it('puts a chat off, says when it comes back, and brings it back at once', async () => {
  await openChats([deskChat()]);
  const until = new Date(Date.now() + 30 * 60_000).toISOString();
  const bodies = answer('snooze', { state: 'snoozed', snoozed_until: until });
  await press('Snooze');
  await press(/^In 30 min/);
  expect(bodies).toEqual([{ seconds: 1800 }]);
  expect(screen.getAllByText(/^again \d\d:\d\d/).length).toBeGreaterThan(1);
  const back = answer('snooze', {});
  await press('Snooze');
  await press('Bring it back now');
  expect(back).toEqual([{ seconds: null }]);
  expect(screen.queryByText(/^again/)).toBeNull();
});

// Rule: chat/CH39.
it('assigns a chat to somebody who has signed in, oneself first', async () => {
  await openChats([deskChat()]);
  network.respondTo('GET /api/desk/v1/staff', { data: { names: ['Jonas', 'Marta'] } });
  const bodies = answer('assign', { assigned_to: 'Jonas' });
  await press('Assign');
  const dialog = screen.getByRole('dialog', { name: 'Who takes care of this chat?' });
  const choices = within(dialog).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    ...['MMarta', 'JJonas', 'Nobody in particular', 'Close'],
  ]);
  await press('Jonas');
  expect(bodies).toEqual([{ to: 'Jonas' }]);
  expect(screen.getAllByText('Jonas').length).toBeGreaterThan(0);
});

// Rule: chat/CH41.
it('says that it has the chat open, names who else has, and lets one take it', async () => {
  const opened: unknown[] = [];
  await openChats([deskChat({ open_with: ['Jonas', 'Marta'] })]);
  network.respondTo(`POST ${CALLS}/open`, async (request: Request) => {
    opened.push(await request.json());
    return { data: { status: 'ok' } };
  });
  const bar = screen.getByText('⁨Jonas⁩ has it open', { selector: 'p' });
  expect(bar).toBeVisible();
  const bodies = answer('assign', { assigned_to: 'Marta', open_with: ['Jonas', 'Marta'] });
  await press('I take it');
  expect(bodies).toEqual([{ to: 'Marta' }]);
  expect(screen.queryByRole('button', { name: 'I take it' })).toBeNull();
  window.location.hash = '#chats';
  await network.settled();
  fireEvent(window, new Event('hashchange'));
  await network.settled();
  expect(opened).toContainEqual({ is_open: false, name: 'Marta' });
});

// Rule: chat/CH40.
it('writes a note for staff that stands between the messages, and keeps what is not saved', async () => {
  await openChats([deskChat()]);
  await press('Note for staff');
  const field = screen.getByRole('textbox', { name: 'Note for staff' });
  fireEvent.change(field, { target: { value: 'The oven was down' } });
  network.respondTo(`POST ${CALLS}/notes`, () => Response.json({}, { status: 503 }));
  await press('Save the note');
  expect(screen.getByRole('alert')).toHaveTextContent('The note was not saved.');
  expect(field).toHaveValue('The oven was down');
  const bodies: { content: string; name: string; uuid: string }[] = [];
  const note = { id: 6, uuid: 'n', name: 'Marta', content: 'The oven was down', created_at: '2026-06-18T18:05:00Z' };
  network.respondTo(`POST ${CALLS}/notes`, async (request: Request) => {
    bodies.push(await request.json());
    return { data: note };
  });
  network.respondTo(`GET ${CALLS}/notes`, { data: [note] });
  await press('Save the note');
  expect(bodies).toEqual([{ content: 'The oven was down', name: 'Marta', uuid: expect.any(String) }]);
  const log = screen.getByRole('log');
  expect(within(log).getByText('The oven was down')).toBeVisible();
  expect(within(log).getByText(/^Note for staff, .*The guest does not see it\.$/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message to Anna Weber' })).toHaveValue('');
});

it('shows a note that a colleague writes', async () => {
  await openChats([deskChat()]);
  const note = { id: 6, uuid: null, name: 'Nuria', content: 'Be kind', created_at: '2026-06-18T18:05:00Z' };
  network.respondTo(`GET ${CALLS}/notes`, { data: [note] });
  stream.send('chat-managed', { chat_uuid: 'chat-1' });
  expect(await within(screen.getByRole('log')).findByText('Be kind')).toBeVisible();
});

// Rule: desk/DE83.
it('shows the orders and allergies of the guest beside the chat', async () => {
  await openChats([deskChat()], {
    orders: [
      deskOrder({ allergy_texts: ['No nuts, please'] }),
      deskOrder({ uuid: 'order-2', num: '1002', guest: { person_uuid: 'other', name: 'Ben', phone: null } }),
    ],
  });
  const panel = screen.getByRole('complementary', { name: 'Guest' });
  expect(within(panel).getByText('No nuts, please')).toBeInTheDocument();
  expect(within(panel).getAllByRole('link')).toHaveLength(1);
  expect(within(panel).getByRole('link', { name: /^Show order #1001/ })).toHaveAttribute('href', '#orders/order-1');
  expect(screen.getByText('This guest’s order names an allergy or a diet.')).toBeInTheDocument();
});

// Rule: desk/DE84.
it('marks the order of a guest who waits in the chat, and not once it is put off', async () => {
  const waiting = deskChat({ waiting_since: '2026-06-18T17:00:00Z', unread_count: 1 });
  await openChats([waiting], { address: '#orders' });
  const mark = screen.getByRole('link', { name: /^The guest waits in the chat ?, Order #1001$/ });
  expect(mark).toHaveAttribute('href', '#chats/chat-1');
  network.respondTo('GET /api/desk/v1/chats', { data: [{ ...waiting, state: 'snoozed' }] });
  stream.opens();
  await network.settled();
  expect(screen.queryByRole('link', { name: /^The guest waits in the chat/ })).toBeNull();
});

// Rule: desk/DE85.
it('edits the quick replies of the hotel, and tells of a change by somebody else', async () => {
  await openChats([deskChat()]);
  const bodies: unknown[] = [];
  network.respondTo('POST /api/desk/v1/quick-replies', async (request: Request) => {
    bodies.push(await request.json());
    return Response.json({ refusal: 'conflict', data: { data: {} } }, { status: 409 });
  });
  await press('Quick replies');
  fireEvent.change(screen.getByRole('textbox', { name: 'Reply 1, Deutsch' }), { target: { value: 'Gleich da' } });
  await press('Add a reply');
  fireEvent.change(screen.getByRole('textbox', { name: 'Reply 2, English' }), { target: { value: ' Hello ' } });
  await press('Move up, Reply 2');
  await press('Save');
  expect(bodies).toEqual([
    {
      replies: [{ en: 'Hello' }, { en: 'It is on its way.', de: 'Gleich da' }],
      version: 0,
      name: 'Marta',
    },
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody has changed these replies meanwhile.');
  const saved = [{ en: 'Hello' }];
  network.respondTo('POST /api/desk/v1/quick-replies', { data: { replies: saved, version: 1, source: 'desk' } });
  await press('Save');
  expect(screen.queryByRole('dialog')).toBeNull();
});
