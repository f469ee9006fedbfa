import type { LogEntry } from './log-entry';
import { LOG_HEADS, logRow } from './log-rows';

const ENTRY: LogEntry = {
  id: '1',
  at: '2026-03-29T00:59:00.000Z',
  person: 'p1',
  name: 'Eva',
  action: 'setPrice',
  target: { kind: 'product', id: '100', title: { en: 'Soup', de: 'Suppe' } },
  before: { price: 4.5 },
  after: { price: 5 },
};

it.each([
  ['Europe/Madrid', '2026-03-29', '01:59'],
  ['Asia/Kolkata', '2026-03-29', '06:29'],
  ['America/New_York', '2026-03-28', '20:59'],
])('writes the time in UTC and on the clock of %s', (timezone, date, time) => {
  expect(logRow(ENTRY, { timezone, language: 'de' })).toEqual([
    ...['2026-03-29T00:59:00.000Z', date, time, 'Eva', 'p1', 'setPrice'],
    ...['product', '100', 'Suppe', '{"price":4.5}', '{"price":5}'],
  ]);
});

it('leaves cells empty for what an entry does not have', () => {
  const entry: LogEntry = { ...ENTRY, person: null, name: null, target: null, before: null, after: null };
  const row = logRow(entry, { timezone: 'UTC', language: 'en' });
  expect(row).toHaveLength(LOG_HEADS.length);
  expect(row.slice(3)).toEqual([null, null, 'setPrice', null, null, null, null, null]);
});
