import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { AURORA, BOREALIS } from '@/tests/peers/two-hotels';

const ENTRY = '11111111-1111-4111-8111-111111111111';
const PERSON = '22222222-2222-4222-8222-222222222222';
const PATH = 'public/lotteries/10/entries';

/** An upstream with the draw's calls for section 10; other sections have none. */
const stored = { uuid: ENTRY, name: 'Ana', room_number: 12, is_winner: 1, secret: 'x' };
const gateway = gatewayToUpstream({
  settings: { RATE_ORDERS_PER_MINUTE: '3' },
  respond: (method, path) => {
    if (method === 'POST' && path.endsWith(PATH))
      return { body: { data: { entry: stored, initiator: { uuid: PERSON, idphone: '600' } } } };
    return path.includes(`${PATH}/${ENTRY}`) ? { body: stored } : undefined;
  },
});
const { call } = gateway;
const enter = (changes: object = {}, device = 'phone', path = PATH) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': device },
    body: JSON.stringify({
      ...{ uuid: ENTRY, hotel_uuid: AURORA.uuid, person_uuid: null, name: ' Ana ', room_number: '12' },
      ...changes,
    }),
  });
const sent = () => gateway.upstream.asked.filter(({ url }) => url.includes('/lotteries/'));

it('passes on an entry without unknown fields, and returns the entry and the person', async () => {
  const response = await enter({ is_winner: true });
  const entry = { uuid: ENTRY, name: 'Ana', room_number: '12', is_winner: true };
  expect(await response.json()).toEqual({ data: { entry, initiator: { uuid: PERSON } } });
  expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({
    ...{ uuid: ENTRY, hotel_uuid: AURORA.uuid, person_uuid: null, name: 'Ana', room_number: '12' },
  });
});

it('returns the entry of a device', async () => {
  const response = await call(`${PATH}/${ENTRY}?hotel_uuid=${AURORA.uuid}`);
  expect(await response.json()).toEqual({ data: { uuid: ENTRY, name: 'Ana', room_number: '12', is_winner: true } });
});

it.each([
  ['another hotel', { hotel_uuid: BOREALIS.uuid }, 404],
  ['no hotel', { hotel_uuid: null }, 422],
  ['no name', { name: '  ' }, 422],
  ['a name that is no text', { name: { $ne: '' } }, 422],
  ['an endless room', { room_number: '1'.repeat(60_000) }, 422],
])('refuses an entry with %s and sends nothing', async (_case, changes, status) => {
  expect((await enter(changes)).status).toBe(status);
  expect(sent()).toEqual([]);
});

it('refuses the entry of another hotel and sections that are no number, and sends nothing', async () => {
  const paths = [
    `${PATH}/${ENTRY}?hotel_uuid=${BOREALIS.uuid}`,
    `/public/lotteries/10x/entries/${ENTRY}?hotel_uuid=${AURORA.uuid}`,
    `/public/lotteries/..%2F1/entries/${ENTRY}?hotel_uuid=${AURORA.uuid}`,
  ];
  for (const path of paths) expect((await call(path)).status).toBe(404);
  expect((await enter({}, 'phone', '/public/lotteries/ten/entries')).status).toBe(404);
  expect(sent()).toEqual([]);
});

it('responds not-found where the upstream takes no entries', async () => {
  const response = await enter({}, 'a tablet', '/public/lotteries/11/entries');
  expect([response.status, (await response.json()).refusal]).toEqual([404, 'not-found']);
});

it('limits the entries of one device, and not those of others on the same network', async () => {
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await enter({}, 'one')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await enter({}, 'two')).status).toBe(200);
});
