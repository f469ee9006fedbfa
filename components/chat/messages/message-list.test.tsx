/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chat } from '@/components/chat/chat-types';
import { chatMessage, chatMessages, openChat } from '@/tests/builders/screen/chat';
import { arabicHotel, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { MessageList } from './message-list';

const NOW = new Date('2026-06-18T20:00:00+02:00');

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const log = () => screen.getByRole('log', { name: 'Messages' });
const rows = () => [...log().querySelectorAll('[data-key]')].map((row) => row.getAttribute('data-key'));
/** The live region for messages: the status that is not the typing line. */
const announced = () =>
  screen.getAllByRole('status').flatMap((region) => (log().contains(region) ? [] : [region.textContent ?? '']));

const renderMessages = (parts: Partial<Chat>) => {
  const rendered = renderInHotel(<MessageList chat={openChat(parts)} />);
  return { change: (next: Partial<Chat>) => rendered.rerender(<MessageList chat={openChat({ ...parts, ...next })} />) };
};

/** Gives the log the sizes of a screen, because jsdom computes no layout. */
function scrollTo(top: number) {
  const sizes = { scrollHeight: 4000, clientHeight: 600 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(log(), name, { value, configurable: true });
  // A browser reports the position of the opened list first, at its end.
  const end = sizes.scrollHeight - sizes.clientHeight;
  for (const position of log().scrollTop === 0 ? [end, top] : [top]) {
    log().scrollTop = position;
    fireEvent.scroll(log());
  }
}

describe('A message', () => {
  it('shows its sender and its time at the hotel, at the guest’s own messages their name', () => {
    const own = chatMessage({ key: 'own', isOwn: true, author: 'Ada', text: 'Towels' });
    renderMessages({ messages: [chatMessage(), own] });
    expect(within(log()).getByText(/Marta.*19:30/)).toBeVisible();
    expect(within(log()).getByText(/Ada.*19:30/)).toBeVisible();
  });

  it('says whether the guest’s newest message has arrived, and which one staff have read', () => {
    const messages = [1, 2, 3].map((id) => chatMessage({ key: `own-${id}`, id, isOwn: true, text: `Question ${id}` }));
    const { change } = renderMessages({ messages });
    const marks = () => [...log().querySelectorAll('[data-part="delivery"]')].map((mark) => mark.textContent);
    expect(marks()).toEqual(['Sent']);
    change({ seenUntil: 2 });
    expect(marks()).toEqual(['Seen', 'Sent']);
    change({ seenUntil: 3 });
    expect(marks()).toEqual(['Seen']);
  });

  it('begins its day with a heading, once a day', () => {
    const yesterday = chatMessage({ key: '0', sentAt: Date.parse('2026-06-17T10:00:00Z') });
    renderMessages({ messages: [yesterday, chatMessage(), chatMessage({ key: '2' })] });
    expect(within(log()).getAllByText('Yesterday')).toHaveLength(1);
    expect(within(log()).getAllByText('Today')).toHaveLength(1);
  });

  it('is text without markup, and its links open in a new tab', () => {
    renderMessages({ messages: [chatMessage({ text: '<b>Menu</b>: https://example.com/menu, javascript:alert(1)' })] });
    expect(log()).toHaveTextContent('<b>Menu</b>: https://example.com/menu');
    const [link, ...others] = within(log()).getAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveAttribute('href', 'https://example.com/menu');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAttribute('dir', 'ltr');
  });

  it('has the direction of its own words and the language that is known', () => {
    renderMessages({
      messages: [chatMessage({ text: 'مرحبا', language: 'ar' }), chatMessage({ key: '2', text: 'Hello' })],
    });
    expect(screen.getByText('مرحبا')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('مرحبا')).toHaveAttribute('lang', 'ar');
    expect(screen.getByText('Hello')).not.toHaveAttribute('lang');
  });

  it('isolates a sender whose name contains a bidi override', () => {
    renderMessages({ messages: [chatMessage({ author: 'Marta\u202e' })] });
    expect(within(log()).getByText(/Marta/)).toHaveTextContent('\u2068Marta\u202e\u2069, 19:30');
  });

  it('shows its file as a link, and only its first picture, in a box of known size', () => {
    const pictures = ['/storage/a/1.webp', '/storage/a/2.webp'];
    renderMessages({ messages: [chatMessage({ file: { name: 'a.png', url: '/storage/a/files/a.png' }, pictures })] });
    expect(screen.getByRole('link', { name: /^File/ })).toHaveAttribute('href', '/storage/a/files/a.png');
    const [picture, ...others] = screen.getAllByRole('img', { name: 'Picture' });
    expect(others).toEqual([]);
    expect(picture).toHaveAttribute('src', '/storage/a/1.webp');
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
  });

  it('sends the command of its button, opens the link of another, and hides one with an unsafe link', async () => {
    const sendButton = jest.fn();
    const buttons = [
      { title: 'Book a table', msgId: 'table', url: null },
      { title: 'Menu', msgId: null, url: 'https://example.com/menu' },
      { title: 'Prize', msgId: null, url: 'javascript:alert(1)' },
    ];
    renderMessages({ messages: [chatMessage({ buttons })], sendButton });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Book a table' }));
    expect(sendButton).toHaveBeenCalledWith({ title: 'Book a table', msgId: 'table' });
    const link = screen.getByRole('link', { name: /Menu.*new tab/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByText('Prize')).toBeNull();
  });

  it('shows that it is being sent, by "You" while the name is not known', () => {
    renderMessages({ messages: [chatMessage({ isOwn: true, author: '', state: 'sending' })] });
    expect(within(log()).getByText(/You.*Sending…/)).toBeVisible();
  });

  it('that was not sent keeps its text, says why, and can be sent again or removed', async () => {
    const [retry, discard] = [jest.fn(), jest.fn()];
    const failed = chatMessage({
      key: 'k',
      isOwn: true,
      text: 'Towels',
      state: 'failed',
      failure: 'too_many_requests',
    });
    renderMessages({ messages: [failed], retry, discard });
    expect(screen.getByText('Towels')).toBeVisible();
    expect(screen.getByText('Not sent')).toBeVisible();
    expect(screen.getByText(/Many requests at once/)).toBeVisible();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(retry).toHaveBeenCalledWith('k');
    expect(discard).toHaveBeenCalledWith('k');
  });
});

it('shows the sender and the time in Arabic with the marks of Arabic', () => {
  renderInHotel(<MessageList chat={openChat({ messages: [chatMessage()] })} />, arabicHotel());
  expect(screen.getByText(/Marta/)).toHaveTextContent('\u2068Marta\u2069، 19:30');
});

it('shows and announces that the hotel is typing', () => {
  const { change } = renderMessages({ messages: [chatMessage()] });
  const line = within(log()).getByRole('status');
  expect(line).toBeEmptyDOMElement();
  change({ isHotelTyping: true });
  expect(line).toHaveTextContent('The hotel is typing…');
});

describe('A long chat', () => {
  it('renders only its newest messages when it opens', () => {
    renderMessages({ messages: chatMessages(5000) });
    expect(rows()).toHaveLength(40);
    expect(rows().at(-1)).toBe('5000');
  });

  it('renders earlier messages when the guest scrolls to the first rendered one', () => {
    renderMessages({ messages: chatMessages(5000) });
    scrollTo(300);
    scrollTo(300);
    expect(rows()[0]).toBe('4941');
  });

  it('offers new messages while the guest reads older ones, and leads to them', async () => {
    const messages = chatMessages(200);
    const { change } = renderMessages({ messages });
    scrollTo(1500);
    expect(screen.getByRole('button', { name: 'To the newest message' })).toBeVisible();
    const before = rows();
    change({ messages: [...messages, chatMessage({ key: 'new', id: 9 })] });
    expect(rows().slice(0, before.length)).toEqual(before);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'New messages: 1' }));
    expect(rows().at(-1)).toBe('new');
    expect(screen.queryByRole('button', { name: /New messages|To the newest/ })).toBeNull();
    expect(log()).toHaveFocus();
  });
});

