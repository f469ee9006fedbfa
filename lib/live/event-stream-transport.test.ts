import { streamTab as tab } from '@/tests/builders/stream-tab';
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

describe('what a tab hears', () => {
  it('is of the orders and the chat that it names, over one connection', async () => {
    const { sources, line, follow } = tab();
    const orders = await follow({ kind: 'orders', uuids: [TOWELS, PIZZA] });
    const talk = await follow(chat);
    expect(line().request).toEqual({ orders: [PIZZA, TOWELS], chats: [CHAT], last: null });
    const message = { type: 'chat-message-created', chat_message_id: 8, extra: { initiator_id: 2 } } as const;
    line().send('order-updated', updated());
    line().send('chat-message-created', { ...message, chat_uuid: CHAT });
    line().send('chat-message-created', { ...message, chat_uuid: PIZZA });
    expect([orders.heard, talk.heard]).toEqual([[updated()], [message]]);
    expect(sources.filter((source) => !source.closed)).toHaveLength(1);
  });

  it('reaches both who wait for the same order, and costs no second connection', async () => {
    const { sources, line, follow } = tab();
    const [badge, drawer] = [await follow(pizza), await follow(pizza)];
    line().send('order-updated', updated());
    drawer.leave();
    await soon();
    line().send('order-updated', updated());
    expect([badge.heard.length, drawer.heard.length, sources.length]).toEqual([2, 1, 1]);
  });

  it('does not change when somebody leaves and comes back in one breath', async () => {
    const { stream, sources, follow } = tab();
    const { leave } = await follow(pizza);
    leave();
    stream.subscribe(pizza, () => undefined);
    await soon();
    expect(sources.map((source) => source.closed)).toEqual([false]);
  });

  it('is nothing of an order that nobody follows any more', async () => {
    const { line, follow } = tab();
    const staying = await follow({ kind: 'orders', uuids: [TOWELS] });
    const { heard, leave } = await follow(pizza);
    leave();
    line().send('order-updated', updated());
    await soon();
    line().send('order-updated', updated());
    expect([heard, staying.heard]).toEqual([[], []]);
  });

  it('is nothing after one subscriber has sent the other away', async () => {
    const { stream, line } = tab();
    const heard: LiveEvent[] = [];
    const leaveOther: { now?: () => void } = {};
    stream.subscribe(pizza, () => leaveOther.now?.());
    leaveOther.now = stream.subscribe(pizza, (event) => heard.push(event));
    await soon();
    line().send('order-updated', updated());
    expect(heard).toEqual([]);
  });

  it('is the same whatever the case of an uuid', async () => {
    const { line, follow } = tab();
    const { heard } = await follow({ kind: 'orders', uuids: [PIZZA.toUpperCase()] });
    expect(line().request.orders).toEqual([PIZZA]);
    line().send('order-updated', updated());
    expect(heard).toHaveLength(1);
  });

  it('is of the newest hundred orders, which is what the server takes', async () => {
    const { line, follow } = tab();
    await follow({ kind: 'orders', uuids: Array.from({ length: 120 }, (_, n) => `order-${n}`) });
    const named = line().request.orders;
    expect([named.length, named.includes('order-119'), named.includes('order-19')]).toEqual([100, true, false]);
  });

  it.each(['no JSON', '{"type":"order-updated"}', '{"type":"order-updated","order_uuid":7}', 'null', '[]'])(
    'passes over what is no event: %s',
    async (data) => {
      const { line, follow } = tab();
      const { heard } = await follow(pizza);
      line().say('order-updated', data);
      line().send('order-updated', updated());
      expect(heard).toEqual([updated()]);
    },
  );

  it('needs no connection when there is nothing to hear of', async () => {
    const { sources, page, follow } = tab();
    const { leave } = await follow({ kind: 'orders', uuids: [] });
    leave();
    expect([sources.length, page.listeners()]).toEqual([0, 0]);
  });
});

describe('a connection that opens', () => {
  it('says so, the first time too: something may have happened before it stood', async () => {
    const { line, follow } = tab();
    const { heard } = await follow(pizza);
    line().opens();
    expect(heard).toEqual([RESUMED]);
  });

  it('ends with the last who leaves, and with it what it remembers', async () => {
    const { page, sources, line, follow, isOpen } = tab();
    const { leave } = await follow(pizza);
    line().send('order-updated', updated(), '41');
    leave();
    await soon();
    expect([isOpen(), page.listeners(), jest.getTimerCount()]).toEqual([false, 0, 0]);
    await follow(pizza);
    expect(sources.at(-1)?.request.last).toBeNull();
  });

  it('goes on from the last event when there is more to follow', async () => {
    const { sources, line, follow } = tab();
    await follow(pizza);
    line().send('order-updated', updated(), '41');
    await follow(chat);
    expect(sources.map((source) => source.closed)).toEqual([true, false]);
    expect(line().request).toEqual({ orders: [PIZZA], chats: [CHAT], last: 41 });
  });
});

describe('a connection that breaks', () => {
  it('comes back from the last event, says so, and tells nothing twice', async () => {
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

  it('tells two events that come in the wrong order, and goes on from the later one', async () => {
    const { line, follow } = tab();
    const { heard } = await follow(pizza);
    line().send('order-updated', updated(), '10');
    line().send('order-updated', updated(), '9');
    line().breaks();
    await pass(1000);
    expect([heard.length, line().request.last === 10]).toEqual([2, true]);
  });

  it.each([
    ['the longest', 1, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
    ['the shortest', 0, [500, 1000, 2000, 4000, 8000, 15_000, 15_000]],
  ])('is tried again later each time, up to half a minute: %s waits', async (_which, random, waits) => {
    const { sources, line, follow } = tab({ random });
    await follow(pizza);
    for (const [tries, wait] of waits.entries()) {
      line().breaks();
      await pass(wait - 1);
      expect(sources).toHaveLength(tries + 1);
      await pass(1);
      expect(sources).toHaveLength(tries + 2);
    }
  });

  it('counts as the first failure when it has held for a while, and as one more when it has not', async () => {
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

  it('is not waited out when the device finds a network again', async () => {
    const { page, line, follow, isOpen } = tab();
    await follow(pizza);
    for (let n = 0; n < 6; n++) {
      line().breaks();
      page.goOnline();
    }
    expect(isOpen()).toBe(true);
  });

  it('ignores events of a source that was abandoned', async () => {
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

describe('a connection that died without a word', () => {
  it('is given up after 45 seconds of silence', async () => {
    const { sources, line, follow } = tab();
    await follow(pizza);
    line().opens();
    await pass(44_999);
    expect(sources).toHaveLength(1);
    await pass(1 + 1000);
    expect(sources.map((source) => source.closed)).toEqual([true, false]);
  });

  it('is alive as long as the server says anything', async () => {
    const { sources, line, follow } = tab();
    await follow(pizza);
    for (const say of ['ping', 'order-updated', 'ping']) {
      await pass(44_000);
      line().send(say, updated());
    }
    expect(sources).toHaveLength(1);
  });

  it('lets those who wait look for themselves each time the server has no place for it', async () => {
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

  it('is given up as well when it never stood', async () => {
    const { sources, follow } = tab();
    await follow(pizza);
    await pass(46_000);
    expect(sources.map((source) => source.closed)).toEqual([true, false]);
  });
});

describe('a tab that nobody looks at', () => {
  it('has no connection, and resumes at once when somebody looks again', async () => {
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

  it('opens none for what begins meanwhile', async () => {
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
