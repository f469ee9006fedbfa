import { decoders } from './decoders';

const read = (screenshots: unknown) =>
  decoders.hotel({ data: { hotel: { id: 7, uuid: 'h-7', title: 'Hotel', ext_data: { screenshots } } } })?.hotel.ext_data
    .screenshots;

const shot = { src: '/storage/a.webp', sizes: '780x1688' };

it('reads the screenshots of an upstream, also with fields of the manifest that follow from the others', () => {
  const written = { ...shot, type: 'image/webp', form_factor: 'narrow', label: { en: 'Home' } };
  expect(read([written, { ...shot, label: '' }])).toEqual([
    { ...shot, label: { en: 'Home' } },
    { ...shot, label: null },
  ]);
});

it('drops a screenshot without an address or a size', () => {
  expect(read([{ src: shot.src }, { sizes: shot.sizes }, 'x', null, shot])).toEqual([{ ...shot, label: null }]);
});

it.each([undefined, null, {}, 'a.webp', 3])('reads %j as no screenshots', (value) => {
  expect(read(value)).toEqual([]);
});
