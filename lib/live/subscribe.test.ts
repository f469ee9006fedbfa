/** @jest-environment jsdom */
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import type { LiveEvent } from './channel';

type Live = typeof import('./subscribe') & typeof import('./select-transport');

const streams = fakeEventStream();
const order = { kind: 'orders', uuids: ['a'] } as const;
const embedded = { uuid: 'h', live: 'stream', realtime: null } as const;
const upstream = { uuid: 'h', live: 'poll', realtime: null } as const;

/** A page whose module state is discarded after the test, because the selected transport is kept in module state. */
async function newTab(): Promise<Live> {
  jest.resetModules();
  const live: Live = { ...(await import('./select-transport')), ...(await import('./subscribe')) };
  const subscribe: Live['subscribe'] = (channel, onEvent) => {
    const leave = live.subscribe(channel, onEvent);
    closing.push(leave);
    return leave;
  };
  return { ...live, subscribe };
}

let closing: (() => void)[] = [];

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function become(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  for (const leave of closing) leave();
  closing = [];
  await pass(0);
  Reflect.deleteProperty(document, 'visibilityState');
  jest.useRealTimers();
});

describe('a page of the embedded platform', () => {
  it('receives events over the stream', async () => {
    const { selectTransport, subscribe } = await newTab();
    selectTransport(embedded);
    const heard: LiveEvent[] = [];
    const leave = subscribe(order, (event) => heard.push(event));
    await pass(0);
    expect(streams().map(({ request }) => request)).toEqual([{ orders: ['a'], chats: [], last: null }]);
    streams()[0]?.send('order-updated', { type: 'order-updated', order_uuid: 'a' });
    await pass(0);
    expect(heard).toEqual([{ type: 'resumed' }, { type: 'order-updated', order_uuid: 'a' }]);
    leave();
    await pass(0);
    expect(streams()[0]?.closed).toBe(true);
  });

  it('keeps its stream when the layout is rendered again, for example in another language', async () => {
    const { selectTransport, subscribe } = await newTab();
    selectTransport(embedded);
    subscribe(order, () => undefined);
    await pass(0);
    selectTransport({ ...embedded });
    subscribe(order, () => undefined);
    await pass(0);
    expect(streams()).toHaveLength(1);
  });

  it('opens no stream for a subscriber that left before the code was loaded', async () => {
    const { selectTransport, subscribe } = await newTab();
    selectTransport(embedded);
    subscribe(order, () => undefined)();
    await pass(0);
    expect(streams()).toEqual([]);
  });

  it('closes its stream in a hidden tab and retries at once when the network is back', async () => {
    const { selectTransport, subscribe } = await newTab();
    selectTransport(embedded);
    subscribe(order, () => undefined);
    await pass(0);
    become('hidden');
    expect(streams().map(({ closed }) => closed)).toEqual([true]);
    become('visible');
    streams()[1]?.breaks();
    window.dispatchEvent(new Event('online'));
    expect(streams().map(({ closed }) => closed)).toEqual([true, true, false]);
  });
});

it('a page of an upstream without live events fetches every ten seconds', async () => {
  const { selectTransport, subscribe } = await newTab();
  selectTransport(upstream);
  const ask = jest.fn();
  const leave = subscribe(order, ask);
  await pass(20_000);
  leave();
  await pass(20_000);
  expect([ask.mock.calls.length, streams()]).toEqual([2, []]);
});

it('subscribe throws outside the hotel layout', async () => {
  const { subscribe } = await newTab();
  expect(() => subscribe(order, () => undefined)).toThrow('outside the hotel layout');
});
