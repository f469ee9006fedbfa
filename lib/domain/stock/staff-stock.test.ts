import { type StandingStock, staffStock } from './staff-stock';
import type { Stock } from './stock';

const taken = { all: 10, ofDay: 4 };
const byDay: Stock = { amount: 40, per: 'day' };
const inAll: Stock = { amount: 40, per: 'all' };

it.each<
  [string, Stock | null, StandingStock | undefined, Parameters<typeof staffStock>[0], ReturnType<typeof staffStock>]
>([
  [
    'what is counted in all gets what is left on top of what is taken',
    inAll,
    undefined,
    { left: 3, per: null },
    { standing: { per: 'all', amount: 13 }, ofDay: null, clearsDays: true },
  ],
  [
    'what is counted by the day changes for that day alone',
    byDay,
    undefined,
    { left: 3, per: null },
    { standing: undefined, ofDay: 7, clearsDays: false },
  ],
  [
    'what nobody has counted is counted in all',
    null,
    undefined,
    { left: 3, per: null },
    { standing: { per: 'all', amount: 13 }, ofDay: null, clearsDays: true },
  ],
  [
    'what nobody has counted can be counted by the day, with the same number each day',
    null,
    undefined,
    { left: 3, per: 'day' },
    { standing: { per: 'day', amount: 3 }, ofDay: 7, clearsDays: true },
  ],
  [
    'counting stops for good and remembers how it was counted',
    byDay,
    undefined,
    { left: null, per: null },
    { standing: { per: 'day', amount: null }, ofDay: null, clearsDays: true },
  ],
  [
    'counting that begins again has the file’s number on the other days',
    byDay,
    { per: 'day', amount: null },
    { left: 3, per: null },
    { standing: null, ofDay: 7, clearsDays: true },
  ],
  [
    'what the file counts by the day can be counted in all',
    byDay,
    undefined,
    { left: 0, per: 'all' },
    { standing: { per: 'all', amount: 10 }, ofDay: null, clearsDays: true },
  ],
  [
    'and by the day again',
    byDay,
    { per: 'all', amount: 10 },
    { left: 5, per: 'day' },
    { standing: null, ofDay: 9, clearsDays: true },
  ],
])('%s', (_title, file, standing, change, written) => {
  expect(staffStock(change, { file, standing, taken })).toEqual(written);
});
