import { paths } from '@/lib/contract/paths';
import { orderOf } from '@/tests/builders/platform/embedded-platform';
import { registrationOf } from '@/tests/builders/platform/guest-chat';
import { HOTEL_WIFI_IP, postRequest, servePlatformWithLimits } from '@/tests/builders/platform/limited-platform';
import { handleApi } from './handle-api';

/** The default maximum of one guest's orders per minute. */
const ORDERS = 10;

const at = servePlatformWithLimits();

type Device = { address?: string; browser?: string; language?: string };

const post = (
  path: string,
  body: unknown,
  { address = HOTEL_WIFI_IP, browser = 'Phone', language = 'en' }: Device = {},
) =>
  handleApi(
    postRequest(`/api/v1${path}`, body, {
      host: 'aurora.localhost:3000',
      'x-forwarded-for': address,
      'user-agent': browser,
      'accept-language': language,
    }),
  );

const order = (person_uuid: string | null, device?: Device) =>
  post(paths.orders(), orderOf('aurora', { person_uuid }), device);

/** How many of sixty orders in a row were accepted. `person` generates the person uuid of each order. */
async function takenOf60(person: () => string | null, device?: Device): Promise<number> {
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await order(person(), device)).status));
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  return statuses.filter((status) => status === 200).length;
}

it('limits the orders of one device together, even if it invents or omits person uuids', async () => {
  expect(await takenOf60(() => crypto.randomUUID())).toBe(ORDERS);
  expect((await order(null)).status).toBe(429);
  expect((await order('x'.repeat(100))).status).toBe(429);
});

it('counts devices of one network separately by browser and language', async () => {
  expect(await takenOf60(() => null, { browser: 'Another phone' })).toBe(ORDERS);
  expect(await takenOf60(() => null, { language: 'de' })).toBe(ORDERS);
  expect((await order(null, { address: '198.51.100.9' })).status).toBe(200);
});

it('counts a person whom the hotel knows by their uuid on any device', async () => {
  const placed = await (await order(null, { browser: 'Known' })).json();
  const known = placed.data.initiator.uuid;
  await takenOf60(() => null, { browser: 'Known' });
  expect(await takenOf60(() => known, { browser: 'Known' })).toBe(ORDERS);
  expect((await order(known, { browser: 'A second phone of theirs' })).status).toBe(429);
});

it('limits the new chats of one device as it limits orders', async () => {
  const statuses = [];
  for (let time = 0; time <= ORDERS; time += 1) {
    const registration = await registrationOf(at(), 'aurora', { person_uuid: crypto.randomUUID() });
    statuses.push((await post(paths.chatStart(), registration)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: ORDERS }, () => 200), 429]);
});
