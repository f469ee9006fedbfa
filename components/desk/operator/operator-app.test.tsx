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

const WAITING_HOTEL = hotel('cala', 'Cala Verde', {
  open_orders: 3,
  oldest: { num: 1049, number_room: '14', created_at: '2026-05-01T10:04:00.000Z' },
  unanswered_chats: 2,
  chat_waiting_since: '2026-05-01T10:09:00.000Z',
});

async function renderHotels(hotels: readonly OperatorHotel[], hasVoice = true) {
  network.respondTo('GET /api/desk/v1/hotels', { data: hotels });
  const money = { currency: 'EUR', currency_position: 'right', currency_digits: 2 } as const;
  const words = { language: 'en', languageTag: 'en' as const, messages: deskMessages('en') };
  render(<OperatorApp hotel={{ title: 'Hotels', ...money, timezone: 'UTC', ...words }} hasVoice={hasVoice} />);
  await network.settled();
}

const hotelRows = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('The operator’s list of hotels', () => {
  it('shows first the hotel that has waited longest, with number, room and marks, and leads to its desk', async () => {
    await renderHotels([hotel('aurora', 'Aurora'), WAITING_HOTEL]);
    expect(screen.getByText('Hotels: 2 · open orders: 3 · unanswered chats: 2')).toBeInTheDocument();
    expect(hotelRows()[0]).toMatch(/Cala Verde.*3.*Very late 16 min.*#1049 · Room 14.*2.*Late 11 min/);
    expect(hotelRows()[1]).toMatch(/Aurora.*Nothing waits/);
    expect(screen.getByRole('link', { name: /Cala Verde/ })).toHaveAttribute('href', 'http://cala.localhost/desk');
  });

  it.each([true, false])(
    'explains why no guest sees the voice assistant only when it is not set up: %s',
    async (hasVoice) => {
      await renderHotels([WAITING_HOTEL], hasVoice);
      expect(screen.queryAllByText(/VOICE_TOKEN_URL.*npm run voice-demo/)).toHaveLength(hasVoice ? 0 : 1);
    },
  );

  it('marks how late a hotel is by that hotel’s own minutes', async () => {
    await renderHotels([{ ...WAITING_HOTEL, overdue_minutes: [10, 12, 60] }]);
    expect(hotelRows()[0]).toMatch(/Late 16 min.*Waiting 11 min/);
  });

  it('sorts by name when that order is chosen, and lists only hotels whose name has the searched text', async () => {
    await renderHotels([WAITING_HOTEL, hotel('aurora', 'Aurora')]);
    fireEvent.change(screen.getByLabelText('Order of the list'), { target: { value: 'name' } });
    expect(hotelRows()[0]).toMatch(/^Aurora/);
    fireEvent.change(screen.getByLabelText('Find a hotel'), { target: { value: 'verde' } });
    expect(hotelRows()).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Find a hotel'), { target: { value: 'x' } });
    expect(screen.getByText('No hotel matches.')).toBeInTheDocument();
  });

  it('shows 100 of 130 hotels, and the others after a tap on "Show more"', async () => {
    await renderHotels(Array.from({ length: 130 }, (_, index) => hotel(`hotel-${index}`, `Hotel ${index}`)));
    const shown = () => document.querySelectorAll('li').length;
    expect(shown()).toBe(100);
    fireEvent.click(screen.getByText('Show more: 30'));
    expect(shown()).toBe(130);
  });

  it('reads the list every 15 seconds, and keeps it with a notice while there is no connection', async () => {
    await renderHotels([WAITING_HOTEL]);
    network.respondTo('GET /api/desk/v1/hotels', () => undefined);
    act(() => void jest.advanceTimersByTime(15_000));
    await network.settled();
    expect(screen.getByRole('alert')).toHaveTextContent('No connection since 10:20');
    expect(hotelRows()).toHaveLength(1);
    network.respondTo('GET /api/desk/v1/hotels', { data: [] });
    act(() => void jest.advanceTimersByTime(15_000));
    await network.settled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
