/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { changeSignals, deskSignals } from '@/lib/device/desk/desk-signals';
import { heardCancellations } from '@/lib/device/desk/heard-cancellations';
import { fakeAudio } from '@/tests/builders/browser/fake-audio';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, deskChat, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
const audio = fakeAudio();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  act(() => {
    heardCancellations.changeNow(() => null);
    changeSignals({ isOn: false, muted: [], volume: 0.5, maySleep: false, notifies: false, pushes: false });
  });
  jest.useFakeTimers({
    now: Date.parse('2026-06-18T17:31:00Z'),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
const pass = async (seconds: number) => {
  act(() => void jest.advanceTimersByTime(seconds * 1000));
  await network.settled();
};
async function openDesk(orders: readonly DeskOrder[] = [deskOrder()]) {
  answerDesk(network, orders);
  await renderDesk({ network, stream });
}
const tapAnywhere = async () => {
  fireEvent.pointerUp(document.body);
  await network.settled();
};
const tapToHear = () => screen.queryByRole('button', { name: /^Tap to hear the desk/ });

describe('A desk that may not be heard', () => {
  // Rule: desk/DE87.
  it('remembers that its sound is on, says that a tap is needed, and sounds at once after it', async () => {
    act(() => changeSignals({ isOn: true }));
    await openDesk();
    await pass(30);
    expect(audio.tones()).toBe(0);
    expect(tapToHear()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sound on' })).toHaveAttribute('aria-pressed', 'true');
    await tapAnywhere();
    expect(audio.tones()).toBe(2);
    expect(tapToHear()).toBeNull();
  });

  it('rings again after a tablet was locked, by itself when the page comes into view', async () => {
    await openDesk();
    await press('Switch the sound on');
    expect(audio.tones()).toBe(2);
    audio.interrupt();
    await pass(30);
    expect(audio.tones()).toBe(2);
    expect(tapToHear()).toBeVisible();
    audio.release();
    fireEvent(document, new Event('visibilitychange'));
    await network.settled();
    expect(tapToHear()).toBeNull();
    expect(audio.tones()).toBe(4);
  });

  it('sounds for a cancelled order that came while it was held back', async () => {
    await openDesk([]);
    await press('Switch the sound on');
    audio.interrupt();
    await pass(5);
    const moves = [{ status: 'cancelled', at: '2026-06-18T17:31:05Z', by: null, by_guest: true }];
    const cancelled = deskOrder({ ostatus_id: 'cancelled', moves, moved_at: '2026-06-18T17:31:05Z', version: 1 });
    network.respondTo('GET /api/desk/v1/orders?group=histories', { data: [cancelled] });
    stream.opens();
    await network.settled();
    await pass(5);
    expect(audio.tones()).toBe(0);
    audio.release();
    await tapAnywhere();
    expect(audio.tones()).toBe(2);
  });
});

// Rule: desk/DE88.
it('plays nothing of a kind that this device has silenced, and keeps its line', async () => {
  await openDesk();
  await press('Signals on this device');
  fireEvent.click(screen.getByRole('switch', { name: 'New orders' }));
  expect(deskSignals.get().muted).toEqual(['order']);
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.8' } });
  expect(deskSignals.get().volume).toBe(0.8);
  await press('Close');
  await press('Switch the sound on');
  await pass(30);
  expect(audio.tones()).toBe(0);
  expect(screen.getByText('New orders: 1', { selector: '[role=status] span' })).toBeInTheDocument();
});

// Rule: desk/DE86.
it('keeps the screen awake while the desk is in sight, unless this device may sleep', async () => {
  const release = jest.fn(async () => undefined);
  const request = jest.fn(async () => ({ released: false, release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  await openDesk();
  expect(request).toHaveBeenCalledTimes(1);
  await press('Signals on this device');
  fireEvent.click(screen.getByRole('switch', { name: 'Keep the screen awake' }));
  await network.settled();
  expect(release).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('Notifications of the computer', () => {
  const shown: { title: string; body: string; tag: string }[] = [];
  class FakeNotification {
    static permission = 'default';
    static requestPermission = async () => {
      FakeNotification.permission = 'granted';
      return 'granted';
    };
    onclick: (() => void) | null = null;
    constructor(title: string, { body, tag }: { body: string; tag: string }) {
      shown.push({ title, body, tag });
    }
    close() {}
  }
  beforeEach(() => {
    shown.length = 0;
    FakeNotification.permission = 'default';
    Object.assign(window, { Notification: FakeNotification });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'Notification'));

  const arrive = async () => {
    const next = deskOrder({ uuid: 'order-2', num: '1002' });
    network.respondTo('GET /api/desk/v1/orders?group=draft', { data: [deskOrder(), next] });
    stream.opens();
    await network.settled();
  };

  // Rule: desk/DE89.
  it('are shown for what comes while the desk is not in sight, once somebody has switched them on', async () => {
    await openDesk();
    await press('Signals on this device');
    fireEvent.click(screen.getByRole('switch', { name: /^Show notifications/ }));
    await network.settled();
    expect(deskSignals.get().notifies).toBe(true);
    await press('Close');
    expect(shown).toEqual([]);
    visibility = 'hidden';
    await arrive();
    expect(shown).toEqual([{ title: 'Cala Verde', body: 'Room 214: New order #1002', tag: 'desk-order-order-2' }]);
  });

  it('are shown neither while the desk is in sight nor before somebody has switched them on', async () => {
    FakeNotification.permission = 'granted';
    await openDesk();
    visibility = 'hidden';
    await arrive();
    act(() => changeSignals({ notifies: true }));
    visibility = 'visible';
    network.respondTo('GET /api/desk/v1/chats', {
      data: [deskChat({ waiting_since: '2026-06-18T17:30:00Z', unread_count: 1 })],
    });
    stream.opens();
    await network.settled();
    expect(shown).toEqual([]);
  });
});
