import { unattended } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, manyHotels } from '@/tests/builders/platform/hotel-files';
import { startPlatform } from '@/tests/builders/platform/start-platform';
import { applySettings, readSettings } from '../settings/env';
import { platform, setPlatform } from '../upstream/platform-handle';
import { findProjectHotelCode, listProjectHotels } from './project-hotels';

const MANY = 120;

let files: HotelFiles;
beforeAll(async () => {
  files = manyHotels(MANY);
  const started = await startPlatform(unattended('file::memory:', files));
  setPlatform(started.platform);
});
beforeEach(() => applySettings(readSettings({})));
afterAll(async () => {
  await platform().close();
  files.dispose();
});

const codesOn = async (page: number) => (await listProjectHotels(page)).hotels.map(({ code }) => code);

it('lists every hotel once, fifty per page, in order', async () => {
  const pages = await Promise.all([1, 2, 3].map(codesOn));
  expect(pages.map((codes) => codes.length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flat()).size).toBe(MANY);
  expect(pages.flat()).toEqual([...pages.flat()].sort());
});

it.each([
  [0, 1],
  [999_999, 3],
])('returns an existing page of the hotel list for the page number %i', async (requested, page) => {
  expect(await listProjectHotels(requested)).toMatchObject({ page, pages: 3 });
});

it('reads a few hundred bytes per hotel for the hotel list, however large the hotels are', async () => {
  const { hotels } = await listProjectHotels(1);
  expect(JSON.stringify(hotels).length / hotels.length).toBeLessThan(500);
  const whole = await platform().fetch(new Request('http://inside/api/v1/hotels/hotel-0001'));
  expect((await whole.text()).length).toBeGreaterThan(1_500);
});

it('finds a hotel by its code, uuid or id without reading the others', async () => {
  const response = await platform().fetch(new Request('http://inside/api/v1/hotels/hotel-0042'));
  const { hotel } = (await response.json()).data;
  for (const name of ['hotel-0042', hotel.uuid, '42']) expect(await findProjectHotelCode(name)).toBe('hotel-0042');
  for (const name of ['hotel-9999', '4242', '\u0000', '', '1e1']) expect(await findProjectHotelCode(name)).toBeNull();
});

it('lists no hotels behind an upstream', async () => {
  applySettings(readSettings({ HOTEL_API_URL: 'https://api.example.com' }));
  expect(await listProjectHotels(1)).toEqual({ hotels: [], page: 1, pages: 1 });
  expect(await findProjectHotelCode('hotel-0001')).toBeNull();
});
