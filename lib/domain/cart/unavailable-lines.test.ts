import { cartLine, cartProduct, cartSection } from '@/tests/builders/lines';
import type { HotelNow } from '../booking/hotel-time';
import type { Catalogue } from './cart-check';
import { unavailability, unavailableLines } from './unavailable-lines';

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

describe('a product that cannot be ordered now', () => {
  it.each([
    [
      'is sold out, whatever its hours',
      { is_available: false, schedule: open('06:00', '23:59') },
      { kind: 'sold-out' },
    ],
    [
      'opens later',
      { is_available: true, schedule: open('10:00', '22:00') },
      { kind: 'closed', opensAt: '10:00', opensToday: true },
    ],
    ['is over for today', { schedule: open('06:00', '07:00') }, { kind: 'closed', opensAt: null, opensToday: true }],
  ])('%s', (_title, product, why) => expect(unavailability(product, MORNING)).toEqual(why));

  it('is none that is open, or has no hours', () => {
    expect(unavailability({ schedule: open('06:00', '22:00') }, MORNING)).toBeNull();
    expect(unavailability({ is_available: true, schedule: null }, MORNING)).toBeNull();
  });
});

describe('a line that would be refused', () => {
  it.each([
    [
      'is closed, and opens later today',
      line(open('10:00', '22:00')),
      MORNING,
      [{ key: 'a', kind: 'closed', opensAt: '10:00', opensToday: true }],
    ],
    [
      'is closed for today',
      line(open('10:00', '22:00')),
      NIGHT,
      [{ key: 'a', kind: 'closed', opensAt: null, opensToday: true }],
    ],
    ['is open past midnight', line(open('18:00', '02:00')), NIGHT, []],
    ['is never closed without a schedule', line(null), NIGHT, []],
    ['is never closed by a corrupt one', line({ days: 'always' }), NIGHT, []],
  ])('%s', (_title, one, now, found) => {
    expect(unavailableLines([one], nothingKnown, now)).toEqual(found);
  });

  it('is judged by the hours of today, not by those when it was added', () => {
    expect(unavailableLines([line(open('10:00', '12:00'))], today(open('06:00', '23:59')), MORNING)).toEqual([]);
    expect(unavailableLines([line(null)], today(open('10:00', '12:00')), MORNING)).toHaveLength(1);
  });

  it('is sold out first, whatever its hours', () => {
    expect(unavailableLines([line(null)], today(open('10:00', '12:00'), false), MORNING)).toEqual([
      { key: 'a', kind: 'sold-out' },
    ]);
  });

  it('is judged by its own hours where the product is gone', () => {
    const gone: Catalogue = new Map([['5', 'gone']]);
    expect(unavailableLines([line(open('10:00', '12:00'))], gone, MORNING)).toHaveLength(1);
  });
});
