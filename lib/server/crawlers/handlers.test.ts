import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { handleManifest } from './handle-manifest';
import { handleRobots } from './handle-robots';
import { handleSitemap } from './handle-sitemap';

serveTwoHotels((files) => {
  files.change('bellevue/hotel.json', (hotel) => {
    Object.assign(hotel, { title: { ar: 'فندق بلفيو', en: 'Bellevue' }, color: '#1f5fa8', is_active_chat: false });
    hotel.ext_data = { ...(hotel.ext_data as object), variations: { hideOrders: true } };
  });
  files.change('aurora/hotel.json', (hotel) => {
    const shot = { src: '/storage/aurora/logo.webp', sizes: '780x1688' };
    const label = { en: 'Home page', de: 'Startseite' };
    const screenshots = [
      { ...shot, label },
      { ...shot, sizes: '1280x800' },
      { ...shot, sizes: '200x100' },
    ];
    hotel.ext_data = { ...(hotel.ext_data as object), screenshots };
  });
  files.write('aurora/pictures/logo.webp', 'a picture');
  files.write('aurora/sections/40-out.json', { id: 40, title: 'Tours', external_link: 'https://tours.example' });
});

const ask = (path: string, host = 'aurora.localhost:3000', headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${path}`, { headers: { host, ...headers } });

describe('robots.txt', () => {
  it('names the sitemap of the host that was asked', async () => {
    for (const [host, origin] of [
      ['aurora.localhost:3000', 'http://aurora.localhost:3000'],
      ['Bellevue.Example.', 'https://bellevue.example'],
    ] as const) {
      const response = await handleRobots(ask('/robots.txt', host));
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toMatch(new RegExp(`\nSitemap: ${origin}/sitemap\\.xml\n$`));
    }
  });

  it('names no sitemap on the front page, and does not exist on an unknown host', async () => {
    expect(await (await handleRobots(ask('/robots.txt', 'localhost:3000'))).text()).not.toContain('Sitemap');
    expect((await handleRobots(ask('/robots.txt', 'api.localhost'))).status).toBe(404);
  });
});

describe('sitemap.xml', () => {
  const paths = async (host?: string) => {
    const xml = await (await handleSitemap(ask('/sitemap.xml', host))).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  };

  it('lists home, visible sections on every level and their products, and no hidden section and no link out', async () => {
    const listed = await paths();
    expect(listed).toContain('http://aurora.localhost:3000/');
    expect(listed).toContain('http://aurora.localhost:3000/products/10?product=101');
    expect(listed).toContain('http://aurora.localhost:3000/products/21');
    expect(listed.some((url) => /products\/(?:30|40)\b/.test(url))).toBe(false);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('lists the products of the host’s hotel only', async () => {
    expect((await paths()).some((url) => url.endsWith('product=900'))).toBe(false);
    const other = await paths('bellevue.localhost');
    expect(other).toContain('http://bellevue.localhost/products/10?product=900');
    expect(other.every((url) => url.startsWith('http://bellevue.localhost/'))).toBe(true);
  });

  it.each(['localhost:3000', 'nobody.localhost', 'aurora'])('does not exist on the host %s', async (host) => {
    expect((await handleSitemap(ask('/sitemap.xml', host))).status).toBe(404);
  });
});

describe('manifest.webmanifest', () => {
  const manifest = async (...request: Parameters<typeof ask>): Promise<Record<string, unknown>> => {
    const response = await handleManifest(ask(...request));
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    return (await response.json()) as Record<string, unknown>;
  };

  it('has the name, colour, language and direction of the host’s hotel', async () => {
    expect(await manifest('/manifest.webmanifest', 'bellevue.localhost')).toMatchObject({
      name: 'فندق بلفيو',
      lang: 'ar',
      dir: 'rtl',
      theme_color: '#1f5fa8',
      color_scheme_dark: { background_color: '#161310', theme_color: '#161310' },
      start_url: '/',
    });
    expect(await manifest('/manifest.webmanifest')).toMatchObject({ name: 'Hotel aurora', lang: 'en', dir: 'ltr' });
  });

  it('has shortcuts to My orders and the chat in its language, unless the hotel has none', async () => {
    const { shortcuts } = await manifest('/manifest.webmanifest?lang=en');
    expect(shortcuts).toEqual([
      { name: 'My orders', url: '/?open-orders=1' },
      { name: 'Chat', url: '/chat' },
    ]);
    expect((await manifest('/manifest.webmanifest?lang=en', 'bellevue.localhost')).shortcuts).toBeUndefined();
  });

  it('has the screenshots that phones show, with their labels in its language, and none for a hotel without', async () => {
    const { screenshots } = await manifest('/manifest.webmanifest?lang=de');
    const file = { src: '/storage/aurora/logo.webp', type: 'image/webp' };
    expect(screenshots).toEqual([
      { ...file, sizes: '780x1688', form_factor: 'narrow', label: 'Startseite' },
      { ...file, sizes: '1280x800', form_factor: 'wide' },
    ]);
    expect((await manifest('/manifest.webmanifest', 'bellevue.localhost')).screenshots).toBeUndefined();
  });

  it('is in the language of its address if the hotel has it', async () => {
    expect(await manifest('/manifest.webmanifest?lang=en', 'bellevue.localhost')).toMatchObject({ lang: 'en' });
    expect(await manifest('/manifest.webmanifest?lang=ja', 'bellevue.localhost')).toMatchObject({ lang: 'ar' });
    expect(await manifest('/manifest.webmanifest?lang=%3Cx%3E', 'bellevue.localhost')).toMatchObject({ lang: 'ar' });
  });

  it('does not exist for an unknown hotel', async () => {
    expect((await handleManifest(ask('/manifest.webmanifest', 'nobody.localhost'))).status).toBe(404);
  });
});