describe('The announcements of messages', () => {
  it('contain no message that was there when the chat was opened', () => {
    renderMessages({ messages: chatMessages(3) });
    expect(log()).toHaveAttribute('aria-live', 'off');
    expect(announced()).toEqual(['']);
  });

  it('contain a new message of the hotel once and in full', () => {
    const messages = chatMessages(3);
    const { change } = renderMessages({ messages });
    const buttons = [{ title: 'Menu', msgId: 'menu', url: null }];
    const next = [...messages, chatMessage({ key: 'new', buttons })];
    change({ messages: next });
    expect(announced()).toEqual(['\u2068Marta\u2069: \u2068Welcome. How can we help?\u2069, \u2068Menu\u2069']);
    change({ messages: [...next] });
    expect(announced()).toEqual(['\u2068Marta\u2069: \u2068Welcome. How can we help?\u2069, \u2068Menu\u2069']);
  });

  it('contain no message of the guest, unless it was not sent', () => {
    const own = chatMessage({ key: 'own', isOwn: true, text: 'Towels', state: 'sending' });
    const { change } = renderMessages({ messages: [] });
    change({ messages: [own] });
    expect(announced()).toEqual(['']);
    change({ messages: [{ ...own, state: 'failed', failure: null }] });
    expect(announced()).toEqual(['Not sent: \u2068Towels\u2069']);
  });

  it('contain only the number of messages that come at once after a pause', () => {
    const messages = chatMessages(10);
    const { change } = renderMessages({ messages: messages.slice(0, 1) });
    change({ messages });
    expect(announced()).toEqual(['New messages: 9']);
  });
});
