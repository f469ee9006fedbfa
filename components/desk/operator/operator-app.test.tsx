/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { deskMessages } from '@/lib/words/desk-messages';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { OperatorApp } from './operator-app';
import type { OperatorHotel } from './use-hotels';

const network = fakeNetwork();
const NOW = Date.parse('2026-05-01T10:20:00.000Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask'] });
  network.respondTo('GET /api/desk/v1/session', { data: { name: 'Olga', expires_at: '2026-05-01T22:00:00Z' } });
});
afterEach(() => jest.useRealTimers());

const hotel = (code: string, title: string, parts: Partial<OperatorHotel> = {}): OperatorHotel => ({
  code,
  title,
  href: `http://${code}.localhost/desk`,
  overdue_minutes: [5, 10, 15],
  open_orders: 0,
  oldest: null,
  unanswered_chats: 0,
  chat_waiting_since: null,
  ...parts,
});

const LATE = hotel('cala', 'Cala Verde', {
  open_orders: 3,
  oldest: { num: 1049, number_room: '14', created_at: '2026-05-01T10:04:00.000Z' },
  unanswered_chats: 2,
  chat_waiting_since: '2026-05-01T10:09:00.000Z',
});

async function open(hotels: readonly OperatorHotel[]) {
  network.respondTo('GET /api/desk/v1/hotels', { data: hotels });
  const money = { currency: 'EUR', currency_position: 'right' as const };
  const words = { language: 'en', languageTag: 'en', messages: deskMessages('en') };
  render(<OperatorApp hotel={{ title: 'Hotels', ...money, timezone: 'UTC', ...words }} />);
  await network.settled();
}

const rows = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the operator’s list', () => {
  it('shows first the hotel that has waited longest, with number, room and marks, and leads to its desk', async () => {
    await open([hotel('aurora', 'Aurora'), LATE]);
    expect(screen.getByText('Hotels: 2 · open orders: 3 · unanswered chats: 2')).toBeInTheDocument();
    expect(rows()[0]).toMatch(/Cala Verde.*3.*Very late 16 min.*#1049 · Room 14.*2.*Late 11 min/);
    expect(rows()[1]).toMatch(/Aurora.*Nothing waits/);
    expect(screen.getByRole('link', { name: /Cala Verde/ })).toHaveAttribute('href', 'http://cala.localhost/desk');
  });

  it('marks by each hotel’s own minutes', async () => {
    await open([{ ...LATE, overdue_minutes: [10, 12, 60] }]);
    expect(rows()[0]).toMatch(/Late 16 min.*Waiting 11 min/);
  });

  it('finds hotels by a part of their name and orders them by name', async () => {
    await open([LATE, hotel('aurora', 'Aurora')]);
    fireEvent.change(screen.getByLabelText('Order of the list'), { target: { value: 'name' } });
    expect(rows()[0]).toMatch(/^Aurora/);
    fireEvent.change(screen.getByLabelText('Find a hotel'), { target: { value: 'verde' } });
    expect(rows()).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Find a hotel'), { target: { value: 'x' } });
    expect(screen.getByText('No hotel matches.')).toBeInTheDocument();
  });

  it('shows a hundred of many hotels, and further ones by a tap', async () => {
    await open(Array.from({ length: 130 }, (_, index) => hotel(`hotel-${index}`, `Hotel ${index}`)));
    const shown = () => document.querySelectorAll('li').length;
    expect(shown()).toBe(100);
    fireEvent.click(screen.getByText('Show more: 30'));
    expect(shown()).toBe(130);
  });

  it('reads the list again, and keeps it with a line when the connection is lost', async () => {
    await open([LATE]);
    network.respondTo('GET /api/desk/v1/hotels', () => undefined);
    act(() => void jest.advanceTimersByTime(15_000));
    await network.settled();
    expect(screen.getByRole('alert')).toHaveTextContent('No connection since 10:20');
    expect(rows()).toHaveLength(1);
    network.respondTo('GET /api/desk/v1/hotels', { data: [] });
    act(() => void jest.advanceTimersByTime(15_000));
    await network.settled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
