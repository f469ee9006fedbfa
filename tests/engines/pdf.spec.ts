import { button, t } from './checkout';
import { expect, test } from './fixtures';
import type { Guest } from './guest';

/** How many pixels of the first page are not white. */
const inkOf = (guest: Guest) =>
  guest.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('dialog[open] canvas');
    if (canvas === null || canvas.width === 0) return 0;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return Array.from(pixels).filter((part, at) => at % 4 === 1 && part < 250 && (pixels[at + 2] ?? 0) > 0).length;
  }, null);

test('a PDF menu is drawn and enlarged, and Back leads to the page', async ({ guest }) => {
  await guest.open('/sections/202', 'en');
  await guest.click({ css: 'a', text: 'The menu' });
  await guest.see('h2', { contains: 'Cala Verde – Menu' });
  await expect.poll(() => inkOf(guest)).toBeGreaterThan(5_000);
  await guest.see({ css: '[role="region"], section', text: 'Paella' });
  const width = () =>
    guest.evaluate(() => document.querySelector<HTMLCanvasElement>('dialog[open] canvas')?.width ?? 0, null);
  const before = await width();
  await guest.click(button(t('zoom_in')));
  await expect.poll(width).toBeGreaterThan(before);
  await guest.back();
  await guest.dialogs(0);
  expect(await guest.path()).toBe('/sections/202');
});
