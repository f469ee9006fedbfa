/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { noteDate } from '@/lib/contract/dated-answers';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { useHotelNow } from './use-hotel-now';

function Today() {
  const { date, time } = useHotelNow();
  return <time>{`${date} ${time}`}</time>;
}

const answered = (date: Date) =>
  act(() => noteDate(new Response(null, { headers: { date: date.toUTCString() } }), Date.now()));

it.each([
  ['behind', '2026-11-24T12:00:00Z', '2026-11-24 12:00'],
  ['ahead', '2026-11-28T12:00:00Z', '2026-11-28 12:00'],
])('an open calendar follows the server’s clock when the device’s is two days %s', (_title, device, before) => {
  jest.useFakeTimers({ now: new Date(device) });
  renderInHotel(<Today />, hotelView({ timezone: 'UTC' }));
  expect(screen.getByText(before)).toBeVisible();
  answered(new Date('2026-11-26T12:00:00Z'));
  expect(screen.getByText('2026-11-26 12:00')).toBeVisible();
  answered(new Date());
  jest.useRealTimers();
});
