import { symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';

const platform = platformPerFile(emptySqlite);

/** The prototype of all open files. Spies on it show which parts of a file are read. */
async function handlePrototype(file: string): Promise<FileHandle> {
  const handle = await open(file);
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}

it('serves each hotel’s own pictures, with content type and etag', async () => {
  for (const code of ['aurora', 'bellevue']) {
    const response = await platform.get(`/storage/${code}/dishes/soup.svg`);
    expect(response.status).toBe(200);
    expect(response.body.data).toContain(`<title>${code}</title>`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('etag')).toMatch(/^"[\da-z]+-[\da-z]+"$/);
  }
});

it('sandboxes an SVG, so that its scripts cannot run', async () => {
  const policy = (await platform.get('/storage/aurora/logo.svg')).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
});

it('responds with 304 to a browser that has the current version of a picture', async () => {
  const { headers } = await platform.get('/storage/aurora/logo.svg');
  const again = await platform.get('/storage/aurora/logo.svg', {
    'if-none-match': `"other", W/${headers.get('etag')}`,
  });
  expect([again.status, again.body.data]).toEqual([304, '']);
  const other = await platform.get('/storage/aurora/logo.svg', { 'if-none-match': '"other"' });
  expect(other.status).toBe(200);
});

it('serves the emoji as immutable', async () => {
  const response = await platform.get('/storage/emoji/1f355.webp');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(response.headers.get('cache-control')).toContain('immutable');
});

it('responds with 404 for paths outside of the storage folders', async () => {
  writeFileSync(join(platform.files.dir, 'aurora/pictures/notes.txt'), 'not a picture');
  writeFileSync(join(platform.files.dir, 'aurora/pictures/.hidden.svg'), '<svg/>');
  symlinkSync('../../bellevue/pictures/logo.svg', join(platform.files.dir, 'aurora/pictures/link.svg'));
  const nowhere = [
    '/storage/aurora/none.svg',
    '/storage/aurora/notes.txt',
    '/storage/aurora/.hidden.svg',
    '/storage/aurora/link.svg',
    '/storage/aurora/dishes',
    '/storage/aurora/',
    '/storage/aurora',
    '/storage/',
    '/storage/aurora/../hotel.json',
    '/storage/aurora/..%2fhotel.json',
    '/storage/aurora/..%2f..%2fbellevue%2fpictures%2flogo.svg',
    '/storage/aurora/%2e%2e/%2e%2e/bellevue/pictures/logo.svg',
    '/storage/aurora/..%5c..%5cbellevue%5cpictures%5clogo.svg',
    '/storage/aurora/%252e%252e/hotel.json',
    '/storage/aurora/logo.svg%00.png',
    '/storage/aurora/%E0%A4%A',
    '/storage/%2e%2e/aurora/pictures/logo.svg',
    '/storage/AURORA/logo.svg',
    '/storage/emoji/%2e%2e/package.json',
    '/storage/emoji/../package.json',
    '/storage/nowhere/logo.svg',
    `/storage/aurora/${'a/'.repeat(40)}logo.svg`,
    `/storage/aurora/${'a'.repeat(300)}.svg`,
  ];
  for (const path of nowhere) expect([path, (await platform.get(path)).status]).toEqual([path, 404]);
});

it('responds with 404 for the pictures of a hotel that is not served', async () => {
  platform.files.write('closed/pictures/logo.svg', '<svg/>');
  expect((await platform.get('/storage/closed/logo.svg')).status).toBe(404);
});

describe('a range request for a large file', () => {
  const SIZE = 32 * 1024 * 1024;
  let film: string;
  beforeAll(() => {
    film = join(platform.files.dir, 'aurora/pictures/film.mp4');
    writeFileSync(film, '');
    truncateSync(film, SIZE);
  });

  const part = async (range: string, headers: Record<string, string> = {}) => {
    const request = new Request('http://inside/storage/aurora/film.mp4', { headers: { range, ...headers } });
    const response = await platform.app.fetch(request);
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  it('reads only the requested range of a file from the disk', async () => {
    const reads = jest.spyOn(await handlePrototype(film), 'read');
    const { response, bytes } = await part('bytes=1000-1009');
    expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes 1000-1009/${SIZE}`]);
    expect([response.headers.get('content-length'), bytes.length]).toEqual(['10', 10]);
    expect(reads.mock.calls.map(([options]) => options?.buffer?.byteLength)).toEqual([10]);
    reads.mockRestore();
  });

  it('responds with 416 for a range after the end of a file', async () => {
    const { response, bytes } = await part(`bytes=${SIZE}-`);
    expect([response.status, response.headers.get('content-range'), bytes.length]).toEqual([416, `bytes */${SIZE}`, 0]);
  });

  it('returns the whole file when If-Range names another version', async () => {
    const { response, bytes } = await part('bytes=0-0', { 'if-range': '"other"' });
    expect([response.status, bytes.length]).toEqual([200, SIZE]);
    expect((await part('bytes=0-0', { 'if-range': response.headers.get('etag') ?? '' })).response.status).toBe(206);
  });

  it('opens no file for a response body that nobody reads', async () => {
    const opened = jest.spyOn(await handlePrototype(film), 'read');
    await platform.app.fetch(new Request('http://inside/storage/aurora/film.mp4', { method: 'HEAD' }));
    await platform.app.fetch(new Request('http://inside/storage/aurora/film.mp4'));
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
  });

  it('changes the etag of a file when the file is written again', async () => {
    const { response } = await part('bytes=0-0');
    utimesSync(film, new Date(), new Date(Date.now() + 5_000));
    expect((await part('bytes=0-0')).response.headers.get('etag')).not.toBe(response.headers.get('etag'));
  });
});
