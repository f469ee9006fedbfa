import { decoders } from '@/lib/contract/schema/decoders';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { product } from '@/tests/builders/catalogue/section';
import { aheadLabel, closedLabel, fewLabel } from './availability-labels';
import { messagesFor } from './messages';

/** Noon on a Monday in Madrid, at a hotel that takes orders ahead. */
function contextIn(language: string) {
  const hotel = {
    id: 1,
    uuid: 'h-1',
    title: 'Aurora',
    ext_data: { timezone: 'Europe/Madrid', variations: { orderAhead: true } },
  };
  const read = decoders.hotel({ data: { hotel, words: {}, languages: [] } });
  if (read === null) throw new Error('no hotel');
  const now = hotelNow('Europe/Madrid', new Date('2026-05-18T10:00:00Z'));
  return { hotel: read.hotel, language, messages: messagesFor({}, language), now };
}
const english = contextIn('en');
const lunch = {
  descr: null,
  days: [{ start_date: null, end_date: null, days: Array(7).fill(true), start_time: '11:00:00', end_time: '15:00:00' }],
};

it.each([
  ['nobody counts', null, null, null],
  ['many are left', 6, null, null],
  ['five are left', 5, null, 'Only 5 left'],
  ['one is left', 1, null, 'Only 1 left'],
  ['none is left today', 0, 'Sold out for now', null],
])('labels a card where %s', (_title, stock_left, closed, few) => {
  const shown = product({ schedule: lunch, stock_left });
  expect([closedLabel(english, shown), fewLabel(english, shown)]).toEqual([closed, few]);
});

it('labels it in the language of the page', () => {
  expect(fewLabel(contextIn('de'), product({ stock_left: 3 }))).toBe('Nur noch 3 da');
});

it('offers what is sold out today for the next opening of another day', () => {
  expect(aheadLabel(english, product({ schedule: lunch, stock_left: 0 }))).toBe('Order for \u2068Tue 11:00\u2069');
  expect(aheadLabel(english, product({ schedule: lunch, stock_left: 1 }))).toBeNull();
});
