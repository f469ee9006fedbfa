import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { AURORA } from '@/tests/peers/two-hotels';
import type { UpstreamResponse } from '@/tests/peers/upstream';

const COUNTING = '/count';

/** The response of the operator's service, which has another path of the gateway.upstream. */
let response: UpstreamResponse;
const gateway = gatewayToUpstream({ respond: (_method, path) => (path === COUNTING ? response : undefined) });
beforeEach(() => {
  gateway.configure({ ANALYTICS_URL: gateway.upstream.origin + COUNTING });
  response = { body: {} };
});

const reach = (body: object) =>
  gateway.call('public/goals', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'lang=en', 'user-agent': 'phone' },
    body: JSON.stringify({ hotel_uuid: AURORA.uuid, goal: 'cart finish', ...body }),
  });
const counted = () => gateway.upstream.asked.filter(({ url }) => url === COUNTING);

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
  gateway.configure();
  expect((await reach({})).status).toBe(404);
});

it('says that the goal was not counted when the operator’s service fails', async () => {
  response = { status: 500, body: {} };
  expect((await reach({})).status).toBe(503);
});
