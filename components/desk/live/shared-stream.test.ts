import { fakeLocks } from '@/tests/builders/browser/fake-locks';
import { fakePage } from '@/tests/builders/browser/fake-page';
import { openSharedStream, type StreamMessage } from './shared-stream';

/** The open connections of all tabs. */
let open: FakeSource[] = [];
let opened = 0;
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    opened += 1;
    open.push(this);
  }
  close(): void {
    open = open.filter((each) => each !== this);
  }
}
const send = (type: string, body: object = {}) =>
  open[0]?.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(body) }));

/** Tabs of one browser: what one posts, the others hear. */
let channels: FakeChannel[] = [];
class FakeChannel {
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor() {
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) other.onmessage?.(new MessageEvent('message', { data }));
  }
  close(): void {
    channels = channels.filter((each) => each !== this);
  }
}

beforeEach(() => {
  open = [];
  opened = 0;
  channels = [];
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeSource, BroadcastChannel: FakeChannel });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['EventSource', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name);
});

/** A tab with a desk. `hidden`: it was opened in the background. */
async function openTab({ hidden = false } = {}) {
  const page = fakePage();
  if (hidden) page.hide();
  const heard: StreamMessage['type'][] = [];
  const close = openSharedStream(({ type }) => heard.push(type), page);
  await settle();
  return { ...page, heard, close };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('with locks', () => {
  const locks = fakeLocks();

  it('has one connection for seven tabs, whose events all of them hear', async () => {
    const tabs = [];
    for (let tab = 0; tab < 7; tab += 1) {
      for (const other of tabs) other.hide();
      tabs.push(await openTab());
    }
    expect([open.length, locks.held()]).toEqual([1, ['desk-events']]);
    send('order-created');
    for (const tab of tabs) expect(tab.heard.filter((type) => type === 'order-created')).toHaveLength(1);
  });

  it('says nothing of a lost connection while it opens the first one', async () => {
    const tab = await openTab();
    expect(tab.heard).toEqual([]);
    send('open');
    expect(tab.heard).toEqual(['open']);
  });

  it('says at once that the device has lost its network, and opens the connection anew when it is back', async () => {
    const tab = await openTab();
    tab.goOffline();
    expect(tab.heard.at(-1)).toBe('lost');
    tab.goOnline();
    expect([open.length, opened]).toEqual([1, 2]);
    tab.close();
    expect(tab.listeners()).toBe(0);
  });

  it('is not lost while it is opened for the first time, or by the tab that comes into view', async () => {
    const first = await openTab();
    first.hide();
    const second = await openTab();
    second.hide();
    first.show();
    await settle();
    expect([first.heard, second.heard, opened]).toEqual([[], [], 3]);
  });

  it('gives the connection to the tab that is seen', async () => {
    const first = await openTab();
    first.hide();
    const second = await openTab();
    expect([open.length, opened]).toEqual([1, 2]);
    second.hide();
    first.show();
    await settle();
    expect([open.length, opened]).toEqual([1, 3]);
    first.hide();
    first.show();
    await settle();
    expect(opened).toBe(3);
  });

  it('takes the connection over from a tab that the browser has suspended, when nothing comes from it for a minute', async () => {
    const first = await openTab();
    const second = await openTab();
    const [suspended] = open;
    await jest.advanceTimersByTimeAsync(40_000);
    send('ping');
    await jest.advanceTimersByTimeAsync(40_000);
    expect([open[0] === suspended, opened]).toEqual([true, 2]);
    // Its timers and its messages stop.
    channels = channels.slice(0, 1);
    await jest.advanceTimersByTimeAsync(25_000);
    expect(opened).toBeGreaterThan(2);
    first.close();
    second.close();
  });

  it('keeps the connection while all tabs are hidden, so that the alarm sounds', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.hide();
    second.hide();
    await settle();
    expect(open).toHaveLength(1);
    send('order-created');
    expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['order-created', 'order-created']);
  });

  it('opens the connection in another tab when the one that had it is closed, and tells all of them', async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()];
    third.close();
    await settle();
    expect(open).toHaveLength(1);
    open[0]?.dispatchEvent(new Event('open'));
    expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['open', 'open']);
    first.close();
    second.close();
    await settle();
    expect([open, channels, locks.held()]).toEqual([[], [], []]);
  });

  it('has a tab that was opened in the background read at once, and hear from the one with the connection', async () => {
    await openTab();
    const hidden = await openTab({ hidden: true });
    expect([hidden.heard, opened]).toEqual([['open'], 1]);
    send('content-changed');
    expect(hidden.heard).toEqual(['open', 'content-changed']);
  });

  it('tells every tab that the connection is lost or refused', async () => {
    const [first, second] = [await openTab(), await openTab()];
    open[0]?.dispatchEvent(new Event('error'));
    expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['lost', 'lost']);
    if (open[0] !== undefined) open[0].readyState = FakeSource.CLOSED;
    open[0]?.dispatchEvent(new Event('error'));
    expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['refused', 'refused']);
  });

  it('opens the connection anew after 45 seconds without a sign of life', async () => {
    const tab = await openTab();
    await jest.advanceTimersByTimeAsync(44_000);
    send('ping');
    await jest.advanceTimersByTimeAsync(44_000);
    expect(opened).toBe(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([opened, open.length, tab.heard.at(-1)]).toEqual([2, 1, 'lost']);
  });
});

describe('without locks', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? {};
  beforeEach(() => Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} }));
  afterEach(() => Object.defineProperty(globalThis, 'navigator', real));

  it('has a connection of its own in each tab that is seen, and none in a hidden one', async () => {
    const tabs = [await openTab(), await openTab(), await openTab({ hidden: true })];
    expect(open).toHaveLength(2);
    tabs[0]?.hide();
    expect(open).toHaveLength(1);
    tabs[2]?.show();
    expect(open).toHaveLength(2);
    for (const tab of tabs) tab.close();
    expect(open).toEqual([]);
  });
});
