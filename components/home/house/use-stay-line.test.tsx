/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { roomNumber } from '@/lib/device/guest';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { useStayLine } from './use-stay-line';

const PROOF = 'GET /api/v1/hotels/cala-verde/room-proof';
const WORDS = { room: 'Room {room}', checkOut: 'Check-out' };
/** Friday, 13:00 in Madrid. */
const NOW = new Date('2026-05-01T11:00:00Z');

const network = fakeNetwork();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

function Lead() {
  useStayLine(WORDS);
  return (
    <p data-lead="" data-testid="lead">
      Everything the house offers
    </p>
  );
}

/** What stands below the greeting on a device that knows this room. */
async function lead(room: string, policy: 'off' | 'for_charges' = 'for_charges'): Promise<string> {
  roomNumber.changeNow(() => room);
  renderInHotel(<Lead />, hotelView({ room_proof: policy, timezone: 'Europe/Madrid' }));
  await act(async () => undefined);
  await act(async () => undefined);
  return screen.getByTestId('lead').textContent?.replace(/[\u2068\u2069]/g, '') ?? '';
}

const proof = (room: string | null, leaves_on: string | null = null) => ({
  data: { room, by: room === null ? null : 'code', leaves_on, orders: [] },
});

describe('the line below the greeting: home/HM7', () => {
  it.each([
    ['the proven room', proof('204'), 'Room 204'],
    ['the day of the check-out', proof('204', '2026-05-03'), 'Room 204 · Check-out: Sun 3 May'],
    ['a check-out tomorrow', proof('204', '2026-05-02'), 'Room 204 · Check-out: Tomorrow'],
    ['another room than the device knows', proof('205'), 'Room 205'],
    ['the hotel’s sentence, where nothing is proven', proof(null), 'Everything the house offers'],
    ['the hotel’s sentence, where nothing can be read', undefined, 'Everything the house offers'],
  ])('says %s', async (_what, response, text) => {
    network.respondTo(PROOF, response);
    expect(await lead('204')).toBe(text);
  });

  it.each([
    ['on a device without a room', '', 'for_charges'],
    ['where no proof is asked for', '204', 'off'],
  ] as const)('asks nothing %s', async (_what, room, policy) => {
    await lead(room, policy);
    expect(network.requests).toEqual([]);
  });
});
