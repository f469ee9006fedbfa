import { streamTab as tab } from '@/tests/builders/browser/stream-tab';
import type { Channel, LiveEvent } from './channel';

const [PIZZA, TOWELS] = ['0000000a-0000-4000-8000-000000000000', '0000000b-0000-4000-8000-000000000000'];
const CHAT = '0000000c-0000-4000-8000-000000000000';
const pizza: Channel = { kind: 'orders', uuids: [PIZZA] };
const chat: Channel = { kind: 'chat', uuid: CHAT };

const updated = (order_uuid = PIZZA) => ({ type: 'order-updated', order_uuid }) as const;
const RESUMED = { type: 'resumed' };

const soon = () => jest.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
  jest.useRealTimers();
});

describe('events of the stream', () => {
  it('events of the requested orders and chat arrive over one connection', async () => {
    const { sources, line, follow } = tab();
    const orders = await follow({ kind: 'orders', uuids: [TOWELS, PIZZA] });
    const ofChat = await follow(chat);
    expect(line().request).toEqual({ orders: [PIZZA, TOWELS], chats: [CHAT], last: null });
    const message = { type: 'chat-message-created', chat_message_id: 8, extra: { initiator_id: 2 } } as const;
    line().send('order-updated', updated());
    line().send('chat-message-created', { ...message, chat_uuid: CHAT });
    line().send('chat-message-created', { ...message, chat_uuid: PIZZA });
    expect([orders.heard, ofChat.heard]).toEqual([[updated()], [message]]);
    expect(sources.filter((source) => !source.closed)).toHaveLength(1);
  });

  it('two subscribers of the same order get its events over one connection', async () => {
    const { sources, line, follow } = tab();
    const [badge, drawer] = [await follow(pizza), await follow(pizza)];
    line().send('order-updated', updated());
    drawer.leave();
    await soon();
    line().send('order-updated', updated());
    expect([badge.heard.length, drawer.heard.length, sources.length]).toEqual([2, 1, 1]);
  });

  it('a component that unsubscribes and subscribes again at once causes no new connection', async () => {
    const { stream, sources, follow } = tab();
    const { leave } = await follow(pizza);
    leave();
    stream.subscribe(pizza, () => undefined);
    await soon();
    expect(sources.map((source) => source.closed)).toEqual([false]);
  });

  it('events are not dispatched after unsubscribing', async () => {
    const { line, follow } = tab();
    const staying = await follow({ kind: 'orders', uuids: [TOWELS] });
    const { heard, leave } = await follow(pizza);
    leave();
    line().send('order-updated', updated());
    await soon();
    line().send('order-updated', updated());
    expect([heard, staying.heard]).toEqual([[], []]);
  });

  it('an event is not dispatched to a subscriber that another one unsubscribes during it', async () => {
    const { stream, line } = tab();
    const heard: LiveEvent[] = [];
    const leaveOther: { now?: () => void } = {};
    stream.subscribe(pizza, () => leaveOther.now?.());
    leaveOther.now = stream.subscribe(pizza, (event) => heard.push(event));
    await soon();
    line().send('order-updated', updated());
    expect(heard).toEqual([]);
  });

  it('events are matched to uuids in upper case', async () => {
    const { line, follow } = tab();
    const { heard } = await follow({ kind: 'orders', uuids: [PIZZA.toUpperCase()] });
    expect(line().request.orders).toEqual([PIZZA]);
    line().send('order-updated', updated());
    expect(heard).toHaveLength(1);
  });

  it('events are requested for the newest hundred orders, the server’s maximum', async () => {
    const { line, follow } = tab();
    await follow({ kind: 'orders', uuids: Array.from({ length: 120 }, (_, n) => `order-${n}`) });
    const named = line().request.orders;
    expect([named.length, named.includes('order-119'), named.includes('order-19')]).toEqual([100, true, false]);
  });

  it.each(['no JSON', '{"type":"order-updated"}', '{"type":"order-updated","order_uuid":7}', 'null', '[]'])(
    'invalid events are ignored: %s',
    async (data) => {
      const { line, follow } = tab();
      const { heard } = await follow(pizza);
      line().say('order-updated', data);
      line().send('order-updated', updated());
      expect(heard).toEqual([updated()]);
    },
  );

  it('a channel without orders needs no connection', async () => {
    const { sources, page, follow } = tab();
    const { leave } = await follow({ kind: 'orders', uuids: [] });
    leave();
    expect([sources.length, page.listeners()]).toEqual([0, 0]);
  });
});

describe('an opened connection', () => {
  it('dispatches resumed, also for the first time, because events may have been missed before', async () => {
    const { line, follow } = tab();
    const { heard } = await follow(pizza);
    line().opens();
    expect(heard).toEqual([RESUMED]);
  });

  it('the connection is closed after the last subscriber and forgets the last event id', async () => {
    const { page, sources, line, follow, isOpen } = tab();
    const { leave } = await follow(pizza);
    line().send('order-updated', updated(), '41');
    leave();
    await soon();
    expect([isOpen(), page.listeners(), jest.getTimerCount()]).toEqual([false, 0, 0]);
    await follow(pizza);
    expect(sources.at(-1)?.request.last).toBeNull();
  });

  it('resumes after the last event when a channel is added', async () => {
    const { sources, line, follow } = tab();
    await follow(pizza);
    line().send('order-updated', updated(), '41');
    await follow(chat);
    expect(sources.map((source) => source.closed)).toEqual([true, false]);
    expect(line().request).toEqual({ orders: [PIZZA], chats: [CHAT], last: 41 });
  });
});

