import { request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { ask as askServer } from '@/scripts/parts/serve-built-app.mjs';
import { expect, test } from './fixtures';
import { translationsOf } from './guest';

const PORT = Number(process.env.E2E_PORT || 3410);

type HttpResponse = { status: number; body: string; headers: Record<string, string | string[] | undefined> };

/** A request as from a crawler or a hostile client: with any Host header and without JavaScript. */
const ask = (path: string, headers: Record<string, string>) =>
  new Promise<HttpResponse>((resolve, reject) => {
    const request = httpRequest({ host: 'localhost', port: PORT, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
    });
    request.on('error', reject);
    request.end();
  });

const text = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ');

test('a crawler without JavaScript gets titles, products and prices in the HTML', async () => {
  const page = await ask('/products/102', { host: `cala-verde.localhost:${PORT}`, 'accept-language': 'en' });
  expect(page.status).toBe(200);
  expect(page.body).toContain('<html lang="en" dir="ltr"');
  expect(page.body).toMatch(/<title>Room service · Cala Verde<\/title>/);
  expect(page.body).toMatch(/<meta property="og:title" content="Room service"/);
  expect(page.body).toMatch(/<meta name="description" content="[^"]+"/);
  expect(page.body).toMatch(/<link rel="icon" href="\/storage\/cala-verde\//);
  expect(page.body).toMatch(/<meta name="theme-color"[^>]* content="#2faa61"/);
  expect(page.body.indexOf('<title>')).toBeLessThan(page.body.indexOf('</head>'));
  expect(text(page.body)).toContain('Margherita pizza');
  expect(text(page.body)).toMatch(/14\.00.€/);
});

test('a page has the BCP 47 name and the direction of its language', async () => {
  const arabic = await ask('/', { host: `qasr.localhost:${PORT}`, 'accept-language': 'ja, de;q=0.5' });
  expect(arabic.body).toContain('<html lang="ar" dir="rtl"');
  const french = await ask('/', { host: `qasr.localhost:${PORT}`, 'accept-language': 'fr-CA' });
  expect(french.body).toContain('<html lang="fr" dir="ltr"');
});

const OPENS_IN: readonly [request: string, path: string, accept: string | null, language: string][] = [
  ['a browser in a language that the hotel does not have', '/', 'it-IT,it;q=0.9', 'en'],
  ['a crawler that names no language', '/', null, 'en'],
  ['a crawler that follows a link to a language', '/products/102?lang=de', null, 'de'],
  ['a link to another language than the browser’s', '/?lang=ru', 'en-GB', 'ru'],
  ['a link to a language that the hotel does not have', '/?lang=ja', 'de', 'de'],
  ['a link with markup as its language', '/?lang=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', 'de', 'de'],
];

for (const [request, path, accept, language] of OPENS_IN) {
  test(`a page opens in ${language} for ${request}`, async () => {
    const page = await ask(path, {
      host: `cala-verde.localhost:${PORT}`,
      ...(accept !== null && { 'accept-language': accept }),
    });
    expect(page.status).toBe(200);
    expect(page.body).toContain(`<html lang="${language}"`);
    expect(page.body).not.toContain('<script>alert');
    expect(page.headers['set-cookie']).toBeUndefined();
  });
}

test('a page lists its address in each language of the hotel', async () => {
  const page = await ask('/products/102?lang=de', { host: `cala-verde.localhost:${PORT}` });
  const at = `http://cala-verde.localhost:${PORT}/products/102`;
  expect(page.body).toContain(`<link rel="canonical" href="${at}?lang=de"`);
  expect(page.body).toContain(`hrefLang="es" href="${at}?lang=es"`);
  expect(page.body).toContain(`hrefLang="x-default" href="${at}"`);
});

for (const path of [
  '/products/999999',
  '/products/201',
  '/sections/999999',
  '/qasr',
  '/cala-verde/products/102',
  '/nowhere',
  '/404',
]) {
  test(`${path} gets status 404 on Cala Verde, with a readable message`, async () => {
    const page = await ask(path, { host: `cala-verde.localhost:${PORT}`, 'accept-language': 'en' });
    expect(page.status).toBe(404);
    expect(page.body).toContain('<html lang="en"');
    expect(text(page.body)).toContain('This key opens no door');
  });
}

const HOSTS: readonly [name: string, host: string, status: number, shows: string][] = [
  ['the apex', `localhost:${PORT}`, 200, 'Qasr Al Nakheel'],
  ['an IPv6 address', `[::1]:${PORT}`, 200, 'Qasr Al Nakheel'],
  ['300 characters', `${'a'.repeat(300)}.localhost`, 404, ''],
  ['a path', '../cala-verde', 404, ''],
  ['punycode', `xn--cala-verde-abc.localhost:${PORT}`, 404, ''],
  ['nobody', `nobody.localhost:${PORT}`, 404, ''],
  ['a port that cannot be', 'cala-verde.localhost:99999', 404, ''],
];

for (const [name, host, status, shows] of HOSTS) {
  test(`a Host header with ${name} gives a hotel, the front page or status 404`, async () => {
    const page = await ask('/', { host, 'accept-language': 'en' });
    expect([status, 400]).toContain(page.status);
    if (page.status === 200) expect(text(page.body)).toContain(shows);
    else expect(text(page.body)).not.toContain('Margherita');
  });
}

for (const host of ['localhost', 'nobody.localhost', 'cala-verde.localhost']) {
  test(`a page on ${host} names its icon, so that browsers do not request /favicon.ico`, async () => {
    const page = await ask('/', { host: `${host}:${PORT}` });
    expect(page.body).toMatch(/<link rel="icon" href="(?:data:image\/svg\+xml,|\/icon\.svg"|\/storage\/cala-verde\/)/);
  });
}

test('a forwarded host does not change the hotel', async () => {
  const page = await ask('/', { host: `nobody.localhost:${PORT}`, 'x-forwarded-host': `cala-verde.localhost:${PORT}` });
  expect(page.status).toBe(404);
});

test('every page has a content security policy and the other security headers', async () => {
  const page = await ask('/', { host: `cala-verde.localhost:${PORT}` });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/script-src [^;]*'nonce-[^']+' 'strict-dynamic'/);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  expect(page.headers['referrer-policy']).toBeDefined();
  expect(page.headers['permissions-policy']).toContain('microphone=(self)');
  expect(String(page.headers['set-cookie'] ?? '')).toBe('');
});

