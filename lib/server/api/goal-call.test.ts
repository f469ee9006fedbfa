import { AURORA, twoHotels } from '@/tests/peers/two-hotels';
import { startUpstream, type Upstream, type UpstreamResponse } from '@/tests/peers/upstream';
import { applySettings, readSettings } from '../settings/env';
import { clearResponseCache } from '../upstream/shared-response-cache';
import { handleApi } from './handle-api';

const COUNTING = '/count';

/** The platform, and on another path the operator's service. */
let upstream: Upstream;
let response: UpstreamResponse;
beforeAll(async () => {
  upstream = await startUpstream((method, path, body) =>
    path === COUNTING ? response : twoHotels(method, path, body),
  );
});
afterAll(() => upstream.close());

const configure = (more: Record<string, string> = {}) =>
  applySettings(readSettings({ HOTEL_API_URL: upstream.origin, LOG_LEVEL: 'silent', ...more }));
beforeEach(() => {
  configure({ ANALYTICS_URL: upstream.origin + COUNTING });
  response = { body: {} };
  clearResponseCache();
  upstream.asked.length = 0;
});

const reach = (body: object) =>
  handleApi(
    new Request('http://localhost:3000/api/v1/public/goals', {
      method: 'POST',
      headers: {
        host: 'aurora.localhost:3000',
        'x-forwarded-for': '203.0.113.7',
        'content-type': 'application/json',
        cookie: 'lang=en',
        'user-agent': 'phone',
      },
      body: JSON.stringify({ hotel_uuid: AURORA.uuid, goal: 'cart finish', ...body }),
    }),
  );
const counted = () => upstream.asked.filter(({ url }) => url === COUNTING);

it('passes on the hotel, the goal and the time, and nothing about the guest', async () => {
  expect((await reach({ name: 'Ana', room_number: '12' })).status).toBe(200);
  const [asked] = counted();
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    hotel: AURORA.code,
    goal: 'cart finish',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(JSON.stringify(asked)).not.toMatch(/203\.0\.113\.7|Ana|lang=en|phone/);
});

it.each([
  ['an unknown goal', { goal: 'room' }, 422],
  ['another hotel than that of the host', { hotel_uuid: 'somebody-else' }, 404],
])('refuses %s and asks nobody', async (_what, body, status) => {
  expect((await reach(body)).status).toBe(status);
  expect(counted()).toEqual([]);
});

it('does not exist when the operator counts nothing', async () => {
  configure();
  expect((await reach({})).status).toBe(404);
});

it('says that the goal was not counted when the operator’s service fails', async () => {
  response = { status: 500, body: {} };
  expect((await reach({})).status).toBe(503);
});
