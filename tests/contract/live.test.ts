import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, LiveEvent } from '@/lib/live/channel';
import { EventStreamTransport } from '@/lib/live/event-stream-transport';
import { PostedEventSource } from '@/lib/live/posted-event-source';
import { handleChannels } from '@/lib/server/api/handle-channels';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import { fakePage } from '@/tests/builders/browser/fake-page';
import { type HotelCode, orderOf, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { chatAt, messageIn } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';

let platform: TestPlatform;
beforeEach(async () => {
  applySettings(readSettings({ LOG_LEVEL: 'silent' }));
  platform = await testPlatform(await emptySqlite());
  setPlatform(platform.app);
});
afterEach(async () => {
  for (const leave of leaving) leave();
  leaving = [];
  await eventually(() => platform.app.live.count() === 0);
  await platform.close();
  expect(platform.unexpectedErrors).toEqual([]);
});

let leaving: (() => void)[] = [];

/** A guest's tab at a hotel's host; its event stream calls the server's /channels handler directly. */
function tab(code: HotelCode) {
  const page = fakePage();
  const stream = new EventStreamTransport({
    page,
    random: () => 0,
    open: (request) =>
      new PostedEventSource((signal) =>
        handleChannels(
          new Request('http://localhost:3000/channels', {
            method: 'POST',
            headers: { host: `${code}.localhost:3000`, 'content-type': 'application/json' },
            body: JSON.stringify(request),
            signal,
          }),
        ),
      ),
  });
  const follow = async (channel: Channel) => {
    const heard: LiveEvent[] = [];
    leaving.push(stream.subscribe(channel, (event) => heard.push(event)));
    await eventually(() => heard.length > 0);
    return heard;
  };
  return { page, follow };
}

const place = async (code: HotelCode): Promise<string> => {
  const body = orderOf(code);
  await platform.post('/api/v1/orders', body);
  return body.uuid;
};

const types = (events: readonly LiveEvent[]) => events.map(({ type }) => type);

describe('the event stream of a guest’s tab', () => {
  it('delivers only the events of its own orders and chat', async () => {
    const [uuid, others] = [await place('aurora'), await place('aurora')];
    const [chat, theirs] = [await chatAt(platform, 'aurora'), await chatAt(platform, 'aurora')];
    const { follow } = tab('aurora');
    const orders = await follow({ kind: 'orders', uuids: [uuid] });
    const chatEvents = await follow({ kind: 'chat', uuid: chat.uuid });
    await platform.desk('aurora', `/orders/${others}/approve`, {});
    await theirs.say('Not mine');
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    const said = messageIn(await chat.say('Hello'));
    await eventually(() => chatEvents.length > 1 && orders.at(-1)?.type === 'order-updated');
    expect(orders.filter(({ type }) => type !== 'resumed')).toEqual([{ type: 'order-updated', order_uuid: uuid }]);
    expect(chatEvents.slice(1)).toEqual([
      { type: 'chat-message-created', chat_message_id: said.id, extra: { initiator_id: said.initiator_id } },
    ]);
  });

  it('delivers no events of another hotel, even when it subscribes to that hotel’s ids', async () => {
    const [uuid, chat] = [await place('bellevue'), await chatAt(platform, 'bellevue')];
    const { follow } = tab('aurora');
    const orders = await follow({ kind: 'orders', uuids: [uuid] });
    const chatEvents = await follow({ kind: 'chat', uuid: chat.uuid });
    await platform.desk('bellevue', `/orders/${uuid}/approve`, {});
    await chat.say('Hello');
    await wait(50);
    expect(new Set([...types(orders), ...types(chatEvents)])).toEqual(new Set(['resumed']));
  });

  it('delivers an event from the time when it was hidden exactly once', async () => {
    const uuid = await place('aurora');
    const { page, follow } = tab('aurora');
    const orders = await follow({ kind: 'orders', uuids: [uuid] });
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    await eventually(() => orders.length === 2);
    page.hide();
    await eventually(() => platform.app.live.count() === 0);
    await platform.desk('aurora', `/orders/${uuid}/done`, {});
    page.show();
    await eventually(() => orders.length === 4);
    await wait(50);
    expect(types(orders)).toEqual(['resumed', 'order-updated', 'resumed', 'order-updated']);
  });

  it('delivers events again after the server closed all streams', async () => {
    const uuid = await place('aurora');
    const { follow } = tab('aurora');
    const orders = await follow({ kind: 'orders', uuids: [uuid] });
    platform.app.live.close();
    await eventually(() => orders.length === 2);
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    await eventually(() => orders.length === 3);
    expect(types(orders)).toEqual(['resumed', 'resumed', 'order-updated']);
  });
});
