import { testPlatform } from '@/tests/builders/platform/embedded-platform';
import { hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { KEYS, notifiedGuests, SUBSCRIPTIONS } from '@/tests/builders/platform/notified-guests';
import { writtenIn } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { PersonExport } from '../personal-data/desk-persons';

onEachStore((emptyStore) => {
  const guests = notifiedGuests(emptyStore);

  it('returns the public key of the server, and null where it notifies nobody', async () => {
    const path = `/api/v1/public/hotels/${await hotelUuidOf(guests.platform, 'aurora')}/push-key`;
    expect((await guests.platform.get(path)).body.data).toBe(KEYS.publicKey);
    const quiet = await testPlatform(await emptyStore());
    expect((await quiet.get(path)).body.data).toBeNull();
    await quiet.close();
  });

  it.each([404, 410])('forgets a phone whose push service responds with %i', async (gone) => {
    const { uuid, person } = await guests.place();
    await guests.subscribe(person);
    guests.status = { status: gone };
    await guests.move(uuid, 'approve');
    await guests.runNotifier();
    guests.status = undefined;
    await guests.move(uuid, 'accept');
    await guests.runNotifier(10);
    expect([guests.service.requests(), guests.failures]).toEqual([1, []]);
    expect((await writtenIn(guests.store)).push_subscription).toEqual([]);
  });

  it('notifies no more once the guest has ended it', async () => {
    const { uuid, person } = await guests.place();
    const { endpoint, hotel_uuid } = await guests.subscribe(person);
    await guests.move(uuid, 'approve');
    for (let times = 0; times < 2; times += 1)
      expect((await guests.platform.post(`${SUBSCRIPTIONS}/end`, { hotel_uuid, endpoint })).status).toBe(200);
    await guests.move(uuid, 'accept');
    await guests.runNotifier();
    expect(guests.service.requests()).toBe(0);
  });

  it('goes on at the address that the browser has renewed, and renews no unknown one', async () => {
    const { uuid, person } = await guests.place();
    const { endpoint, hotel_uuid } = await guests.subscribe(person, { language: 'ar' });
    const subscription = guests.service.subscribe();
    const renewed = { hotel_uuid, old_endpoint: endpoint, subscription };
    expect((await guests.platform.post(`${SUBSCRIPTIONS}/renew`, renewed)).status).toBe(200);
    expect((await guests.platform.post(`${SUBSCRIPTIONS}/renew`, renewed)).status).toBe(404);
    await guests.move(uuid, 'approve');
    await guests.runNotifier();
    expect(guests.service.received).toMatchObject([{ endpoint: subscription.endpoint, message: { lang: 'ar' } }]);
  });

  it('keeps the five newest phones of a person, and each for thirty days', async () => {
    const { uuid, person } = await guests.place();
    const phones = [];
    for (let count = 0; count < 6; count += 1) {
      phones.push(await guests.subscribe(person));
      guests.platform.advanceSeconds(1);
    }
    await guests.move(uuid, 'approve');
    await guests.runNotifier();
    expect(guests.service.received).toHaveLength(5);
    expect(guests.service.received.map(({ endpoint }) => endpoint)).not.toContain(phones[0]?.endpoint);
    await guests.platform.runFor(30);
    await guests.move(uuid, 'accept');
    await guests.runNotifier();
    expect(guests.service.received).toHaveLength(5);
    await guests.platform.app.retention.runOnce();
    expect((await writtenIn(guests.store)).push_subscription).toEqual([]);
  });

  it.each([
    ['an address that is none of a push service', { endpoint: 'https://10.0.0.1/push' }],
    ['another port of this machine', { endpoint: 'http://127.0.0.1:1/push' }],
    ['a key that is no point of the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    ['a key of another length', { keys: { p256dh: 'BA', auth: 'A'.repeat(22) } }],
  ])('refuses %s', async (_case, change) => {
    const { person } = await guests.place();
    const subscription = { ...guests.service.subscribe(), ...change };
    expect((await guests.subscribe(person, { subscription })).status).toBe(422);
    expect((await writtenIn(guests.store)).push_subscription).toEqual([]);
  });

  it('refuses a person whom the hotel does not know', async () => {
    expect((await guests.subscribe('0b7c7d64-5d0e-4c0e-9a0e-3f6f5d1c2b3a')).status).toBe(404);
  });

  it('exports a person’s phones without their secrets, and deletes them with the person', async () => {
    const { uuid, person } = await guests.place();
    const { endpoint, keys: secrets } = await guests.subscribe(person);
    await guests.move(uuid, 'approve');
    await guests.move(uuid, 'done');
    const exported = (await guests.platform.desk('aurora', `/persons/${person}`)).body.data as PersonExport;
    expect(exported.push_subscriptions).toMatchObject([{ endpoint, language: 'en' }]);
    expect(JSON.stringify(exported)).not.toContain(secrets.auth);
    const deleted = await guests.platform.desk('aurora', `/persons/${person}/delete`, {});
    expect(deleted.body.data).toMatchObject({ push_subscriptions: 1 });
    const written = await writtenIn(guests.store);
    expect([written.push_subscription, written.notification]).toEqual([[], []]);
    await guests.runNotifier();
    expect(guests.service.requests()).toBe(0);
  });
});
