import { expect, test } from './fixtures';

test.use({ seesAnnouncements: true });

test('an announcement pops up on its page, closes with Escape, and is remembered as seen', async ({ guest }) => {
  await guest.open('/products/211', 'en');
  await guest.see('h2', { text: 'Live music on the terrace' });
  await guest.press('Escape');
  await guest.dialogs(0);
  const seen = () =>
    guest.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('display_announcement_')), null);
  await expect.poll(seen).toHaveLength(1);
});

test('a tap on the link of an announcement leads to its page', async ({ guest }) => {
  await guest.open('/products/211', 'en');
  await guest.click('a[href]');
  await guest.dialogs(0);
  expect(await guest.path()).toBe('/products/211');
});
