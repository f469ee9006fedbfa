import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { chatAt } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';

const platform = platformPerFile(emptySqlite);
beforeAll(() => {
  for (const code of ['aurora', 'bellevue']) {
    writeFileSync(join(platform.files.dir, code, 'pictures/wine & cheese.pdf'), FILE_BYTES.pdf);
  }
});

const view = (file: string, back = '/products/10') =>
  platform.get(`/api/v1/pdf-viewer?${new URLSearchParams({ file, 'back-url': back })}`);
const MENU = '/storage/aurora/wine%20%26%20cheese.pdf';

it('returns a page around a hotel’s PDF with a link back and without scripts', async () => {
  const { status, headers, body } = await view(MENU);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = String(body.data);
  expect(page).toContain(`<object data="${MENU}" type="application/pdf" aria-label="wine &amp; cheese.pdf">`);
  expect(page).toContain('<a href="/products/10" rel="prev">');
  expect(page).not.toMatch(/<script|\bon\w+=/);
  expect((await platform.get(MENU)).headers.get('content-type')).toBe('application/pdf');
});

it('responds with 404 to a PDF page for any file but a hotel’s PDF', async () => {
  const strange = [
    '',
    'https://evil.example/x.pdf',
    '//evil.example/x.pdf',
    '/storage/aurora/none.pdf',
    '/storage/aurora/logo.svg',
    '/storage/emoji/1f355.webp',
    '/storage/closed/menu.pdf',
    '/products/10',
    `${MENU}?x`,
    `${MENU}#"><script>`,
    '/storage/aurora/../bellevue/wine%20%26%20cheese.pdf',
    '/storage/aurora/..%2f..%2fbellevue/pictures/wine%20%26%20cheese.pdf',
    'javascript:alert(1)',
  ];
  for (const file of strange) expect([file, (await view(file)).status]).toEqual([file, 404]);
  expect((await platform.get('/api/v1/pdf-viewer')).status).toBe(404);
});

it('responds with 404 to a PDF page for a guest’s upload', async () => {
  const { upload } = await chatAt(platform, 'aurora');
  const { path } = (await upload('a.pdf', FILE_BYTES.pdf)).body.data as { path: string };
  expect((await platform.get(path)).headers.get('content-type')).toBe('application/pdf');
  expect((await view(path)).status).toBe(404);
});

it('responds with 404 to a PDF page with a link back that leaves the site', async () => {
  for (const back of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example', '']) {
    expect(String((await view(MENU, back)).body.data)).toContain('<a href="/" rel="prev">');
  }
  const quoted = String((await view(MENU, '/products/"><script>alert(1)</script>')).body.data);
  expect(quoted).toContain('href="/products/&quot;&gt;&lt;script&gt;');
});
