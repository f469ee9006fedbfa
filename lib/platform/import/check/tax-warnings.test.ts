import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check-command';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

const VAT = { id: 'vat', title: { en: 'VAT', de: 'MwSt.' }, percent: 10, included: true };

/** The warnings about taxes; `taxed`: the sections that have the tax. */
async function checked(hotel: object, taxed: readonly string[]) {
  files.change('aurora/hotel.json', (content) => Object.assign(content, hotel));
  for (const name of taxed)
    files.change(`aurora/sections/${name}.json`, (section) => {
      section.tax = 'vat';
    });
  const source = { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: new Date('2026-05-01T08:00:00Z') };
  const { text } = await runCheck('aurora', source);
  return text.split('\n').filter((line) => /no tax|tax"/.test(line));
}

it('has nothing to say about a hotel without taxes, and about one whose products all have one', async () => {
  expect(await checked({}, [])).toEqual([]);
  expect(await checked({ taxes: [VAT], charge_tax: 'vat' }, ['10-kitchen', '20-wellness'])).toEqual([]);
});

it('names products that nobody taxes, and what to write', async () => {
  expect(await checked({ taxes: [VAT], charge_tax: 'vat' }, ['10-kitchen'])).toEqual([
    expect.stringMatching(/20-wellness\.json:\d+:\d+ warning .*product 210 has no tax$/),
    expect.stringContaining('"tax": "vat" at the product or at a section above it'),
  ]);
});

it('warns of a charge without a tax', async () => {
  const [warning] = await checked({ taxes: [VAT] }, ['10-kitchen', '20-wellness']);
  expect(warning).toMatch(/hotel\.json:\d+:\d+ warning taxes: the charge of the hotel has no tax$/);
});

it('names no more than five of many products', async () => {
  files.change('aurora/sections/10-kitchen.json', (kitchen) => {
    const more = [110, 111, 112].map((id) => ({ id, title: `Dish ${id}`, price: 3 }));
    kitchen.products = [...(kitchen.products as object[]), ...more, { id: 120, title: 'A glass of water' }];
  });
  const warnings = await checked({ taxes: [VAT], charge_tax: 'vat' }, []);
  expect(warnings.filter((line) => /product \d+ has no tax/.test(line))).toHaveLength(5);
  expect(warnings.join()).toContain('8 products have no tax, the first of them are named above');
});