for (const host of ['no-such-hotel', 'api']) {
  test(`a guest of the unknown host ${host} reads in their language and finds the list of hotels`, async () => {
    const page = await ask('/', { host: `${host}.localhost:${PORT}`, 'accept-language': 'de' });
    expect(page.status).toBe(404);
    expect(page.body).toContain(`href="http://localhost:${PORT}/"`);
    expect(text(page.body)).toContain(translationsOf('cala-verde', 'de')('all_hotels'));
  });
}

test('a hotel has one host below the root domain, in one spelling, and one offline pack', async () => {
  for (const host of ['a.b.cala-verde.localhost', 'cala-verde.a.localhost', 'www.cala-verde.localhost'])
    expect((await ask('/', { host: `${host}:${PORT}` })).status).toBe(404);
  for (const host of [`CALA-VERDE.localhost:${PORT}`, `cala-verde.localhost.:${PORT}`]) {
    const { status, headers } = await ask('/products/102', { host });
    expect([status, headers.location]).toEqual([308, `//cala-verde.localhost:${PORT}/products/102`]);
  }
  const path = '/offline-pack/en';
  const plain = await ask(path, { host: `cala-verde.localhost:${PORT}` });
  expect([plain.status, Object.keys(JSON.parse(plain.body).responses).includes('/')]).toEqual([200, true]);
  for (const host of ['cala-verde.localhost:1', 'cala-verde.hotels.test'])
    expect((await ask(path, { host })).body).toBe(plain.body);
  const headers = { host: `cala-verde.localhost:${PORT}`, 'accept-encoding': 'br, gzip' };
  const packed = await askServer({ port: PORT, path, host: 'cala-verde.localhost', headers });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(packed.body.length) });
  expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body);
  for (const host of ['cala-verde.a.localhost', 'a.cala-verde.localhost'])
    expect((await ask(path, { host })).status).toBe(404);
});
