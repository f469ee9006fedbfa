/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { disclaimerAccepted } from '@/lib/device/chat/disclaimer';
import { chatUuid } from '@/lib/device/chat/stored-chat';
import { guestName, personUuid, roomNumber } from '@/lib/device/guest';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { CHAT, chatServer, PERSON, sentMessage } from '@/tests/builders/screen/chat-server';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { browserEngine } from '../engine/browser-engine';
import { ChatPanel } from './chat-panel';

const network = fakeNetwork();
const streams = fakeEventStream();
const WELCOME = sentMessage({ id: 1, content: 'Welcome. How can we help?' });

let server: ReturnType<typeof chatServer>;
beforeEach(() => {
  server = chatServer(network);
  resetOverlays();
  disclaimerAccepted.changeNow(() => false);
});
afterEach(() => act(() => browserEngine().clear()));

const show = (region = '') =>
  renderInHotel(
    <OverlayHost bodies={{ confirm: ConfirmDialog }}>
      <ChatPanel titleId="title" onClose={() => undefined} />
    </OverlayHost>,
    hotelView({ region }),
  );

/** Shows the panel of a guest whose chat has begun. */
async function showOpen() {
  server.write(WELCOME);
  personUuid.changeNow(() => PERSON);
  chatUuid.changeNow(() => CHAT);
  show();
  await within(await log()).findByText(WELCOME.content);
}

const log = () => screen.findByRole('log', { name: 'Messages' });
const input = () => screen.getByRole('textbox', { name: 'Your message' });
/** The live regions outside the log whose text contains this. */
const announcements = (text: string) =>
  screen.getAllByRole('status').filter((region) => region.textContent?.includes(text));
const panel = () => screen.getByText('Reception').closest('[tabindex="-1"]');