describe('a broken connection', () => {
  it('resumes after the last event, dispatches resumed, and repeats no event', async () => {
    const { line, follow, isOpen } = tab();
    const { heard } = await follow(pizza);
    line().opens();
    line().send('order-created', { type: 'order-created', order_uuid: PIZZA }, '41');
    line().breaks();
    expect(isOpen()).toBe(false);
    await pass(1000);
    expect(line().request).toEqual({ orders: [PIZZA], chats: [], last: 41 });
    line().opens();
    line().send('order-created', { type: 'order-created', order_uuid: PIZZA }, '41');
    line().send('order-updated', updated(), '42');
    line().send('order-updated', updated(), '42');
    expect(heard.map(({ type }) => type)).toEqual(['resumed', 'order-created', 'resumed', 'order-updated']);
  });

  it('dispatches two events in the wrong order and resumes after the later one', async () => {
    const { line, follow } = tab();
    const { heard } = await follow(pizza);
    line().send('order-updated', updated(), '10');
    line().send('order-updated', updated(), '9');
    line().breaks();
    await pass(1000);
    expect([heard.length, line().request.last === 10]).toEqual([2, true]);
  });

  it.each([
    ['longest', 1, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
    ['shortest', 0, [500, 1000, 2000, 4000, 8000, 15_000, 15_000]],
  ])(
    'a broken connection is retried with doubled delays up to half a minute: the %s delays',
    async (_which, random, waits) => {
      const { sources, line, follow } = tab({ random });
      await follow(pizza);
      for (const [tries, wait] of waits.entries()) {
        line().breaks();
        await pass(wait - 1);
        expect(sources).toHaveLength(tries + 1);
        await pass(1);
        expect(sources).toHaveLength(tries + 2);
      }
    },
  );

  it('a break counts as the first failure when the stream was open for five seconds, otherwise as a further one', async () => {
    const { sources, line, follow } = tab();
    await follow(pizza);
    line().breaks();
    await pass(1000);
    line().opens();
    line().breaks();
    await pass(1999);
    expect(sources).toHaveLength(2);
    await pass(1);
    line().opens();
    await pass(5000);
    line().breaks();
    await pass(1000);
    expect(sources).toHaveLength(4);
  });

  it('a broken connection is retried at once when the device is online again', async () => {
    const { page, line, follow, isOpen } = tab();
    await follow(pizza);
    for (let n = 0; n < 6; n++) {
      line().breaks();
      page.goOnline();
    }
    expect(isOpen()).toBe(true);
  });

  it('dispatches no events of a source that was closed', async () => {
    const { sources, line, follow } = tab();
    const { heard } = await follow(pizza);
    const old = line();
    old.breaks();
    old.breaks();
    old.send('order-updated', updated());
    await pass(1000);
    expect([sources.length, heard]).toEqual([2, []]);
  });
});

describe('a silent connection', () => {
  it('a connection is closed after 45 seconds without data', async () => {
    const { sources, line, follow } = tab();
    await follow(pizza);
    line().opens();
    await pass(44_999);
    expect(sources).toHaveLength(1);
    await pass(1 + 1000);
    expect(sources.map((source) => source.closed)).toEqual([true, false]);
  });

  it('a connection stays open while the server sends anything', async () => {
    const { sources, line, follow } = tab();
    await follow(pizza);
    for (const say of ['ping', 'order-updated', 'ping']) {
      await pass(44_000);
      line().send(say, updated());
    }
    expect(sources).toHaveLength(1);
  });

  it('makes subscribers fetch after each attempt if the server is full', async () => {
    const { line, follow } = tab();
    const { heard } = await follow(pizza);
    line().breaks();
    expect(heard).toEqual([]);
    await pass(1000);
    line().breaks();
    expect(heard).toEqual([{ type: 'resumed' }]);
    await pass(2000);
    line().breaks();
    expect(heard).toHaveLength(2);
  });

  it('a connection that never opens is closed after 45 seconds', async () => {
    const { sources, follow } = tab();
    await follow(pizza);
    await pass(46_000);
    expect(sources.map((source) => source.closed)).toEqual([true, false]);
  });
});

describe('a hidden tab', () => {
  it('a hidden tab has no connection and resumes when it becomes visible', async () => {
    const { page, line, follow, isOpen } = tab();
    const { heard } = await follow(pizza);
    line().opens();
    line().send('order-updated', updated(), '41');
    page.hide();
    await pass(600_000);
    expect([isOpen(), jest.getTimerCount()]).toEqual([false, 0]);
    page.show();
    expect(line().request.last).toBe(41);
    line().opens();
    expect(heard).toEqual([RESUMED, updated(), RESUMED]);
  });

  it('a hidden tab opens no connection for a new subscription', async () => {
    const { page, line, follow, isOpen } = tab();
    page.hide();
    await follow(pizza);
    await follow(chat);
    page.goOnline();
    expect(isOpen()).toBe(false);
    page.show();
    expect(line().request.chats).toEqual([CHAT]);
  });
});
