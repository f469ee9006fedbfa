import { PRODUCT_CARD } from '../e2e/parts';
import { t } from './checkout';
import { expect, test } from './fixtures';
import type { Guest } from './guest';

/** Opens home, and taps until the worker of its language is registered. */
async function visit(guest: Guest, language: string): Promise<void> {
  await guest.open('/', language);
  const script = () =>
    guest.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? '', null);
  await expect(async () => {
    await guest.click('h1');
    expect(await script()).toContain(`lang=${language}`);
  }).toPass();
}

/**
 * The pack, and the scripts and styles that it names or the page has loaded, as far as the worker has not kept them.
 * Fonts and pictures come last, and WebKit, which takes no Brotli over plain HTTP, has no room for some of them.
 */
const missingFiles = (guest: Guest) =>
  guest.evaluate(async () => {
    const pack = await (await caches.match('/offline-pack/en'))?.json();
    if (pack === undefined) return ['the pack'];
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const files = [...pack.files, ...loaded].filter((path: string) => /^\/_next\/static\/.*\.(?:js|css)$/.test(path));
    const kept = await Promise.all(files.map(async (file) => ({ file, response: await caches.match(file) })));
    return kept.filter(({ response }) => response === undefined).map(({ file }) => file);
  }, null);

const preload = (guest: Guest) =>
  guest.evaluate(async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready;
    return (await navigationPreload?.getState())?.enabled ?? false;
  }, null);

test('kept pages and the offline page open without a network, also where an earlier worker has enabled the preload', async ({
  guest,
  server,
  allow,
}, { project }) => {
  const isKeeping = server.untilAsked('/offline-pack/de');
  await visit(guest, 'de');
  await guest.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload?.enable(), null);
  // WebKit loses what the worker keeps while its page leaves.
  await isKeeping;
  await visit(guest, 'en');
  if (project.name !== 'chromium') await expect.poll(() => preload(guest)).toBe(false);
  // This page has found the new worker.
  await visit(guest, 'en');
  await expect.poll(() => missingFiles(guest)).toEqual([]);

  allow(/./);
  await server.stop();
  await guest.open('/products/102');
  await guest.see(PRODUCT_CARD);
  await guest.see({ css: '[role="status"] p', text: t('offline_as_of', { time: '' }).trim() });
  await guest.goto(await guest.evaluate(() => new URL('/sections/999999', location.href).href, null));
  await guest.see('h1', { text: t('offline') });
  await guest.see({ css: 'a', text: t('try_again') });
});
