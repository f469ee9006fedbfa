/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { noteDate } from '@/lib/contract/dated-answers';
import { relativeTime } from '@/lib/domain/i18n/relative-time';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { useServerNow } from './use-server-now';

const MINUTE_MS = 60_000;

function Sent() {
  return <p>{relativeTime('2026-11-26T11:55:00Z', useServerNow(MINUTE_MS), { locale: 'en', timezone: 'UTC' })}</p>;
}

const answered = (date: Date) =>
  act(() => noteDate(new Response(null, { headers: { date: date.toUTCString() } }), Date.now()));

it.each([
  ['behind', '2026-11-24T12:00:00Z', 'now'],
  ['ahead', '2026-11-28T12:00:00Z', '2 days ago'],
])('an order was sent minutes ago by the server’s clock when the device’s is two days %s', (_title, device, before) => {
  jest.useFakeTimers({ now: new Date(device) });
  renderInHotel(<Sent />);
  expect(screen.getByText(before)).toBeVisible();
  answered(new Date('2026-11-26T12:00:00Z'));
  expect(screen.getByText('5 minutes ago')).toBeVisible();
  answered(new Date());
  jest.useRealTimers();
});
