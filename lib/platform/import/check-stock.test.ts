import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check/check-command';

type Json = Record<string, unknown>;

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

const check = async () => {
  const source = { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: new Date('2026-05-01T08:00:00Z') };
  return (await runCheck('aurora', source)).text;
};
const give = (stock: unknown) =>
  files.change('aurora/sections/10-kitchen.json', (section) => {
    const [soup] = section.products as Json[];
    if (soup !== undefined) soup.stock = stock;
  });

it.each([
  ['a number', 40, /stock/],
  ['less than nothing', { amount: -1, per: 'day' }, /stock\.amount: no less than 0/],
  ['half a portion', { amount: 1.5, per: 'day' }, /stock\.amount/],
  ['no period', { amount: 40 }, /stock\.per/],
  ['an unknown period', { amount: 40, per: 'week' }, /stock\.per/],
])('refuses %s as the stock of a product, at its place', async (_title, stock, problem) => {
  give(stock);
  expect(await check()).toMatch(problem);
  expect(await check()).toMatch(/10-kitchen\.json:\d+:\d+ error/);
});

it('takes a stock of the day or in all, and warns of one that is sold out from the beginning', async () => {
  give({ amount: 40, per: 'day' });
  expect(await check()).not.toMatch(/stock/);
  give({ amount: 0, per: 'all' });
  expect(await check()).toMatch(/10-kitchen\.json:\d+:\d+ warning .*stock\.amount: nobody can order it/);
});

it('refuses the stock of what has slots', async () => {
  files.change('aurora/sections/20-wellness.json', (section) => {
    const [massages] = section.sections as { products: Json[] }[];
    for (const massage of massages?.products ?? []) massage.stock = { amount: 3, per: 'day' };
  });
  expect(await check()).toMatch(/20-wellness\.json:\d+:\d+ error .*stock: the places of its slots are counted already/);
});

it('refuses the stock of what is asked of the whole order, also where it is a shared list', async () => {
  const option = {
    ...{ id: 5003, title: 'Gift wrap', ptype_id: 'select' },
    attrs: [{ id: 1, title: 'Red', stock: { amount: 3, per: 'all' } }],
  };
  files.change('aurora/hotel.json', (hotel) => {
    hotel.property = [...(hotel.property as Json[]), option];
  });
  expect(await check()).toMatch(/option 5003 is asked of the whole order, and only products have stock/);
  files.change('aurora/hotel.json', (hotel) => {
    hotel.kits = { ...(hotel.kits as Json), wraps: [option] };
    hotel.property = 'wraps';
  });
  expect(await check()).toMatch(/option 5003 is asked of the whole order/);
});

it.each([
  ['by the day', 'day', true],
  ['in all', 'all', false],
])('needs the time zone of a hotel that counts %s', async (_title, per, needs) => {
  give({ amount: 40, per });
  files.change('aurora/hotel.json', (hotel) => {
    hotel.ext_data = { ...(hotel.ext_data as Json), timezone: null };
  });
  files.change('aurora/sections/20-wellness.json', (section) => {
    section.sections = [];
  });
  expect(/a hotel that counts by the day needs its time zone/.test(await check())).toBe(needs);
});
