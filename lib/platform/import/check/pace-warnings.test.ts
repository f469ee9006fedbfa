import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check-command';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

async function check(max: unknown, extra: object = {}): Promise<string> {
  files.change('aurora/hotel.json', (hotel) => {
    const stations = [{ id: 'kitchen', title: 'Kitchen', sections: [10], max_orders_per_interval: max }];
    hotel.ext_data = { ...Object(hotel.ext_data), desk: { stations }, ...extra };
  });
  // A hotel that is booked by the hour needs its time zone.
  files.change('aurora/sections/20-wellness.json', (section) => {
    for (const { products } of section.sections as { products: object[] }[]) products.length = 0;
  });
  const source = { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: new Date('2026-05-01T08:00:00Z') };
  return (await runCheck('aurora', source)).text;
}
const LIMIT = { orders: 8, minutes: 15 };
const AHEAD = { variations: { orderAhead: true } };

it.each([
  [
    'where guests cannot order for the next free time',
    {},
    /hotel\.json:\d+:\d+ warning .*cannot be ordered for the next free time/,
  ],
  ['without a time zone', { ...AHEAD, timezone: null }, /hotel\.json:\d+:\d+ warning .*the hotel has no time zone/],
])('warns of a limit %s: pace/PA1', async (_title, extra, message) => {
  expect(await check(LIMIT, extra)).toMatch(message);
  expect(await check(null, extra)).not.toMatch(message);
});

it('has nothing to say about a limit that guests can get around', async () => {
  expect(await check(LIMIT, AHEAD)).not.toMatch(/max_orders_per_interval|next free time/);
});

it.each([
  ['no orders at all', { orders: 0, minutes: 15 }, /at least one order is expected/],
  ['an interval of a minute', { orders: 8, minutes: 1 }, /max_orders_per_interval\.minutes/],
  ['an interval of a day', { orders: 8, minutes: 1440 }, /max_orders_per_interval\.minutes/],
  ['a limit without an interval', { orders: 8 }, /max_orders_per_interval\.minutes/],
])('refuses %s', async (_title, max, message) => {
  expect(await check(max)).toMatch(message);
});
