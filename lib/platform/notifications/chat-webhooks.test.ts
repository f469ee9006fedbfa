import { orderOf } from '@/tests/builders/platform/embedded-platform';
import { chatAt, messageIn, registrationOf } from '@/tests/builders/platform/guest-chat';
import { notifiedHotel } from '@/tests/builders/platform/notified-hotel';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { DeskNotification } from './desk-notification';

onEachStore((emptyStore) => {
  const hotel = notifiedHotel(emptyStore);
  beforeEach(() => {
    hotel.topics = ['orders', 'chats'];
  });
  afterEach(() => expect(hotel.platform.unexpectedErrors).toEqual([]));

  const received = async () => {
    // A round sends two to a receiver.
    for (let round = 0; round < 2; round += 1) await hotel.platform.app.notifier.runOnce();
    return hotel.received();
  };

  it('posts a new chat and each message that waits for staff, without name, phone and text', async () => {
    const guest = await chatAt(hotel.platform, 'aurora');
    expect(await received()).toHaveLength(1);
    await guest.say('Breakfast', { command: 'breakfast' });
    const { id } = messageIn(await guest.say('The shower is cold'));
    const [started, message, ...more] = await received();
    expect(more).toEqual([]);
    const chat = { uuid: guest.uuid, room_number: '101', is_hotel_guest: true, language: 'en', closed_at: null };
    expect(started).toEqual({
      id: expect.any(String),
      type: 'chat.started',
      hotel: 'aurora',
      sequence: 0,
      created_at: '2026-05-01T10:00:00.000Z',
      chat: { ...chat, waiting_since: null },
      message_id: null,
    });
    expect(message).toEqual({
      id: expect.any(String),
      type: 'chat.message_created',
      hotel: 'aurora',
      sequence: id,
      created_at: '2026-05-01T10:00:00.000Z',
      chat: { ...chat, waiting_since: '2026-05-01T10:00:00.000Z' },
      message_id: id,
    });
  });

  it('posts a repeated start and a repeated message once', async () => {
    const registration = await registrationOf(hotel.platform, 'aurora', {
      uuid: '7b0c1f6e-1111-4222-8333-444455556666',
    });
    for (let time = 0; time < 2; time += 1)
      expect((await hotel.platform.post('/api/v1/public/chat/start', registration)).status).toBe(200);
    const guest = await chatAt(hotel.platform, 'aurora');
    const uuid = '7b0c1f6e-1111-4222-8333-444455557777';
    await guest.say('Hello', { uuid });
    await guest.say('Hello', { uuid });
    const types = (await received()).map(({ type }) => type);
    expect(types.filter((type) => type === 'chat.message_created')).toHaveLength(1);
    expect(types.filter((type) => type === 'chat.started')).toHaveLength(2);
  });

  it('posts no chat to a receiver of orders alone, and no order to one of chats alone', async () => {
    hotel.topics = ['orders'];
    await (await chatAt(hotel.platform, 'aurora')).say('Hello');
    expect(await received()).toEqual([]);
    hotel.topics = ['chats'];
    expect((await hotel.platform.post('/api/v1/orders', orderOf('aurora'))).status).toBe(200);
    await (await chatAt(hotel.platform, 'bellevue')).say('Hello');
    expect(await received()).toEqual([]);
  });

  it('posts nothing of a chat that was deleted meanwhile, and lists no problem', async () => {
    const guest = await chatAt(hotel.platform, 'aurora');
    await guest.say('The shower is cold');
    expect((await hotel.platform.desk('aurora', `/persons/${guest.person}/delete`, {})).status).toBe(200);
    expect(await received()).toEqual([]);
    for (const state of ['waiting', 'given_up', 'delivered'])
      expect((await hotel.platform.desk('aurora', `/notifications?state=${state}`)).body.data).toEqual([]);
  });

  it('lists for staff which chat a delivery was about', async () => {
    const guest = await chatAt(hotel.platform, 'aurora');
    await received();
    const { body } = await hotel.platform.desk('aurora', '/notifications?state=delivered');
    expect(body.data as DeskNotification[]).toMatchObject([
      { type: 'chat.started', chat_uuid: guest.uuid, order_uuid: '', order_num: null, order_status: '' },
    ]);
  });
});
