import { type Network, noNetwork, worker } from '@/tests/builders/browser/worker-sandbox';

const body = { uuid: 'ABC', products: [] };
const order = (until = Date.now() + 60_000) => ({ body, check: '/api/v1/check', until });
const platform =
  (known: Response, placed: () => Response = () => Response.json({ data: {} })): Network =>
  (url) =>
    url.endsWith('/check') ? known : placed();
const unknownThere = () => Response.json({ data: { draft: [] } });

it.each([
  ['is sent when the hotel does not know it', order(), platform(unknownThere()), [body]],
  ['is not sent when the hotel knows it', order(), platform(Response.json({ draft: [{ uuid: 'abc' }] })), []],
  ['is not sent after half an hour', order(Date.now() - 1), platform(unknownThere()), []],
  [
    'is not sent again after a refusal, which the page shows',
    order(),
    platform(unknownThere(), () => Response.json({}, { status: 422 })),
    [body],
  ],
])('a waiting order %s, and is no longer kept', async (_title, handedOver, network, expected) => {
  const { handOver, sync, posted, stores } = worker(network);
  await handOver(handedOver);
  await sync();
  await sync();
  expect(posted).toEqual(expected);
  expect([...stores.keys()]).toEqual([]);
});

it.each([
  ['the hotel cannot be asked', platform(new Response('', { status: 503 })), 0],
  ['the hotel fails', platform(unknownThere(), () => Response.json({}, { status: 500 })), 1],
  ['the hotel is busy', platform(unknownThere(), () => Response.json({}, { status: 429 })), 1],
  ['a Wi-Fi answers with its login page', platform(unknownThere(), () => new Response('<html>')), 1],
  ['there is no network', noNetwork, 0],
])('a waiting order is kept for the browser’s next attempt when %s', async (_when, network, sent) => {
  const { handOver, sync, posted, stores } = worker(network);
  await handOver(order());
  await expect(sync()).rejects.toThrow();
  expect(posted).toHaveLength(sent);
  expect([...stores.keys()]).toEqual(['waiting-order']);
});

it('a waiting order stays when a new version of the service worker starts', async () => {
  const { handOver, start, stores } = worker(() => new Response('page'));
  await handOver(order());
  await start();
  expect([...stores.keys()]).toContain('waiting-order');
});
