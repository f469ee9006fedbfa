import sharp from 'sharp';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { removePlace } from './remove-place';

const EXIF = {
  IFD0: { Make: 'Phone' },
  IFD2: { DateTimeOriginal: '2026:05:01 10:00:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 30/1 3230/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '0/1 7/1 1234/100',
  },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30.53N"><exif:GPSLongitude>0,7.2W</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`;

const own = (bytes: Uint8Array) => new Uint8Array(bytes);
const picture = async (format: 'jpeg' | 'png' | 'webp') =>
  own(
    await sharp({ create: { width: 4, height: 3, channels: 3, background: '#a30' } })
      .withExif(EXIF)
      .withMetadata({ orientation: 6 })
      .withXmp(XMP)
      .toFormat(format)
      .toBuffer(),
  );
/** The three rationals of the latitude, big- and little-endian. */
const LATITUDES = [
  [0, 0, 0, 51, 0, 0, 0, 1, 0, 0, 0, 30],
  [51, 0, 0, 0, 1, 0, 0, 0, 30, 0, 0, 0],
].map((bytes) => Buffer.from(bytes));
const namesPlace = (bytes: Uint8Array) => {
  const buffer = Buffer.from(bytes);
  return LATITUDES.some((latitude) => buffer.includes(latitude)) || /51,30|0,7\.2/.test(buffer.toString('latin1'));
};

it.each(['jpeg', 'png', 'webp'] as const)(
  'removes the place from a %s and keeps orientation, size and pixels',
  async (format) => {
    const before = await picture(format);
    expect(namesPlace(before)).toBe(true);
    const after = removePlace(before);
    expect([namesPlace(after), after.length]).toEqual([false, before.length]);
    const { orientation, exif, width, height } = await sharp(after).metadata();
    expect([orientation, width, height]).toEqual([6, 4, 3]);
    expect(exif?.toString('latin1')).toContain('Phone');
    const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
    expect(await pixels(after)).toEqual(await pixels(before));
  },
);

it('leaves no entry that names a place', async () => {
  const { exif } = await sharp(removePlace(await picture('jpeg'))).metadata();
  const tags = [Buffer.from([0x88, 0x25, 0, 4]), Buffer.from([0x25, 0x88, 4, 0])];
  expect(tags.map((tag) => exif?.includes(tag))).toEqual([false, false]);
});

it('removes the place from a HEIC, which holds the same data', async () => {
  const { exif = Buffer.alloc(0) } = await sharp(await picture('jpeg')).metadata();
  const before = own(Buffer.concat([FILE_BYTES.heic, exif]));
  expect([namesPlace(before), namesPlace(removePlace(before))]).toEqual([true, false]);
});

it('removes the place from the film in a picture', () => {
  const film = own(Buffer.from('\u00ff\u00d8\u00ffmoov\u00a9xyz\u0000\u0012\u0015\u00c7+51.5099-000.1337/', 'latin1'));
  expect(Buffer.from(removePlace(film)).toString('latin1')).not.toContain('51.5');
});

it('returns the same bytes where no place is named', async () => {
  for (const bytes of Object.values(FILE_BYTES)) expect(removePlace(bytes)).toBe(bytes);
});

it.each([
  ['an offset behind the end', [0x49, 0x49, 0x2a, 0, 0xff, 0xff, 0xff, 0x7f]],
  ['a header at the very end', [0x4d, 0x4d, 0, 0x2a]],
  ['more entries than bytes', [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0xff, 0xff]],
  [
    'a place behind the end',
    [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x25, 0x88, 4, 0, 1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff],
  ],
])('survives %s', (_title, bytes) => {
  expect(removePlace(own(new Uint8Array(bytes)))).toHaveLength(bytes.length);
});