describe('The chat of a guest who has none', () => {
  it('begins by keyboard alone, and the focus stays in the panel', async () => {
    show();
    const name = await screen.findByRole('textbox', { name: 'Your name' });
    await userEvent.type(name, 'Ada');
    await userEvent.type(screen.getByRole('textbox', { name: 'Room number' }), '12{Enter}');
    expect(await log()).toBeVisible();
    await waitFor(() => expect(panel()).toHaveFocus());
  });

  it('reads what the bot can answer before it says who it is, and nothing is sent', async () => {
    const links = [{ title: { en: 'Menu' }, link: 'https://example.com/menu' }];
    const topic = { id: 'breakfast', title: { en: 'Breakfast' }, text: { en: 'From 7:00 to 10:30' }, links };
    network.respondTo(`GET /api/v1/public/hotels/${hotelView().uuid}/chat-topics`, { data: [topic] });
    show();
    await userEvent.click(await screen.findByText('Breakfast'));
    expect(screen.getByText('From 7:00 to 10:30')).toBeVisible();
    expect(screen.getByRole('link', { name: /Menu/ })).toHaveAttribute('href', 'https://example.com/menu');
    expect(network.requests.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('begins with the disclaimer where the law asks for it, and loads nothing of the chat before', async () => {
    network.respondTo('GET /api/v1/hotels/1/get-public-info/chat_disclaimer', { data: { en: 'Rules of the chat' } });
    show('RU');
    await screen.findByText('Rules of the chat');
    expect(network.requests.filter((call) => call.includes('/public/'))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toBeVisible();
  });
});

describe('The chat of a known guest who has none', () => {
  const startCalls = () => network.requests.filter((call) => call.startsWith('POST') && call.endsWith('/chat/start'));
  beforeEach(() => {
    personUuid.changeNow(() => PERSON);
    guestName.changeNow(() => 'Ada');
    roomNumber.changeNow(() => '101');
    network.respondTo(`GET /api/v1/public/hotels/${hotelView().uuid}/guests/${PERSON}`, undefined);
  });
  afterEach(() =>
    act(() => {
      guestName.changeNow(() => '');
      roomNumber.changeNow(() => '');
    }),
  );

  it('begins with the first message, whose input keeps the focus', async () => {
    show();
    expect(await screen.findByText(/You write as .*Ada.*101/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Attach a file' })).toBeNull();
    await userEvent.type(input(), 'Towels, please{Enter}');
    expect(await within(await log()).findByText('Towels, please')).toBeVisible();
    expect(startCalls()).toHaveLength(1);
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Attach a file' })).toBeVisible();
  });

  it('keeps the message when the start fails, and sends it once after another try', async () => {
    network.respondTo('POST /api/v1/public/chat/start', undefined);
    show();
    await screen.findByText(/You write as/);
    await userEvent.type(input(), 'Towels, please{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be started');
    expect(input()).toHaveValue('Towels, please');
    network.respondTo('POST /api/v1/public/chat/start', { data: { uuid: CHAT, initiator: { uuid: PERSON } } });
    await userEvent.type(input(), '{Enter}');
    expect(await within(await log()).findAllByText('Towels, please')).toHaveLength(1);
  });

  it('shows the registration with what the hotel has refused, and keeps the message', async () => {
    network.respondTo('POST /api/v1/public/chat/start', () =>
      Response.json({ message: 'refused', errors: { room_number: ['No such room'] } }, { status: 422 }),
    );
    show();
    await screen.findByText(/You write as/);
    await userEvent.type(input(), 'Towels, please{Enter}');
    expect(await screen.findByText('No such room')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Room number' })).toHaveValue('101');
    expect(browserEngine().state().draft).toBe('Towels, please');
  });

  it('registers anew on demand', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
  });

  it('has to register when the person of this device is forgotten', async () => {
    show();
    await screen.findByText(/You write as/);
    act(() => browserEngine().clear());
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toBeVisible();
  });
});

describe('An open chat', () => {
  it('announces a message that arrives once, and none of those that were there', async () => {
    await showOpen();
    expect(announcements(WELCOME.content)).toEqual([]);
    await waitFor(() => expect(streams().at(-1)?.request.chats).toEqual([CHAT]));
    server.write(sentMessage({ id: 2, content: 'Your towels are on their way.' }));
    const event = { type: 'chat-message-created', chat_uuid: CHAT, chat_message_id: 2, extra: { initiator_id: 4 } };
    for (let time = 0; time < 2; time += 1) act(() => streams().at(-1)?.send('chat-message-created', event));
    expect(await within(await log()).findByText('Your towels are on their way.')).toBeVisible();
    const [announced, ...others] = announcements('Your towels are on their way.');
    expect(others).toEqual([]);
    expect(announced?.textContent?.split('Your towels are on their way.')).toHaveLength(2);
    expect(await log()).toHaveAttribute('aria-live', 'off');
  });

  it('keeps a refused message with a retry, which sends it', async () => {
    await showOpen();
    server.refuses = true;
    await userEvent.type(input(), 'More towels{Enter}');
    const retry = await within(await log()).findByRole('button', { name: 'Send again' });
    expect(within(await log()).getByText('More towels')).toBeVisible();
    server.refuses = false;
    await userEvent.click(retry);
    await waitFor(async () => expect(within(await log()).queryByRole('button', { name: 'Send again' })).toBeNull());
    expect(within(await log()).getAllByText('More towels')).toHaveLength(1);
  });

  it('describes the input with the number of characters when a text is too long', async () => {
    await showOpen();
    await userEvent.click(input());
    await userEvent.paste('a'.repeat(4001));
    expect(input()).toHaveAccessibleDescription('4001 of 4000 characters');
    expect(screen.getByRole('alert')).toHaveTextContent('The message is too long.');
  });

  it('is left by keyboard after a question', async () => {
    await showOpen();
    screen.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Leave the chat' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toBeVisible();
    expect(chatUuid.get()).toBe('');
  });
});
