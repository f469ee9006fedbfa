import { cartLine, cartProduct, cartSection } from '@/tests/builders/orders/lines';
import type { HotelNow } from '../booking/hotel-time';
import type { Catalogue } from './cart-check';
import { unavailability } from './unavailability';
import { unavailableLines } from './unavailable-lines';

/** Friday 20 November 2026. */
const at = (time: string, minutes: number): HotelNow => ({ date: '2026-11-20', time, weekday: 5, minutes });
const NIGHT = at('23:30', 1410);
const MORNING = at('08:00', 480);

const open = (start_time: string, end_time: string) => ({
  descr: null,
  days: [{ start_date: null, end_date: null, days: Array(7).fill(true), start_time, end_time }],
});
const line = (schedule: unknown) => cartLine({ key: 'a', product: cartProduct({ schedule }) });
const nothingKnown: Catalogue = new Map();
const today = (schedule: unknown, is_available = true): Catalogue =>
  new Map([['5', { ...cartSection(), parent: null, products: [{ ...cartProduct({ schedule }), is_available }] }]]);

describe('unavailability', () => {
  it.each([
    [
      'a product is sold out if it is not available, even within its hours',
      { is_available: false, schedule: open('06:00', '23:59') },
      { kind: 'sold-out' },
    ],
    [
      'a product opens later if its hours begin later today',
      { is_available: true, schedule: open('10:00', '22:00') },
      { kind: 'closed', next: { date: '2026-11-20', time: '10:00', daysAhead: 0 }, opensToday: true },
    ],
    [
      'a product is closed for today after its hours',
      { schedule: open('06:00', '07:00') },
      { kind: 'closed', next: { date: '2026-11-21', time: '06:00', daysAhead: 1 }, opensToday: true },
    ],
  ])('%s', (_title, product, why) => expect(unavailability(product, MORNING)).toEqual(why));

  it('a product within its hours or without hours can be ordered', () => {
    expect(unavailability({ schedule: open('06:00', '22:00') }, MORNING)).toBeNull();
    expect(unavailability({ is_available: true, schedule: null }, MORNING)).toBeNull();
  });
});

describe('unavailableLines', () => {
  it.each([
    [
      'reports a line before its product’s hours, with the opening time',
      line(open('10:00', '22:00')),
      MORNING,
      [{ key: 'a', kind: 'closed', next: { date: '2026-11-20', time: '10:00', daysAhead: 0 }, opensToday: true }],
    ],
    [
      'reports a line as closed for today after its product’s hours',
      line(open('10:00', '22:00')),
      NIGHT,
      [{ key: 'a', kind: 'closed', next: { date: '2026-11-21', time: '10:00', daysAhead: 1 }, opensToday: true }],
    ],
    ['does not report a line within hours that end after midnight', line(open('18:00', '02:00')), NIGHT, []],
    ['does not report a line without a schedule', line(null), NIGHT, []],
    ['does not report a line with a corrupt schedule', line({ days: 'always' }), NIGHT, []],
  ])('unavailableLines %s', (_title, one, now, found) => {
    expect(unavailableLines([one], nothingKnown, now)).toEqual(found);
  });

  it.each([
    ['does not report a line for its next opening', '2026-11-20T10:00', MORNING, []],
    ['reports a line for another day’s opening', '2026-11-21T10:00', MORNING, [{ key: 'a', kind: 'reopened' }]],
    ['reports a line for an opening that is over', '2026-11-20T10:00', NIGHT, [{ key: 'a', kind: 'reopened' }]],
    ['does not report a line whose time has come', '2026-11-20T10:00', at('10:05', 605), []],
  ])('%s', (_title, ordered_for, now, found) => {
    const one = { ...line(open('10:00', '22:00')), ordered_for };
    expect(unavailableLines([one], nothingKnown, now)).toEqual(found);
  });

  it('reports a line for later as sold out', () => {
    const one = { ...line(open('10:00', '22:00')), ordered_for: '2026-11-20T10:00' };
    expect(unavailableLines([one], today(open('10:00', '22:00'), false), MORNING)).toEqual([
      { key: 'a', kind: 'sold-out' },
    ]);
  });

  it('uses the product’s current hours instead of those stored in the line', () => {
    expect(unavailableLines([line(open('10:00', '12:00'))], today(open('06:00', '23:59')), MORNING)).toEqual([]);
    expect(unavailableLines([line(null)], today(open('10:00', '12:00')), MORNING)).toHaveLength(1);
  });

  it('reports a sold-out product as sold out, even outside its hours', () => {
    expect(unavailableLines([line(null)], today(open('10:00', '12:00'), false), MORNING)).toEqual([
      { key: 'a', kind: 'sold-out' },
    ]);
  });

  it('uses the hours stored in the line if the product was removed', () => {
    const gone: Catalogue = new Map([['5', 'gone']]);
    expect(unavailableLines([line(open('10:00', '12:00'))], gone, MORNING)).toHaveLength(1);
  });
});
