/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { changeSignals } from '@/lib/device/desk/desk-signals';
import { heardCancellations } from '@/lib/device/desk/heard-cancellations';
import { fakeAudio } from '@/tests/builders/browser/fake-audio';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { sentMessage } from '@/tests/builders/screen/chat-server';
import { answerDesk, deskChat, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskChat, DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
const audio = fakeAudio();

beforeEach(() => {
  act(() => {
    heardCancellations.changeNow(() => null);
    changeSignals({ isOn: false });
  });
  jest.useFakeTimers({
    now: Date.parse('2026-06-18T17:31:00Z'),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask'],
  });
});
afterEach(() => jest.useRealTimers());

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
const pass = async (seconds: number) => {
  act(() => void jest.advanceTimersByTime(seconds * 1000));
  await network.settled();
};

async function openDesk(orders = [deskOrder()]) {
  answerDesk(network, orders);
  await renderDesk({ network, stream });
}

it('sounds at once after the first tap, then every 20 seconds, until somebody acknowledges', async () => {
  await openDesk();
  await pass(60);
  expect(audio.tones()).toBe(0);
  expect(screen.getByText('The sound is off.')).toBeInTheDocument();
  await press('Switch the sound on');
  expect(audio.tones()).toBe(2);
  await pass(19);
  expect(audio.tones()).toBe(2);
  await pass(2);
  expect(audio.tones()).toBe(4);
  await press('Acknowledge');
  await pass(60);
  expect(audio.tones()).toBe(4);
  expect(document.title).toBe('Orders · Cala Verde');
});

it('sounds again for an order that arrives after the others were acknowledged', async () => {
  await openDesk();
  await press('Switch the sound on');
  await press('Acknowledge');
  const next = deskOrder({ uuid: 'order-2', num: '1002' });
  network.respondTo('GET /api/desk/v1/orders?group=draft', { data: [deskOrder(), next] });
  stream.opens();
  await network.settled();
  expect(audio.tones()).toBe(4);
  expect(screen.getByText('New orders: 1', { selector: '[role=status] span' })).toBeInTheDocument();
  expect(document.title).toBe('(1) Orders · Cala Verde');
});

it('is silent once the sound is switched off, and goes on counting', async () => {
  await openDesk();
  await press('Switch the sound on');
  await press('Sound on');
  await pass(60);
  expect(audio.tones()).toBe(2);
  expect(document.title).toBe('(1) Orders · Cala Verde');
});

const drip = (parts: Partial<DeskChat> = {}) =>
  deskChat({
    waiting_since: '2026-06-18T17:30:00Z',
    unread_count: 1,
    last_message: sentMessage({ id: 5, content: 'Water is dripping on the bed', initiator_id: 1 }),
    ...parts,
  });
const CHAT_LINE = 'Water is dripping on the bed';

async function openDeskWithChats(chats: readonly DeskChat[]) {
  answerDesk(network, [], chats);
  await renderDesk({ network, stream });
}

it('sounds for a chat that waits, shows room and first words in a line and counts it, until it is acknowledged', async () => {
  await openDeskWithChats([drip(), drip({ uuid: 'chat-2', waiting_since: '2026-06-18T17:30:30Z' })]);
  await press('Switch the sound on');
  expect(audio.tones()).toBe(3);
  await pass(21);
  expect(audio.tones()).toBe(6);
  const line = within(screen.getByRole('status'));
  expect(line.getByText(CHAT_LINE)).toHaveAttribute('dir', 'auto');
  expect(line.getByText('Anna Weber').parentElement).toHaveTextContent('Room 214 · Anna Weber');
  expect(line.getByText('And 1 more')).toBeInTheDocument();
  expect(line.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', '#chats/chat-1');
  expect(document.title).toBe('(2) Orders · Cala Verde');
  await press(/^Acknowledge.*Chats$/);
  await pass(60);
  expect(audio.tones()).toBe(6);
  expect(document.title).toBe('Orders · Cala Verde');
});

it('sounds again for a further message of a chat that was acknowledged', async () => {
  await openDeskWithChats([drip()]);
  await press('Switch the sound on');
  await press(/^Acknowledge.*Chats$/);
  const more = drip({
    unread_count: 2,
    last_message: sentMessage({ id: 6, content: 'It is pouring', initiator_id: 1 }),
  });
  network.respondTo('GET /api/desk/v1/chats', { data: [more] });
  stream.opens();
  await network.settled();
  expect(audio.tones()).toBe(6);
  expect(screen.getByText('It is pouring')).toBeInTheDocument();
});

it('is silent about a chat that a colleague has read', async () => {
  await openDeskWithChats([drip({ unread_count: 0 })]);
  await press('Switch the sound on');
  expect(audio.tones()).toBe(0);
  expect(screen.queryByText(CHAT_LINE)).toBeNull();
});

const cancelled = (parts: Partial<DeskOrder> = {}) =>
  deskOrder({
    ostatus_id: 'cancelled',
    cancel_reason_id: 'order_cancel__mistake',
    moved_at: '2026-06-18T17:31:00Z',
    version: 1,
    moves: [{ status: 'cancelled', at: '2026-06-18T17:31:00Z', by: null, by_guest: true }],
    ...parts,
  });

async function guestCancels(orders: readonly DeskOrder[]) {
  network.respondTo('GET /api/desk/v1/orders?group=histories', { data: orders });
  stream.opens();
  await network.settled();
}

it('announces an order that its guest cancels by one sound and a line, also after a reload, until it is acknowledged', async () => {
  await openDesk([]);
  await press('Switch the sound on');
  await guestCancels([cancelled()]);
  await pass(60);
  expect(audio.tones()).toBe(2);
  const line = within(screen.getByRole('status'));
  expect(line.getByText('The guest cancelled order #1001').parentElement).toHaveTextContent(/^Room 214 ·/);
  expect(line.getByText('The guest ordered by mistake')).toBeInTheDocument();
  expect(document.title).toBe('(1) Orders · Cala Verde');
  cleanup();
  await renderDesk({ network, stream });
  await press(/^Acknowledge.*order #1001$/);
  cleanup();
  await renderDesk({ network, stream });
  expect(screen.queryByText('The guest cancelled order #1001')).toBeNull();
});

it('announces neither what staff cancel nor what was cancelled before a desk was open on this device', async () => {
  answerDesk(network, []);
  network.respondTo('GET /api/desk/v1/orders?group=histories', { data: [cancelled()] });
  await renderDesk({ network, stream });
  const byStaff = { status: 'cancelled', at: '2026-06-18T17:31:00Z', by: 'Joan', by_guest: false };
  await guestCancels([cancelled(), cancelled({ uuid: 'order-2', num: '1002', moves: [byStaff] })]);
  expect(screen.queryByText(/^The guest cancelled/)).toBeNull();
});
