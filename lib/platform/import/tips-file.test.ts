import { importedHotels } from '@/tests/builders/platform/imported-hotels';
import { findHotel } from '../stores/hotels';

const hotels = importedHotels();
const { run, complaints } = hotels;

const changeHotel = (change: object) =>
  hotels.files.change('aurora/hotel.json', (hotel) => Object.assign(hotel, change));
const tipsOf = async () => (await findHotel(hotels.database.db, { code: 'aurora' }))?.hotel.tips;

it.each([
  ['percentages', { percent: [5, 10] }, { percent: [5, 10], amounts: [], after_delivery: false }],
  ['amounts', { amounts: [2, 5.5], after_delivery: true }, { percent: [], amounts: [2, 5.5], after_delivery: true }],
])('stores suggested %s', async (_what, tips, stored) => {
  changeHotel({ tips });
  await run();
  expect(await tipsOf()).toEqual(stored);
});

it('asks for no tip unless the file does', async () => {
  await run();
  expect(await tipsOf()).toBeNull();
});

it.each<[string, object, RegExp]>([
  ['both', { percent: [5], amounts: [2] }, /tips: either percent or amounts$/],
  ['neither', { after_delivery: true }, /tips: either percent or amounts$/],
  ['no suggestion', { percent: [] }, /tips\.percent: a suggestion is expected$/],
  ['a suggestion of nothing', { percent: [0, 5] }, /tips\.percent: a suggestion is above 0$/],
  ['suggestions that do not rise', { amounts: [5, 2] }, /tips\.amounts: numbers that rise are expected$/],
  ['six suggestions', { percent: [1, 2, 3, 4, 5, 6] }, /tips\.percent: five suggestions are enough$/],
  [
    'an amount with three decimals of euros',
    { amounts: [2.005] },
    /tips\.amounts\[0\]: an amount of this hotel has at most two/,
  ],
  ['an unknown field', { percent: [5], preselected: 10 }, /tips\.preselected: unknown field$/],
])('refuses %s', async (_title, tips, complaint) => {
  changeHotel({ tips });
  expect(await complaints()).toEqual([expect.stringMatching(complaint)]);
});
