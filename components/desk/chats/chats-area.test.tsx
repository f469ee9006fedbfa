/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '@/lib/contract/chat';
import { deskDrafts, NO_DRAFTS } from '@/lib/device/desk/desk-drafts';
import type { Text } from '@/lib/domain/i18n/text';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { sentMessage } from '@/tests/builders/screen/chat-server';
import { answerDesk, deskChat, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';

const network = fakeNetwork();
const stream = fakeDeskStream();
const CALLS = '/api/desk/v1/chats/chat-1';

const fromGuest = (id: number, content: string) =>
  sentMessage({ id, content, initiator_id: 1, initiator: { name: 'Anna Weber' } });

beforeEach(() => {
  act(() => deskDrafts.changeNow(() => NO_DRAFTS));
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  Element.prototype.scrollTo = () => undefined;
  network.respondTo(`POST ${CALLS}/typing`, { data: { status: 'ok' } });
  network.respondTo(`POST ${CALLS}/mark-as-read`, { data: { status: 'ok' } });
});
afterEach(() => jest.restoreAllMocks());

const open = async (messages: readonly ChatMessage[] = [fromGuest(1, 'Noch zwei Kissen, bitte')], language = 'en') => {
  network.respondTo(`GET ${CALLS}/messages`, { data: messages });
  await renderDesk({ network, stream, address: '#chats/chat-1', language });
};
/** Lets the hotel have these quick replies. */
const haveReplies = (quick_replies: readonly Text[], more: object = {}) =>
  network.respondTo('GET /api/desk/v1/settings', {
    data: {
      ...{
        overdue_minutes: [5, 10, 15],
        quick_replies,
        languages: ['en', 'de'],
        sections: [],
        stations: [],
        push_key: null,
      },
      ...{ quick_replies_version: 3, quick_replies_source: 'desk', ...more },
    },
  });
const log = () => screen.getByRole('log');
const field = () => screen.getByRole('textbox', { name: 'Message to Anna Weber' });

describe('The list of chats', () => {
  it('shows room, name, language, last line, unread count and age, the longest unanswered first', async () => {
    const now = Date.now();
    const ben = { ...deskChat().guest, initiator_id: 7, person_uuid: 'person-2', name: 'Ben', room_number: '101' };
    const waits = (uuid: string, minutes: number) =>
      deskChat({ uuid, unread_count: 2, waiting_since: new Date(now - minutes * 60_000).toISOString() });
    answerDesk(
      network,
      [],
      [
        { ...waits('chat-2', 3), guest: ben, language: 'ar' },
        { ...waits('chat-1', 11), last_message: fromGuest(1, 'Noch zwei Kissen, bitte') },
      ],
    );
    await renderDesk({ network, stream, address: '#chats' });
    const [anna, other] = within(screen.getByRole('navigation', { name: 'Conversations' })).getAllByRole('link');
    for (const text of ['214', 'Anna Weber', 'Deutsch', 'Noch zwei Kissen, bitte', 'Unread: 2', 'Late 11 min'])
      expect(anna).toHaveTextContent(text);
    expect(other).toHaveTextContent('Ben');
    expect(screen.getByText('Chats without an answer: 2')).toBeInTheDocument();
  });

  it('says that nobody has written yet', async () => {
    answerDesk(network);
    await renderDesk({ network, stream, address: '#chats' });
    expect(screen.getByText('Nobody has written yet.')).toBeVisible();
  });
});

describe('A conversation', () => {
  it('can be read and not answered after its guest has left', async () => {
    answerDesk(network, [], [deskChat({ closed_at: '2026-06-18T18:00:00Z' })]);
    await open();
    expect(within(log()).getByText('Noch zwei Kissen, bitte')).toBeVisible();
    expect(screen.getByText(/The guest has left this chat/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message to Anna Weber' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Conversations' })).toHaveTextContent('Closed');
  });

  it('shows the guest’s message in its language and direction, and counts as read', async () => {
    answerDesk(network, [], [deskChat({ unread_count: 1 })]);
    await open();
    const text = within(log()).getByText('Noch zwei Kissen, bitte');
    expect([text.getAttribute('lang'), text.getAttribute('dir')]).toEqual(['de', 'auto']);
    expect(network.requests).toContain(`POST ${CALLS}/mark-as-read`);
  });

  it('shows each message of the bot in the language in which it was sent', async () => {
    answerDesk(network, [], [deskChat()]);
    await open([
      sentMessage({ id: 2, content: 'Willkommen', lang: 'de', initiator_id: 9, initiator: { name: 'Hotel' } }),
    ]);
    expect(within(log()).getByText('Willkommen')).toHaveAttribute('lang', 'de');
  });

  it('shows a new message when the stream announces it', async () => {
    answerDesk(network, [], [deskChat()]);
    await open();
    network.respondTo(`GET ${CALLS}/messages?last-message-id=1`, { data: [fromGuest(2, 'Danke')] });
    stream.send('chat-message-created', { chat_uuid: 'chat-1', chat_message_id: 2, extra: { initiator_id: 1 } });
    expect(await within(log()).findByText('Danke')).toBeVisible();
  });

  it('sends an answer in the staff member’s name, and says whether the guest has read it', async () => {
    answerDesk(network, [], [deskChat({ guest_unread_count: 1 })]);
    await open([fromGuest(1, 'Hallo'), sentMessage({ id: 2, content: 'Welcome' })]);
    expect(within(log()).getByText('Sent')).toBeVisible();
    const bodies: { content: string; name: string; uuid: string }[] = [];
    network.respondTo(`POST ${CALLS}/messages`, async (request: Request) => {
      bodies.push(await request.json());
      return { data: sentMessage({ id: 3, content: 'On the way', uuid: bodies[0]?.uuid ?? '' }) };
    });
    await userEvent.type(field(), 'On the way');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(log()).findByText('On the way')).toBeVisible();
    expect(bodies).toEqual([{ content: 'On the way', name: 'Marta', uuid: expect.any(String) }]);
    expect(field()).toHaveValue('');
    expect(network.count(`POST ${CALLS}/typing`)).toBe(2);
  });

  it('does not send with the Enter that chooses a word of an input method, as Safari reports it', async () => {
    answerDesk(network, [], [deskChat()]);
    await open();
    await userEvent.type(field(), 'こんにちは');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(field()).toHaveValue('こんにちは');
    expect(network.requests).not.toContain(`POST ${CALLS}/messages`);
  });

  it('keeps an answer that was not sent, and sends it again with the same uuid', async () => {
    answerDesk(network, [], [deskChat()]);
    await open();
    const uuids: string[] = [];
    const answerWith = (answer: () => unknown) =>
      network.respondTo(`POST ${CALLS}/messages`, async (request: Request) => {
        uuids.push((await request.json()).uuid);
        return answer();
      });
    answerWith(() => undefined);
    await userEvent.type(field(), 'Soon{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent');
    answerWith(() => ({ data: sentMessage({ id: 2, content: 'Soon', uuid: uuids[0] ?? '' }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(within(log()).getByText('Soon')).toBeVisible();
    expect(new Set(uuids).size).toBe(1);
  });

  it('keeps what was typed when the session has ended, and shows it after the next sign-in', async () => {
    answerDesk(network, [], [deskChat()]);
    await open();
    network.respondTo(`POST ${CALLS}/messages`, () => Response.json({}, { status: 401 }));
    await userEvent.type(field(), 'Soon{Enter}');
    expect(await screen.findByText('The session has ended. Sign in again.')).toBeVisible();
    network.respondTo('POST /api/desk/v1/session', { data: { name: 'Marta', expires_at: '2026-06-19T05:30:00Z' } });
    await userEvent.type(screen.getByLabelText(/Your name/), 'Marta');
    await userEvent.type(screen.getByLabelText(/Staff key/), 'key');
    await userEvent.click(screen.getByRole('button', { name: 'Open the desk' }));
    await network.settled();
    stream.opens();
    await network.settled();
    expect(within(log()).getByText('Soon')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  });

  it('offers the hotel’s quick replies in the guest’s language, and sends none by itself', async () => {
    answerDesk(network, [], [deskChat()]);
    haveReplies([{ en: 'Soon', de: 'Gleich' }]);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Gleich Soon' }));
    expect(field()).toHaveValue('Gleich');
    expect(field()).toHaveFocus();
    expect(network.requests).not.toContain(`POST ${CALLS}/messages`);
  });

  it('offers a quick reply once when the hotel lists it twice', async () => {
    answerDesk(network, [], [deskChat()]);
    haveReplies([{ en: 'Soon' }, { en: 'Soon' }]);
    await open();
    expect(screen.getAllByRole('button', { name: 'Soon' })).toHaveLength(1);
  });

  it('refuses a file of a kind that guests could not open', async () => {
    answerDesk(network, [], [deskChat()]);
    await open();
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'virus.exe'), { applyAccept: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('This file cannot be sent.');
  });

  it('names another staff member who is typing', async () => {
    answerDesk(network, [], [deskChat()]);
    await open([sentMessage({ id: 2, content: 'Hi', initiator_id: 9, initiator: { name: 'Joan' } })]);
    const typing = { chat_uuid: 'chat-1', chat_message_id: null, extra: { initiator_id: 9 } };
    stream.send('start-companion-typing', typing);
    expect(within(log()).getByText('Joan is typing…')).toBeVisible();
    stream.send('end-companion-typing', typing);
    expect(within(log()).queryByText('Joan is typing…')).toBeNull();
  });
});

it('leads from an order to the chat of its guest', async () => {
  answerDesk(network, [deskOrder()], [deskChat()]);
  await renderDesk({ network, stream });
  const link = screen.getByRole('link', { name: 'Chat with the guest of order #1001: Chat' });
  expect(link).toHaveAttribute('href', '#chats/chat-1');
});
