/** @jest-environment jsdom */
import { noteDate } from '@/lib/contract/dated-answers';
import { currentHotelTime, onClockCorrected, serverNow } from './server-clock';

const DEVICE = '2026-11-24T12:00:00Z';
const answer = (date: string) => noteDate(new Response(null, { headers: { date } }), Date.now());

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(DEVICE) });
});
afterEach(() => {
  answer(new Date().toUTCString());
  jest.useRealTimers();
});

it('is the device’s until a response says otherwise, and is kept for the visit', () => {
  expect(serverNow()).toBe(Date.parse(DEVICE));
  answer('Thu, 26 Nov 2026 12:00:00 GMT');
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-26T12:00:00.000Z');
  expect(window.sessionStorage.getItem('clock_correction')).toBe('172800000');
  answer('Thu, 26 Nov 2037 12:00:00 GMT');
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-26T12:00:00.000Z');
});

it.each([
  ['UTC', 'Thu, 26 Nov 2026 23:45:00 GMT', '2026-11-26', '23:45'],
  ['Asia/Kolkata', 'Thu, 26 Nov 2026 23:45:00 GMT', '2026-11-27', '05:15'],
  ['Europe/Madrid', 'Sun, 29 Mar 2026 01:00:00 GMT', '2026-03-29', '03:00'],
])('is the clock of a hotel in %s at %s: %s %s', (timezone, date, day, time) => {
  answer(date);
  expect(currentHotelTime(timezone)).toMatchObject({ date: day, time });
});

it('tells what is open at once', () => {
  const listener = jest.fn();
  const ignore = onClockCorrected(listener);
  answer('Thu, 26 Nov 2026 12:00:00 GMT');
  expect(listener).toHaveBeenCalledTimes(1);
  answer('Thu, 26 Nov 2026 12:00:10 GMT');
  expect(listener).toHaveBeenCalledTimes(1);
  ignore();
});
