import { decoders } from '@/lib/contract/schema/decoders';
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
