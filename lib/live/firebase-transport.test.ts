import { deleteApp, getApps } from 'firebase/app';
import type { RealtimeView } from '@/lib/contract/views';
import { fakePage } from '@/tests/builders/browser/fake-page';
import { eventually } from '@/tests/builders/time/eventually';
import { type RealtimePeer, startRealtimePeer } from '@/tests/peers/firebase-server';
import type { Channel, LiveEvent } from './channel';
import { FirebaseTransport } from './firebase-transport';

const ORDERS = 'channels/eu/hotels/hotel-1/messages';
const CHAT = 'channels/ru/chat/chat-1/messages';
const orders: Channel = { kind: 'orders', uuids: ['order-1'] };
const chat: Channel = { kind: 'chat', uuid: 'chat-1' };
const RESUMED = { type: 'resumed' };
const updated = { type: 'order-updated', order_uuid: 'order-1' };
const message = { type: 'chat-message-created', chat_message_id: 7, extra: { initiator_id: 2 } };

let database: RealtimePeer;
beforeEach(async () => {
  database = await startRealtimePeer();
});
let closing: (() => void)[] = [];
afterEach(async () => {
  for (const leave of closing) leave();
  closing = [];
  await database.close();
  await Promise.all(getApps().map(deleteApp));
});

function tab() {
  const page = fakePage();
  const keys = { apiKey: null, projectId: null, appId: null };
  const realtime: RealtimeView = { databaseURL: database.url, ...keys, region: 'eu', chatRegion: 'ru' };
  const line = new FirebaseTransport({ uuid: 'hotel-1', realtime }, page);
  const follow = (channel: Channel) => {
    const heard: LiveEvent[] = [];
    const leave = line.subscribe(channel, (event) => heard.push(event));
    closing.push(leave);
    return { heard, leave };
  };
  return { page, follow };
}

describe('the transport for an upstream’s realtime database', () => {
  it('listens at the paths of the hotel and the chat in their regions', async () => {
    const { follow } = tab();
    const [mine, ofChat] = [follow(orders), follow(chat)];
    await eventually(() => mine.heard.length === 1 && ofChat.heard.length === 1);
    await database.publish(ORDERS, updated);
    await database.publish(CHAT, message);
    await eventually(() => mine.heard.length === 2 && ofChat.heard.length === 2);
    expect([mine.heard, ofChat.heard]).toEqual([
      [RESUMED, updated],
      [RESUMED, message],
    ]);
  });

  it('dispatches resumed first and ignores the existing item', async () => {
    await database.publish(ORDERS, updated);
    await database.publish(ORDERS, updated);
    const { heard } = tab().follow(orders);
    await eventually(() => heard.length > 0);
    await database.publish(ORDERS, updated);
    await eventually(() => heard.length > 1);
    expect(heard).toEqual([RESUMED, updated]);
  });

  it('dispatches the first item of an empty channel', async () => {
    const { heard } = tab().follow(chat);
    await eventually(() => heard.length === 1);
    await database.publish(CHAT, { type: 'start-companion-typing' });
    await eventually(() => heard.length === 2);
    expect(heard[1]).toEqual({ type: 'start-companion-typing', chat_message_id: null, extra: { initiator_id: null } });
  });

  it('dispatches only events of the guest’s own orders and ignores unknown items', async () => {
    const { heard } = tab().follow(orders);
    await eventually(() => heard.length === 1);
    for (const item of [{ ...updated, order_uuid: 'order-2' }, { type: 'party' }, 'boo', 7, { type: 'order-updated' }])
      await database.publish(ORDERS, item);
    await database.publish(ORDERS, updated);
    await eventually(() => heard.length === 2);
    expect(heard[1]).toEqual(updated);
  });

  it('dispatches resumed when the connection is back, because only the last missed item is sent', async () => {
    const { heard } = tab().follow(orders);
    await eventually(() => heard.length === 1);
    database.breakConnections();
    await eventually(() => heard.length === 2);
    expect(heard).toEqual([RESUMED, RESUMED]);
    await database.publish(ORDERS, updated);
    await eventually(() => heard.length === 3);
    expect(heard[2]).toEqual(updated);
  });

  it('disconnects in a hidden tab and resumes when it becomes visible', async () => {
    const { page, follow } = tab();
    const { heard } = follow(orders);
    await eventually(() => heard.length === 1);
    const { standing } = database.connections();
    page.hide();
    await eventually(() => database.connections().standing === standing - 1);
    await database.publish(ORDERS, { ...updated, type: 'order-created' });
    await database.publish(ORDERS, updated);
    expect(heard).toHaveLength(1);
    page.show();
    await eventually(() => heard.length === 3);
    expect(heard).toEqual(expect.arrayContaining([RESUMED, RESUMED, updated]));
  });

  it('disconnects after the last subscriber and reconnects for the next one', async () => {
    const { page, follow } = tab();
    const [first, second] = [follow(orders), follow(orders)];
    await eventually(() => first.heard.length === 1 && second.heard.length === 1);
    first.leave();
    await database.publish(ORDERS, updated);
    await eventually(() => second.heard.length === 2);
    const { standing } = database.connections();
    second.leave();
    await eventually(() => database.connections().standing === standing - 1);
    expect([first.heard.length, page.listeners()]).toEqual([1, 0]);
    const third = follow(orders);
    await eventually(() => third.heard.length === 1);
    expect(third.heard).toEqual([RESUMED]);
  });

  it('polls instead if the database refuses the channel', async () => {
    database.refuseReaders();
    const { page, follow } = tab();
    const { heard } = follow(orders);
    // Connect, get refused, disconnect.
    await eventually(() => database.connections().ever === 1 && database.connections().standing === 0);
    page.hide();
    page.show();
    expect(heard).toEqual([RESUMED]);
  });
});
