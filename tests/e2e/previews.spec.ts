import { request as httpRequest } from 'node:http';
import { expect, test } from './fixtures';

const PORT = Number(process.env.E2E_PORT || 3410);

type HttpResponse = { status: number; body: Buffer; headers: Record<string, string | string[] | undefined> };

/** A request as a crawler sends it: without cookies, scripts and Accept-Language. */
const crawl = (url: string, headers: Record<string, string> = {}) =>
  new Promise<HttpResponse>((resolve, reject) => {
    const { host, pathname, search } = new URL(url);
    const options = { host: 'localhost', port: PORT, path: pathname + search, headers: { host, ...headers } };
    const request = httpRequest(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts), headers: response.headers }),
      );
    });
    request.on('error', reject);
    request.end();
  });

const at = (code: string, path = '/') => `http://${code}.localhost:${PORT}${path}`;

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** What a crawler reads of a page. */
async function read(url: string, headers?: Record<string, string>) {
  const response = await crawl(url, headers);
  expect(response.status, url).toBe(200);
  const html = response.body.toString();
  const head = html.slice(0, html.indexOf('</head>'));
  const one = (pattern: RegExp) => unescaped(pattern.exec(head)?.[1] ?? '');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  return {
    html,
    headers: response.headers,
    language: /<html lang="([^"]*)" dir="([^"]*)"/.exec(html)?.slice(1),
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    image: one(/<meta property="og:image" content="([^"]*)"/),
    manifest: one(/<link rel="manifest" href="([^"]*)"/),
    touchIcon: one(/<link rel="apple-touch-icon" href="([^"]*)"/),
    alternates: [...head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language = '', href = '']) => [language, unescaped(href)],
    ),
    data: JSON.parse(json) as Record<string, unknown> | null,
  };
}

/** The width and height that a PNG file states. */
async function pngAt(url: string): Promise<{ width: number; height: number; body: Buffer }> {
  const { status, headers, body } = await crawl(url);
  expect(status, url).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(body.subarray(1, 4).toString()).toBe('PNG');
  return { width: body.readUInt32BE(16), height: body.readUInt32BE(20), body };
}

const HOTELS = [
  { code: 'cala-verde', language: ['en', 'ltr'], name: 'Cala Verde', tags: ['en', 'es', 'de', 'ru', 'ar'] },
  { code: 'qasr', language: ['ar', 'rtl'], name: 'قصر النخيل', tags: ['ar', 'en', 'fr'] },
] as const;

for (const { code, language, name, tags } of HOTELS) {
  test(`a crawler finds ${code} in its first language, with its other languages and an image`, async () => {
    const home = await read(at(code));
    expect(home.language).toEqual(language);
    expect(home.title).toBe(name);
    expect(home.description).not.toBe('');
    expect(home.canonical).toBe(at(code, ''));
    expect(home.alternates.map(([tag]) => tag).sort()).toEqual([...tags, 'x-default'].sort());
    for (const [tag, href = ''] of home.alternates) {
      const [expected] = tag === 'x-default' ? language : [tag];
      expect((await read(href)).language?.[0], href).toBe(expected);
    }
    expect(home.data).toMatchObject({ '@type': 'Hotel', name, image: home.image });
    expect(await pngAt(home.image)).toMatchObject({ width: 1200, height: 630 });
  });

  test(`a crawler reads the sitemap of ${code}, and each of its first pages names itself as canonical`, async () => {
    const robots = (await crawl(at(code, '/robots.txt'))).body.toString();
    const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
    expect(sitemap).toBe(at(code, '/sitemap.xml'));
    const xml = (await crawl(sitemap)).body.toString();
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => unescaped(url));
    expect(listed.length).toBeGreaterThan(20);
    for (const url of listed.slice(0, 8)) {
      const page = await read(url);
      expect(new URL(page.canonical).href).toBe(url);
      expect(page.headers['x-robots-tag']).toBeUndefined();
      expect(page.title).not.toBe('');
    }
  });

  test(`a phone finds the manifest and icons of ${code}`, async () => {
    const home = await read(at(code));
    const manifest = JSON.parse((await crawl(new URL(home.manifest, at(code)).href)).body.toString()) as {
      name: string;
      lang: string;
      icons: readonly { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ name, lang: language[0], dir: language[1] });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await pngAt(new URL(src, at(code)).href);
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(await pngAt(new URL(home.touchIcon, at(code)).href)).toMatchObject({ width: 180 });
  });
}

test('a product’s address has the price that its card shows, as text, as data and in an image of its own', async () => {
  const section = await read(at('qasr', '/products/201'));
  expect(section.data).toMatchObject({ '@type': 'Menu', inLanguage: 'ar' });
  const product = await read(at('qasr', '/products/201?product=20101&utm_source=x'));
  expect(product.language).toEqual(['ar', 'rtl']);
  expect(product.title).toMatch(/^مزّة القصر/);
  expect(product.canonical).toBe(at('qasr', '/products/201?product=20101'));
  expect(product.data).toMatchObject({ '@type': 'Product', offers: { price: '6.50', priceCurrency: 'OMR' } });
  expect(product.description).toMatch(/^OMR.6\.50 · /);
  const arabic = await pngAt(product.image);
  const english = await read(at('qasr', '/products/201?product=20101&lang=en'));
  expect(english.canonical).toBe(at('qasr', '/products/201?product=20101&lang=en'));
  const images = [arabic, await pngAt(english.image), await pngAt(section.image)];
  expect(new Set(images.map(({ body }) => body.toString('base64'))).size).toBe(3);
});

test('what one visitor or hotel gets does not change what a crawler gets', async () => {
  for (const accept of ['fr-FR', 'en', 'ja']) await read(at('qasr', '/products/201'), { 'accept-language': accept });
  const page = await read(at('qasr', '/products/201'));
  expect(page.language).toEqual(['ar', 'rtl']);
  expect(page.image).toContain('/previews/ar/201.png');
  expect(page.headers['set-cookie']).toBeUndefined();
  const [own, other] = await Promise.all(['qasr', 'cala-verde'].map((code) => pngAt(at(code, '/previews/en.png'))));
  expect(own?.body.equals(other?.body ?? Buffer.alloc(0))).toBe(false);
});

for (const path of ['/payment/success', '/payment/error', '/chat', '/desk', '/?set-room=101', '/?debug_mode=1']) {
  test(`search engines do not list ${path}`, async () => {
    const { headers } = await crawl(at('cala-verde', path));
    expect(headers['x-robots-tag']).toBe('noindex');
  });
}

for (const path of [
  '/previews/ja.png',
  '/previews/en/999999.png',
  '/previews/en/102/999999.png',
  '/previews/en/0102.png',
  '/previews/en/201/20101.png',
  '/icons/icon-9999.png',
]) {
  test(`no image is drawn at ${path} of a hotel that has no such thing`, async () => {
    expect((await crawl(at('cala-verde', path))).status).toBe(404);
  });
}

test('a host that no hotel can have has no sitemap, manifest or images', async () => {
  for (const path of [
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/previews/en.png',
    '/icons/icon-192.png',
    '/robots.txt',
  ])
    expect((await crawl(at('api', path))).status, path).toBe(404);
});
