/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import {
  clock,
  ELEVEN,
  HOLDS,
  holdingHotel,
  openSheet,
  pass,
  putIntoCart,
  TEN,
} from '@/tests/builders/screen/hold-sheet';
import { timesCall } from '@/tests/builders/screen/slot-calls';

const network = fakeNetwork();
const { sent, hotel, calls, chooseDay, tap } = holdingHotel(network);

describe('A chosen slot', () => {
  it('is held, with a clock that shows how long', async () => {
    await openSheet();
    await chooseDay();
    expect([sent, clock()]).toEqual([[], null]);
    await tap('10:00');
    expect(calls()).toEqual([{ hold: [TEN], release: [] }]);
    expect(clock()).toHaveTextContent('Held for you 5:00');
    expect(clock()).toHaveTextContent('Thu 18, 10:00');
    await pass(60_000);
    expect(clock()).toHaveTextContent('Held for you 4:00');
    expect(calls()).toHaveLength(1);
  });

  it('is asked for free times under the code that holds it, which is a new one once nothing is held', async () => {
    const sheet = await openSheet();
    await chooseDay();
    expect(network.requests.at(-1)).toBe(timesCall('2026-06-18'));
    await tap('10:00');
    act(updateSlotCalendar);
    await pass();
    expect(network.requests.at(-1)).toBe(`${timesCall('2026-06-18')}&holder=${sent[0]?.holder}`);
    await pass(301_000);
    expect(network.requests.at(-1)).toBe(timesCall('2026-06-18'));
    await tap('11:00');
    expect(new Set(sent.map(({ holder }) => holder)).size).toBe(2);
    sheet.close();
    await pass();
  });

  it('is released when another time is chosen, and when the sheet is closed', async () => {
    const sheet = await openSheet();
    await chooseDay();
    await tap('10:00');
    await tap('10:00');
    expect(clock()).toBeNull();
    await tap('11:00');
    sheet.close();
    await pass();
    expect(calls()).toEqual([
      { hold: [TEN], release: [] },
      { hold: [], release: [TEN] },
      { hold: [ELEVEN], release: [] },
      { hold: [], release: [ELEVEN] },
    ]);
    expect(new Set(sent.map(({ holder }) => holder)).size).toBe(1);
    expect(hotel.held).toEqual([]);
  });

  it('stays held when it is in the cart, until it ends, and is not held longer', async () => {
    const sheet = await openSheet();
    await chooseDay();
    await tap('10:00');
    putIntoCart([TEN]);
    sheet.close();
    await pass();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(calls()).toEqual([{ hold: [TEN], release: [] }]);
    await pass(60_000);
    await openSheet({ value: [TEN] });
    expect(clock()).toHaveTextContent(/Held for you 3:5\d/);
    expect(calls()).toHaveLength(1);
  });

  it('of the cart is not released while the guest tries another time', async () => {
    putIntoCart([TEN]);
    const sheet = await openSheet({ value: [TEN] });
    expect(hotel.held).toEqual([TEN]);
    await tap('10:00');
    await tap('11:00');
    expect(hotel.held).toEqual([TEN, ELEVEN]);
    sheet.close();
    await pass();
    expect(hotel.held).toEqual([TEN]);
  });
});

describe('The end of a hold', () => {
  it('is announced thirty seconds before', async () => {
    await openSheet();
    await chooseDay();
    await tap('10:00');
    await pass(265_000);
    expect(screen.queryByText(/30 more seconds/)).toBeNull();
    await pass(6_000);
    // An announcement waits until an overlay has closed.
    await pass();
    expect(screen.getByText('The chosen time is held for 30 more seconds.')).toBeInTheDocument();
  });

  it('removes the time from the choice with a word, and reads days and times again', async () => {
    const sheet = await openSheet();
    await chooseDay();
    await tap('10:00');
    await tap('11:00');
    const before = network.requests.length;
    hotel.taken = ['10:00'];
    await pass(301_000);
    expect(sheet.value).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No longer held for you: 10:00, 11:00. Please choose a time again.',
    );
    expect(clock()).toBeNull();
    const read = network.requests.slice(before);
    expect(read.some((call) => call.includes('type=days'))).toBe(true);
    expect(read.some((call) => call.includes('type=times'))).toBe(true);
    expect(screen.queryByRole('button', { name: '10:00' })).toBeNull();
    await tap('09:00');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sheet.value).toEqual(['2026-06-18 09:00:00']);
  });
});

describe('A slot that cannot be held', () => {
  it('is named and removed when somebody else has it', async () => {
    const sheet = await openSheet();
    await chooseDay();
    hotel.taken = ['10:00'];
    await tap('10:00');
    expect(screen.getByRole('alert')).toHaveTextContent('No longer free: 10:00. Your other choices are kept.');
    expect([sheet.value, clock()]).toEqual([null, null]);
  });

  it.each([
    ['too many are held', () => new Response('{}', { status: 429 })],
    ['the platform does not respond', () => undefined],
    ['the response is broken', () => new Response('<html>')],
  ])('stays chosen without a clock when %s', async (_case, response) => {
    network.respondTo(HOLDS, response);
    const sheet = await openSheet();
    await chooseDay();
    await tap('10:00');
    expect([sheet.value, clock()]).toEqual([[TEN], null]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is never asked for where the platform holds nothing', async () => {
    const sheet = await openSheet({ holds: false });
    await chooseDay();
    await tap('10:00');
    sheet.close();
    await pass();
    expect([sheet.value, sent]).toEqual([[TEN], []]);
  });

  it('is asked for once where the platform does not know the call', async () => {
    let asked = 0;
    network.respondTo(HOLDS, () => {
      asked += 1;
      return new Response('{}', { status: 404 });
    });
    await openSheet();
    await chooseDay();
    await tap('10:00');
    await tap('11:00');
    await waitFor(() => expect(asked).toBe(1));
  });
});
