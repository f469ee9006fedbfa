import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { drawing } from '../drawing/drawing';
import { handleIcon } from './handle-icon';
import { handlePreviewImage } from './handle-preview-image';
import { imageCache } from './image-cache';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';

serveTwoHotels((files) => {
  files.change('aurora/hotel.json', (hotel) => Object.assign(hotel, { color: '#aa3311' }));
  files.change('bellevue/hotel.json', (hotel) => {
    Object.assign(hotel, { color: '#1f5fa8', title: { ar: 'فندق بلفيو' }, favicon: '/storage/bellevue/icon.svg' });
  });
  files.write('bellevue/pictures/icon.svg', SQUARE);
  files.write('aurora/pictures/dishes/soup.svg', SQUARE);
});

const ask = (path: string, host = 'aurora.localhost:3000') =>
  new Request(`http://localhost:3000${path}`, { headers: { host } });
const preview = (path: string, host?: string) => handlePreviewImage(ask(path, host));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** The colour of a pixel as '#rrggbb'. */
async function colorAt(image: Buffer, left: number, top: number): Promise<string> {
  const sharp = await drawing();
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

/** Whether something is drawn on these columns of a preview, above the stripe in the hotel's colour. */
async function hasDrawing(image: Buffer, left: number, width: number): Promise<boolean> {
  const sharp = await drawing();
  const columns = await sharp(image).extract({ left, top: 0, width, height: 600 }).removeAlpha().toBuffer();
  return (await sharp(columns).stats()).channels.some(({ min, max }) => min !== max);
}

describe('the preview image', () => {
  it('is a PNG of 1200 × 630 in the colour of the host’s hotel', async () => {
    for (const [path, host, color] of [
      ['/previews/en.png', 'aurora.localhost', '#aa3311'],
      ['/previews/ar.png', 'bellevue.localhost', '#1f5fa8'],
      ['/previews/en/10.png?v=made-up', 'aurora.localhost', '#aa3311'],
      ['/previews/en/10/101.png', 'aurora.localhost', '#aa3311'],
    ] as const) {
      const response = await preview(path, host);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const image = await bytesOf(response);
      expect(await (await drawing())(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(await colorAt(image, 600, 625)).toBe(color);
    }
  });

  it('places the picture of a preview at the right in English and at the left in Arabic', async () => {
    const image = await bytesOf(await preview('/previews/en/10/101.png'));
    const mirrored = await bytesOf(await preview('/previews/ar/10/101.png', 'bellevue.localhost'));
    expect(await colorAt(image, 5, 300)).toBe('#faf7f2');
    expect(await colorAt(mirrored, 1195, 300)).toBe('#faf7f2');
  });

  it('begins its texts at the left margin in English and at the right margin in Arabic', async () => {
    const image = await bytesOf(await preview('/previews/en.png'));
    const mirrored = await bytesOf(await preview('/previews/ar.png', 'bellevue.localhost'));
    expect(await hasDrawing(image, 64, 200)).toBe(true);
    expect(await hasDrawing(image, 1000, 200)).toBe(false);
    expect(await hasDrawing(mirrored, 64, 200)).toBe(false);
    expect(await hasDrawing(mirrored, 936, 200)).toBe(true);
  });

  it.each([
    ['/previews/ja.png', 'a language that the hotel does not have'],
    ['/previews/en/999.png', 'an unknown section'],
    ['/previews/en/010.png', 'another spelling of a section'],
    ['/previews/en/10/999.png', 'an unknown product'],
    ['/previews/en/10/0101.png', 'another spelling of a product'],
    ['/previews/en/10/900.png', 'a product of another hotel'],
    ['/previews/en/20/101.png', 'a product of another section'],
    ['/previews/../en.png', 'a step upwards'],
  ])('does not exist at %s (%s)', async (path) => {
    const before = imageCache().count();
    expect((await preview(path)).status).toBe(404);
    expect(imageCache().count()).toBe(before);
  });

  it.each(['localhost:3000', 'nobody.localhost'])('does not exist on the host %s', async (host) => {
    expect((await preview('/previews/en.png', host)).status).toBe(404);
  });

  it('keeps one image whatever version its address names', async () => {
    await preview('/previews/de.png');
    const before = imageCache().count();
    for (let made = 0; made < 50; made += 1) await preview(`/previews/de.png?v=${made}&x=${made}`);
    expect(imageCache().count()).toBe(before);
  });
});

describe('the icon', () => {
  it.each([
    ['touch-180', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['maskable-512', 512],
  ])('%s is a PNG with sides of %i pixels', async (name, size) => {
    for (const host of ['aurora.localhost', 'bellevue.localhost']) {
      const response = await handleIcon(ask(`/icons/${name}.png`, host));
      expect(response.status).toBe(200);
      const image = await bytesOf(response);
      expect(await (await drawing())(image).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  it('shows the hotel’s own icon, or its initial on its colour', async () => {
    const own = await bytesOf(await handleIcon(ask('/icons/icon-192.png', 'bellevue.localhost')));
    expect(await colorAt(own, 96, 96)).toBe('#000000');
    const initial = await bytesOf(await handleIcon(ask('/icons/icon-192.png')));
    expect(await colorAt(initial, 96, 12)).toBe('#aa3311');
  });

  it('does not exist under another name or on a host without a hotel', async () => {
    expect((await handleIcon(ask('/icons/icon-4096.png'))).status).toBe(404);
    expect((await handleIcon(ask('/icons/icon-192.png', 'nobody.localhost'))).status).toBe(404);
  });
});
