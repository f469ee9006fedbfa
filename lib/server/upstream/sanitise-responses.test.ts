import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoders } from '@/lib/contract/schema/decoders';
import { hotelFiles } from '@/tests/builders/platform/hotel-files';
import { responseSanitiser } from './sanitise-responses';

it('plays films only from our own storage, and shows a poster from any picture host', () => {
  const video = { webm: 'aurora/film.webm', mp4: 'https://films.example/a.mp4', poster: 'https://films.example/a.jpg' };
  const response = decoders.hotel({ data: { hotel: { id: 1, uuid: 'h-1', title: 'Aurora', ext_data: { video } } } });
  if (response === null) throw new Error('no hotel');
  const { hotel } = responseSanitiser({ upstream: null, hotelScripts: false }).hotel(response);
  expect(hotel.ext_data.video).toEqual({
    webm: '/storage/aurora/film.webm',
    mp4: null,
    poster: 'https://films.example/a.jpg',
  });
});

it('names screenshots of our own storage only, also those of the upstream’s', () => {
  const upstream = 'https://platform.example';
  const screenshots = [
    'aurora/home.webp',
    `${upstream}/storage/aurora/a.webp`,
    'https://cdn.example/a.webp',
    '/storage/../admin.webp',
    'javascript:alert(1)',
  ].map((src) => ({ src, sizes: '780x1688' }));
  const response = decoders.hotel({ hotel: { id: 1, uuid: 'h-1', title: 'Aurora', ext_data: { screenshots } } });
  if (response === null) throw new Error('no hotel');
  const { hotel } = responseSanitiser({ upstream, hotelScripts: false }).hotel(response);
  expect(hotel.ext_data.screenshots.map(({ src }) => src)).toEqual([
    '/storage/aurora/home.webp',
    '/storage/aurora/a.webp',
  ]);
});

it('gives the version of a hotel’s own large picture, which is served in sizes, but of no other and none of an upstream', () => {
  const files = hotelFiles();
  const large = ' '.repeat(16_000);
  for (const name of ['pool.jpg', 'spa.svg', 'film.webm']) files.write(`aurora/pictures/${name}`, large);
  writeFileSync(join(files.dir, 'aurora/pictures/icon.png'), 'small');
  const addresses = ['/storage/aurora/pool.jpg', '/storage/aurora/spa.svg', '/storage/aurora/icon.png'];
  addresses.push('/storage/aurora/gone.jpg', '/storage/emoji/1f355.webp', 'https://cdn.example/pool.jpg');
  const banners = addresses.map((image, id) => ({ id: id + 1, title: 'Swim', image, focus: { x: 10, y: 90 } }));
  const ext_data = { video: { webm: '/storage/aurora/film.webm', poster: '/storage/aurora/pool.jpg' } };
  const hotel = { id: 1, uuid: 'h-1', title: 'Aurora', banners, ext_data, logo: '/storage/aurora/pool.jpg' };
  const response = decoders.hotel({ hotel });
  if (response === null) throw new Error('no hotel');
  const cleaned = (upstream: string | null) =>
    responseSanitiser({ upstream, hotelScripts: false, hotelsDir: files.dir }).hotel(response).hotel;
  const marked = expect.stringMatching(/^\/storage\/aurora\/@[0-9a-f]{8}\/pool\.jpg$/);
  const own = cleaned(null);
  expect(own.banners.map(({ image }) => image)).toEqual([marked, ...addresses.slice(1)]);
  expect(own.banners[0]?.focus).toEqual({ x: 10, y: 90 });
  expect(own.ext_data.video).toMatchObject({ webm: '/storage/aurora/film.webm', poster: marked });
  expect(own.logo).toBe('/storage/aurora/pool.jpg');
  expect(cleaned('https://platform.example').banners.map(({ image }) => image)).toEqual(addresses);
  files.dispose();
});
