import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check-command';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

const check = () =>
  runCheck('aurora', { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: new Date('2026-05-01T08:00:00Z') });
const setStations = (...stations: object[]) =>
  files.change('aurora/hotel.json', (hotel) => {
    hotel.ext_data = { ...Object(hotel.ext_data), desk: { stations } };
  });
const kitchen = { id: 'kitchen', title: { en: 'Kitchen' }, sections: [10] };

it('warns of a section of a station that does not exist', async () => {
  setStations({ ...kitchen, sections: [10, 77] });
  expect((await check()).text).toMatch(
    /hotel\.json:\d+:\d+ warning .*the station kitchen has a section that does not exist: 77/,
  );
});

it('warns of a section of one step that does not exist', async () => {
  files.change('aurora/hotel.json', (hotel) => {
    hotel.ext_data = { ...Object(hotel.ext_data), desk: { one_step_sections: [10, 78] } };
  });
  const { text } = await check();
  expect(text).toMatch(/hotel\.json:\d+:\d+ warning .*a section whose orders one tap ends does not exist: 78/);
  expect(text).not.toMatch(/does not exist: 10/);
});

it.each([
  ['two stations with the same id', [kitchen, { ...kitchen, sections: [21] }], /two stations have the same id/],
  ['a section of two stations', [kitchen, { ...kitchen, id: 'bar' }], /a section stands in two stations/],
  ['a station without a section', [{ ...kitchen, sections: [] }], /a station needs a section/],
  ['an id that no address can have', [{ ...kitchen, id: 'The bar' }], /small letters, digits and hyphens are expected/],
])('refuses %s', async (_what, stations, message) => {
  setStations(...stations);
  expect((await check()).text).toMatch(message);
});

it('has nothing to say about stations that are right', async () => {
  setStations(kitchen, { id: 'spa', title: { en: 'Spa' }, sections: [21] });
  expect((await check()).text).not.toMatch(/the station/);
});
