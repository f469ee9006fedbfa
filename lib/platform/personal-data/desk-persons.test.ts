import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { option } from '@/tests/builders/orders/order-lines';
import { fieldsIn, orderOf, placedIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { chatAt, hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { writtenIn } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { DeskChat } from '../chat/describe-chats';
import type { OutboxEvent } from '../stores/outbox';
import type { StoredPerson } from '../stores/persons';
import type { PersonExport } from './desk-persons';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  async function order(name: string, person: string | null = null) {
    const property = { properties: [option(5000, name)] };
    const placed = placedIn(
      await platform.post('/api/v1/orders', orderOf('aurora', { person_uuid: person, property })),
    );
    return { uuid: placed.order.uuid, person: placed.initiator?.uuid ?? '' };
  }

  /** Creates a person with two orders and a chat with a file. */
  async function ada() {
    const first = await order('Ada King');
    const second = await order('Ada King', first.person);
    const chat = await chatAt(platform, 'aurora', { name: 'Ada King', phone: '+34-600', person_uuid: first.person });
    await chat.say('Ada was here');
    const { path } = (await chat.upload('note.txt', 'Hello')).body.data as { path: string };
    const file = join(platform.files.dir, '.files', 'aurora', path.split('/').at(-1) ?? '');
    return { person: first.person, orders: [first.uuid, second.uuid], chat, path, file };
  }

  const end = async (uuids: readonly string[]) => {
    for (const uuid of uuids) await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
  };

  it('exports everything that the hotel stores about a person, and no data of others', async () => {
    const { person, orders, chat, path } = await ada();
    await order('Grace');
    const exported = (await platform.desk('aurora', `/persons/${person}`)).body.data as PersonExport;
    expect(exported).toMatchObject({
      person: { uuid: person, name: 'Ada King', phone: '+34-600', room_number: '101' },
      orders: [{ uuid: orders[1] }, { uuid: orders[0], guest: { person_uuid: person, name: 'Ada King' } }],
      consents: [{ kind: 'order_privacy' }, { kind: 'order_privacy' }],
      chats: [{ uuid: chat.uuid, phone: '+34-600', is_hotel_guest: true, files: [{ path, size: 5 }] }],
    });
    expect(exported.chats[0]?.messages.map(({ content }) => content)).toEqual(['Welcome to aurora', 'Ada was here']);
    expect(exported.consents.map((consent) => consent.order_uuid).sort()).toEqual([...orders].sort());
  });

  it('finds a person by a room or a phone of any order or chat, only in their own hotel', async () => {
    const { person } = await ada();
    await platform.post('/api/v1/orders', orderOf('aurora', { person_uuid: person, room_number: '12A' }));
    const grace = await order('Grace');
    const found = async (text: string, code: 'aurora' | 'bellevue' = 'aurora') =>
      (
        (await platform.desk(code, `/persons?find=${encodeURIComponent(text)}`)).body.data as readonly StoredPerson[]
      ).map(({ uuid }) => uuid);
    expect(new Set(await found('101'))).toEqual(new Set([person, grace.person]));
    expect([await found('12a'), await found('34 60')]).toEqual([[person], [person]]);
    expect([await found('600'), await found('10'), await found('%%%%'), await found('0000')]).toEqual([[], [], [], []]);
    expect([await found('101', 'bellevue'), await found('34600', 'bellevue')]).toEqual([[], []]);
    const blank = await platform.desk('aurora', '/persons?find=');
    expect([blank.status, fieldsIn(blank)]).toEqual([422, { find: ['must not be empty'] }]);
  });

  it('finds a person by the room in another case, width or accent, whichever the guest wrote', async () => {
    const { person } = await ada();
    await platform.post('/api/v1/orders', orderOf('aurora', { person_uuid: person, room_number: 'Villa Étoile 3' }));
    const found = async (text: string) =>
      (
        (await platform.desk('aurora', `/persons?find=${encodeURIComponent(text)}`)).body
          .data as readonly StoredPerson[]
      ).map(({ uuid }) => uuid);
    for (const text of [
      'villa étoile 3',
      'VILLA ETOILE 3',
      ' Villa  Etoile 3',
      'ｖｉｌｌａ étoile ３',
      'Villa E\u0301toile 3',
    ])
      expect([text, await found(text)]).toEqual([text, [person]]);
    expect([await found('villa étoile'), await found('villa étoile 33')]).toEqual([[], []]);
  });

  it('returns the person’s uuid with each chat, so that staff can find the person', async () => {
    const { person } = await ada();
    const chats = (await platform.desk('aurora', '/chats')).body.data as readonly DeskChat[];
    expect(chats.map(({ guest }) => guest.person_uuid)).toEqual([person]);
  });

  it('deletes the data of one person, and keeps that of others', async () => {
    const { person, orders, file } = await ada();
    const grace = await order('Grace');
    await end(orders);
    const deleted = await platform.desk('aurora', `/persons/${person}/delete`, {});
    expect(deleted.body.data).toEqual({ orders: 2, chats: 1, files: 1, lottery_entries: 0, push_subscriptions: 0 });
    const written = JSON.stringify(await writtenIn(platform.store));
    expect([written.includes('Ada'), written.includes(person), existsSync(file)]).toEqual([false, false, false]);
    expect(written).toContain('Grace');
    expect((await platform.desk('aurora', `/persons/${person}`)).status).toBe(404);
    expect((await platform.desk('aurora', `/persons/${person}/delete`, {})).status).toBe(404);
    const hotel = await hotelUuidOf(platform, 'aurora');
    expect((await platform.get(`/api/v1/public/hotels/${hotel}/guests/${person}`)).status).toBe(404);
    expect((await platform.get(`/api/v1/public/hotels/${hotel}/guests/${grace.person}`)).status).toBe(200);
    expect((await order('Ada King', person)).person).not.toBe(person);
  });

  it('tells the open desks which orders have lost their names', async () => {
    const { person, orders } = await ada();
    await end(orders);
    const events: OutboxEvent[] = [];
    platform.app.onOutbox((event) => events.push(event));
    await platform.desk('aurora', `/persons/${person}/delete`, {});
    const named = events.flatMap((event) => ('order_uuid' in event ? [event.order_uuid] : []));
    expect([...named].sort()).toEqual([...orders].sort());
  });

  it('deletes nothing while one of the person’s orders is open', async () => {
    const { person, orders } = await ada();
    await end(orders.slice(1));
    for (const action of ['approve', 'accept']) {
      const refused = await platform.desk('aurora', `/persons/${person}/delete`, {});
      expect([refused.status, Object.keys(fieldsIn(refused))]).toEqual([422, ['orders']]);
      await platform.desk('aurora', `/orders/${orders[0]}/${action}`, {});
    }
    expect((await platform.desk('aurora', `/persons/${person}`)).body.data).toMatchObject({
      chats: [{}],
      orders: [{}, {}],
    });
    await platform.desk('aurora', `/orders/${orders[0]}/done`, {});
    expect((await platform.desk('aurora', `/persons/${person}/delete`, {})).status).toBe(200);
  });

  it('responds with 404 to staff for another hotel’s person and for an unknown one', async () => {
    const { person, orders } = await ada();
    await end(orders);
    for (const path of [`/persons/${person}`, '/persons/0b7c7d64-5d0e-4c0e-9a0e-3f6f5d1c2b3a', '/persons/ada']) {
      expect((await platform.desk('bellevue', path)).status).toBe(404);
      expect((await platform.desk('bellevue', `${path}/delete`, {})).status).toBe(404);
    }
    expect((await platform.desk('aurora', `/persons/${person}`)).status).toBe(200);
  });
});
