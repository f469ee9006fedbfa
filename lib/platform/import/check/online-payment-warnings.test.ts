import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { type HotelFiles, twoHotels } from '@/tests/builders/platform/hotel-files';
import { runCheck } from './check-command';

let files: HotelFiles;
beforeEach(() => {
  files = twoHotels();
});
afterEach(() => files.dispose());

/** The warnings about what is paid online. */
async function checked(hotel: object, price?: number) {
  files.change('aurora/hotel.json', (content) => Object.assign(content, hotel));
  if (price !== undefined)
    files.change('aurora/sections/10-kitchen.json', (kitchen) => {
      Object.assign((kitchen.products as object[])[0] ?? {}, { price });
    });
  const source = { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: new Date('2026-05-01T08:00:00Z') };
  const { text } = await runCheck('aurora', source);
  return text.split('\n').filter((line) => /online|Stripe|currency_code/.test(line));
}

it('has nothing to say of a currency that only one sign has', async () => {
  expect(await checked({ currency: '€' })).toEqual([]);
  expect(await checked({ currency: 'EUR' })).toEqual([]);
});

it('asks for the code of a sign that several currencies have', async () => {
  expect(await checked({ currency: '$' })).toEqual([
    expect.stringMatching(/hotel\.json:\d+:\d+ warning currency: guests can pay online, .* which currency \$ is$/),
    expect.stringContaining('"currency_code": "USD"'),
  ]);
  expect(await checked({ currency: '$', currency_code: 'USD' })).toEqual([]);
});

it('says nothing of a hotel that takes no money online', async () => {
  expect(await checked({ currency: '$', payments: [{ id: 1, title: 'Cash', ptype_id: 'cash' }] })).toEqual([]);
});

it('names a code that is not that of the sign', async () => {
  const [warning] = await checked({ currency: '€', currency_code: 'USD' });
  expect(warning).toMatch(/currency_code: "currency_code" is USD, and guests read €$/);
});

it.each([
  ['BHD', 3, 1.255, ['guests cannot pay this price online by Stripe', '1.250, with a 0 at the end']],
  ['BHD', 3, 1.25, []],
  ['KWD', 3, 0.001, ['guests cannot pay this price online by Stripe', '1.250, with a 0 at the end']],
  ['ISK', 2, 12.5, ['guests cannot pay this price online by Stripe', 'only as 12']],
  ['EUR', 2, 12.55, []],
])('names a price in %s with %d digits that Stripe refuses: %d', async (currency, currency_digits, price, expected) => {
  const free = { currency, currency_digits, discount_price: 0, discount_percent: 0 };
  const warnings = await checked(free, price);
  if (expected.length === 0) expect(warnings).toEqual([]);
  for (const [place, part] of expected.entries()) expect(warnings[place]).toContain(part);
});

it.each([
  ['a charge', { discount_percent: 12 }, true],
  ['tips', { tips: { percent: [5, 10] } }, true],
  ['a tax that is added', { taxes: [{ id: 'vat', title: 'VAT', percent: 5, included: false }] }, true],
  ['a tax that prices contain', { taxes: [{ id: 'vat', title: 'VAT', percent: 5, included: true }] }, false],
  ['tips in amounts', { tips: { amounts: [1, 2] } }, false],
])('says whether %s leads to fractions', async (_case, added, isWarned) => {
  const dinar = { currency: 'KWD', currency_digits: 3, discount_price: 0, discount_percent: 0, ...added };
  const warnings = (await checked(dinar, 1.25)).join();
  expect(warnings.includes('currency_digits: what is added in percent leads to totals')).toBe(isWarned);
});

it('refuses a code that is none', async () => {
  files.change('aurora/hotel.json', (content) => Object.assign(content, { currency_code: 'eur' }));
  const source = { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: new Date('2026-05-01T08:00:00Z') };
  expect((await runCheck('aurora', source)).text).toContain('a code by ISO 4217 like EUR is expected');
});
