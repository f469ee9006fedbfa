import { forget } from '@/lib/server/remember';
import { hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { notifiedGuests } from '@/tests/builders/platform/notified-guests';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { AURORA, twoHotels } from '@/tests/peers/two-hotels';
import { startUpstream } from '@/tests/peers/upstream';
import { applySettings, readSettings } from '../settings/env';
import { setPlatform } from '../upstream/platform-handle';
import { clearResponseCache } from '../upstream/shared-response-cache';
import { handleApi } from './handle-api';

const call = (path: string, body?: unknown, host = 'aurora') =>
  handleApi(
    new Request(`http://localhost:3000/api/v1${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        host: `${host}.localhost:3000`,
        'x-forwarded-for': '203.0.113.7',
        'content-type': 'application/json',
        'user-agent': 'phone',
      },
    }),
  );

beforeEach(clearResponseCache);

describe('with the embedded platform', () => {
  const guests = notifiedGuests(() => emptySqlite());
  beforeEach(() => {
    setPlatform(guests.platform.app);
    forget('limits');
    applySettings(readSettings({ LOG_LEVEL: 'silent', RATE_MESSAGES_PER_MINUTE: '3' }));
  });

  it('passes subscriptions, renewals and ends on, the last two without the name of the hotel', async () => {
    const { uuid, person } = await guests.place();
    const hotel_uuid = await hotelUuidOf(guests.platform, 'aurora');
    const [first, second] = [guests.service.subscribe(), guests.service.subscribe()];
    const subscribed = { hotel_uuid, person_uuid: person, language: 'en', subscription: first };
    expect((await call('/public/push/subscriptions', subscribed)).status).toBe(200);
    const renewed = { old_endpoint: first.endpoint, subscription: second };
    expect((await call('/public/push/subscriptions/renew', renewed)).status).toBe(200);
    await guests.move(uuid, 'approve');
    await guests.runNotifier();
    expect(guests.service.received.map(({ endpoint }) => endpoint)).toEqual([second.endpoint]);
    expect((await call('/public/push/subscriptions/end', { endpoint: second.endpoint })).status).toBe(200);
    await guests.move(uuid, 'accept');
    await guests.runNotifier();
    expect(guests.service.requests()).toBe(1);
  });

  it('refuses a subscription that names the hotel of another host', async () => {
    const { person } = await guests.place();
    const hotel_uuid = await hotelUuidOf(guests.platform, 'aurora');
    const body = { hotel_uuid, person_uuid: person, language: 'en', subscription: guests.service.subscribe() };
    expect((await call('/public/push/subscriptions', body, 'bellevue')).status).toBe(404);
  });

  it('limits the calls of one device', async () => {
    const body = { endpoint: 'https://push.example/1' };
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await call('/public/push/subscriptions/end', body)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it.each([{}, { endpoint: 7 }, { endpoint: 'x'.repeat(1_001) }, null])('refuses the end of %j', async (body) => {
    expect((await call('/public/push/subscriptions/end', body)).status).toBe(422);
  });
});

describe('behind an upstream', () => {
  it('offers no notifications, and asks the upstream nothing', async () => {
    const upstream = await startUpstream(twoHotels);
    applySettings(readSettings({ HOTEL_API_URL: upstream.origin, LOG_LEVEL: 'silent' }));
    const key = await call(`/public/hotels/${AURORA.uuid}/push-key`);
    expect([key.status, await key.json()]).toEqual([200, { data: null }]);
    for (const path of ['', '/end', '/renew'])
      expect((await call(`/public/push/subscriptions${path}`, { hotel_uuid: AURORA.uuid })).status).toBe(404);
    expect(upstream.asked.filter(({ url }) => url.includes('push'))).toEqual([]);
    await upstream.close();
  });
});
