import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { atHotel, expect, test } from './fixtures';
import { untilAtRest } from './guest';

/** Requests as a phone makes them when it installs an app: without cookies. */
const get = (code: string, path: string) =>
  ask({ port: Number(process.env.E2E_PORT || 3410), host: `${code}.localhost`, path });

type Manifest = { screenshots: { src: string; sizes: string; type: string; form_factor: string; label: string }[] };

for (const code of readdirSync('hotels')) {
  test(`the screenshots in the manifest of ${code} are pictures of the size that it says`, async () => {
    const { body } = await get(code, '/manifest.webmanifest');
    const { screenshots } = JSON.parse(body.toString()) as Manifest;
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide', 'wide']);
    for (const { src, sizes, type, label } of screenshots) {
      expect(label).not.toBe('');
      const picture = await get(code, src);
      expect([picture.status, picture.headers['content-type']], src).toEqual([200, type]);
      const { width, height, format } = await sharp(picture.body).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
  });
}

test('no page loads a screenshot, and the offline pack keeps none', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname));
  for (const path of ['/', '/products/402']) {
    const response = await page.goto(atHotel('lido', path));
    await untilAtRest(page);
    expect(await response?.text()).not.toContain('/screenshots/');
  }
  expect(loaded.filter((path) => path.includes('/screenshots/'))).toEqual([]);
  const { files } = JSON.parse((await get('lido', '/offline-pack/it')).body.toString()) as { files: string[] };
  expect(files).not.toEqual([]);
  expect(files.filter((file) => file.includes('/screenshots/'))).toEqual([]);
});
