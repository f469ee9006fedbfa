import { chatAt } from '@/tests/builders/platform/guest-chat';
import { DAY_SECONDS, notifiedGuests } from '@/tests/builders/platform/notified-guests';
import { writtenIn } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { printedAndOverdue } from '@/tests/builders/tickets/ticket-printing';

const HOUR = 3_600;

// Rule: desk/DE90.
onEachStore((emptyStore) => {
  const guests = notifiedGuests(emptyStore);

  /** Lets a new phone of staff be notified. */
  const notify = async (changes: object = {}, code = 'aurora') => {
    const subscription = guests.service.subscribe();
    const body = { subscription, language: 'en', name: 'Marta', ...changes };
    const response = await guests.platform.desk(code, '/phones', body);
    return { ...subscription, status: response.status };
  };
  const received = async (seconds = 0) => {
    await guests.runNotifier(seconds);
    return guests.service.received.splice(0).map(({ message }) => message);
  };

  it('tells phones of staff of new orders, in the desk’s language and with nothing of the guest', async () => {
    expect((await notify({ language: 'de' })).status).toBe(200);
    await guests.place();
    expect(await received()).toEqual([
      {
        ...{ title: 'Hotel aurora', body: 'Neue Bestellung #1001', lang: 'de', dir: 'ltr' },
        ...{ tag: 'desk-order-1001', target: 'orders', sequence: expect.any(Number) },
      },
    ]);
    expect(await received(DAY_SECONDS)).toEqual([]);
  });

  it('leaves out an order that somebody has taken up meanwhile', async () => {
    await notify();
    const { uuid } = await guests.place();
    await guests.move(uuid, 'approve');
    expect(await received()).toEqual([]);
  });

  it('tells of orders that guests cancel, and not of those that staff cancel', async () => {
    const [own, other] = [await guests.place(), await guests.place()];
    await notify();
    const body = { uuid: own.uuid, hotel_id: 1, language: 'en', reason: 'order_cancel__mistake', token: '' };
    await guests.platform.post('/api/v1/orders/guest/change-status', body);
    await guests.move(other.uuid, 'cancel');
    expect((await received()).map(({ body: text }) => text)).toEqual(['The guest cancelled order #1001']);
  });

  it('tells of a guest who waits in the chat, until somebody answers, and not of what the bot answers', async () => {
    await notify();
    const chat = await chatAt(guests.platform, 'aurora', { name: 'Ada Secret' });
    await chat.say('Breakfast', { command: 'breakfast' });
    expect(await received()).toEqual([]);
    await chat.say('Water is dripping');
    const [message] = await received();
    expect(message).toMatchObject({ body: 'The guest waits in the chat', target: 'chats' });
    expect(JSON.stringify(message)).not.toMatch(/\b(?:Ada|Water|101)\b/);
    expect(JSON.stringify(message)).not.toContain(chat.uuid);
    await chat.say('Hello?');
    await guests.platform.desk('aurora', `/chats/${chat.uuid}/messages`, { content: 'Coming' });
    expect(await received()).toEqual([]);
  });

  // Rule: tickets/TK11.
  it('tells of a ticket that no printer has confirmed, and not of one that was printed meanwhile', async () => {
    await printedAndOverdue(guests.platform);
    await notify({ kinds: ['ticket'] });
    await guests.place();
    const overdue = async () => {
      guests.platform.advanceSeconds(60);
      await guests.platform.app.ticketWatch.runOnce();
    };
    await overdue();
    expect((await received()).map(({ body, tag }) => [body, tag])).toEqual([
      ['Not printed: order #1003', 'desk-ticket-1003'],
    ]);
    await overdue();
    expect(await received()).toEqual([]);
    const last = await guests.place();
    await overdue();
    await guests.move(last.uuid, 'cancel');
    expect(await received()).toEqual([]);
  });

  it('tells each phone only what it hears', async () => {
    const phone = await notify({ kinds: ['chat'] });
    await guests.place();
    const chat = await chatAt(guests.platform, 'aurora');
    await chat.say('Hello');
    expect((await received()).map(({ target }) => target)).toEqual(['chats']);
    const { endpoint, keys } = phone;
    await guests.platform.desk('aurora', '/phones', { subscription: { endpoint, keys }, language: 'en', kinds: [] });
    await chat.say('Hello?');
    expect(await received()).toEqual([]);
    expect((await writtenIn(guests.store)).staff_phone).toHaveLength(1);
  });

  it('ends with the session, when it is asked to, and when the push service says so', async () => {
    const subscribed = await notify();
    await guests.platform.desk('aurora', '/phones/end', { endpoint: subscribed.endpoint });
    await notify();
    guests.platform.advanceSeconds(12 * HOUR - 1);
    await guests.place();
    expect(await received()).toHaveLength(1);
    guests.platform.advanceSeconds(1);
    await guests.place();
    expect(await received()).toEqual([]);
    await notify();
    expect((await writtenIn(guests.store)).staff_phone).toHaveLength(1);
    guests.status = { status: 410 };
    await guests.place();
    await guests.runNotifier();
    expect((await writtenIn(guests.store)).staff_phone).toEqual([]);
  });

  it('tells nothing of another hotel, and ends no phone of it', async () => {
    const phone = await notify({}, 'bellevue');
    await guests.place('aurora');
    await guests.platform.desk('aurora', '/phones/end', { endpoint: phone.endpoint });
    expect(await received()).toEqual([]);
    await guests.place('bellevue');
    expect((await received()).map(({ title }) => title)).toEqual(['Hotel bellevue']);
  });

  it('refuses an address that is none of a push service', async () => {
    const subscription = { ...guests.service.subscribe(), endpoint: 'https://evil.example/x' };
    expect((await notify({ subscription })).status).toBe(422);
  });

  it('tells a phone that belongs to a guest and to staff both', async () => {
    const { uuid, person } = await guests.place();
    const phone = await guests.subscribe(person);
    await notify({ subscription: { endpoint: phone.endpoint, keys: phone.keys } });
    await guests.move(uuid, 'approve');
    await guests.place();
    expect((await received()).map(({ body }) => body).sort()).toEqual(['New order #1002', 'Order #1001: Confirmed']);
  });
});
