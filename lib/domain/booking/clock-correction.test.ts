import { clockCorrection, isOtherCorrection, readCorrection } from './clock-correction';

const SERVER = '2026-11-26T12:00:00Z';
const DATE = 'Thu, 26 Nov 2026 12:00:00 GMT';
const answered = (device: string, took = 200, date: string | null = DATE) =>
  clockCorrection({ date, sentAt: Date.parse(device) - took, receivedAt: Date.parse(device) });
const HOUR = 3_600_000;

it.each([
  ['two days behind', '2026-11-24T12:00:00Z', 48 * HOUR],
  ['two days ahead', '2026-11-28T12:00:00Z', -48 * HOUR],
  ['two minutes behind', '2026-11-26T11:58:00Z', HOUR / 30],
])('corrects a clock that is %s', (_title, device, expected) => {
  expect(Math.abs((answered(device) ?? 0) - expected)).toBeLessThanOrEqual(100);
});

it.each([
  ['does not touch a clock that is right', SERVER, 200, DATE, 0],
  ['does not touch a clock that is a minute off', '2026-11-26T11:59:01Z', 200, DATE, 0],
  ['learns nothing from an answer without a date', '2026-11-24T12:00:00Z', 200, null, null],
  ['learns nothing from a date that is none', '2026-11-24T12:00:00Z', 200, 'soon', null],
  ['learns nothing from an answer that took longer than ten seconds', '2026-11-24T12:00:00Z', 10_001, DATE, null],
  ['learns nothing from an answer that came before it was asked for', '2026-11-24T12:00:00Z', -1, DATE, null],
  ['ignores an implausible date', '2015-01-01T00:00:00Z', 200, DATE, null],
])('%s', (_title, device, took, date, expected) => {
  expect(answered(device, took, date)).toBe(expected);
});

it('keeps a correction against one that differs by the network only', () => {
  expect(isOtherCorrection(48 * HOUR + 900, 48 * HOUR)).toBe(false);
  expect(isOtherCorrection(48 * HOUR, 0)).toBe(true);
  expect(isOtherCorrection(0, 48 * HOUR)).toBe(true);
  expect(isOtherCorrection(0, 0)).toBe(false);
});

it.each([
  [null, 0],
  ['172800000', 172_800_000],
  ['-172800000', -172_800_000],
  ['Infinity', 0],
  ['1e15', 0],
  ['soon', 0],
])('reads the stored correction %j as %d', (stored, expected) => {
  expect(readCorrection(stored)).toBe(expected);
});
