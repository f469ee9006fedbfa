import { type Network, noNetwork, worker } from '@/tests/builders/browser/worker-sandbox';

const KEPT = '/storage/aurora/@1f3a5b7c-640/pool.jpg';

const pack = { at: Date.now(), texts: ['home'], responses: { '/': { type: 'text/html', policy: '', parts: [0] } } };

const online: Network = (url) =>
  url.includes('/offline-pack/') ? Response.json({ ...pack, files: [] }) : new Response(new URL(url).pathname);

it.each([
  ['in its size', KEPT, KEPT],
  ['in another size', '/storage/aurora/@1f3a5b7c-1280/pool.jpg', KEPT],
  ['as the original', '/storage/aurora/@1f3a5b7c/pool.jpg', KEPT],
  ['not in another version', '/storage/aurora/@00000000-640/pool.jpg', null],
  ['not in place of another', '/storage/aurora/@1f3a5b7c-640/spa.jpg', null],
])('without a network a kept picture is shown %s', async (_how, asked, shown) => {
  let network = online;
  const { start, keep, ask, navigator } = worker((url) => network(url));
  await start();
  await keep([KEPT]);
  network = noNetwork;
  navigator.onLine = false;
  const response = await ask({ path: asked, mode: 'no-cors', destination: 'image' });
  // A picture that is not kept is blank.
  expect(response?.headers.get('content-type')).toBe(shown === null ? 'image/svg+xml' : 'text/plain;charset=UTF-8');
  if (shown !== null) expect(await response?.text()).toBe(shown);
});
