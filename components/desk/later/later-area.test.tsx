/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ringMinutes } from '@/lib/device/desk/ring-minutes';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();

/** Saturday 20 June 2026, 20:14 at the hotel. */
const NOW = new Date('2026-06-20T18:14:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  ringMinutes.changeNow(() => 15);
});
afterEach(() => jest.useRealTimers());

const line = (title: string): DeskOrder['products'][number] => ({
  id: 1,
  product: { title: { en: title } },
  properties: [],
  price: 0,
  quantity: 1,
  total_price: 0,
  slot_minutes: null,
  ordered_for: null,
  repeat: null,
});
const planned = (num: string, room: string, title: string, local: string, parts: Partial<DeskOrder> = {}) => {
  const at = new Date(Date.parse(`${local}:00Z`) - 2 * 3_600_000).toISOString();
  return deskOrder({
    ...{ uuid: `order-${num}`, num, number_room: room, products: [line(title)], waits_from: at },
    due_times: [{ line: 0, at, local, is_whole_day: false }],
    ...parts,
  });
};
const WAKE_UP = planned('1', '108', 'Wake-up call', '2026-06-21T05:30');
const TABLE = planned('2', '118', 'Table for 4', '2026-06-20T20:25');
const day = (name: string) => screen.getByRole('region', { name });
const ringing = () => screen.getByText('Due soon: 1');

it('shows what is planned by day and hour, and rings before its time: desk/DE32, desk/DE33', async () => {
  answerDesk(network, [WAKE_UP, TABLE]);
  await renderDesk({ network, stream, address: '#later' });
  expect(within(day('Today')).getByRole('link')).toHaveTextContent('20:25118 · Table for 4in 11 min · Anna WeberNew');
  const tomorrow = within(day('Tomorrow'));
  expect(tomorrow.getByRole('heading', { name: '05:00' })).toBeVisible();
  expect(tomorrow.getByRole('link')).toHaveTextContent('05:30108 · Wake-up callAnna WeberNew');
  expect(ringing()).toBeInTheDocument();
  const line = screen.getByRole('status');
  expect(line).toHaveTextContent('20:25 · Room 118 · Table for 4');
  await userEvent.click(within(line).getByRole('button', { name: /^Acknowledge.*Later/ }));
  expect(line).not.toHaveTextContent('20:25');
});

it('shows the bookings of a day by product, with the guests who have them: desk/DE95', async () => {
  const massage = (num: string, room: string, at: string) =>
    planned(num, room, 'Massage', at, { ostatus_id: 'approved' });
  answerDesk(network, [TABLE]);
  network.respondTo('GET /api/desk/v1/orders?group=pending', {
    data: [massage('4', '118', '2026-06-20T21:00'), massage('5', '120', '2026-06-21T11:00')],
  });
  await renderDesk({ network, stream, address: '#later' });
  await userEvent.click(screen.getByRole('button', { name: 'By booking' }));
  const table = () => screen.getByRole('table');
  const cells = () =>
    within(table())
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
  expect(cells()).toEqual([
    'By time | Massage | Table for 4',
    '20:25 |  | 118Anna WeberNew',
    '21:00 | 118Anna Weber | ',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '2026-06-21');
  expect(cells()).toEqual(['By time | Massage', '11:00 | 120Anna Weber']);
  expect(within(table()).getByRole('link')).toHaveAttribute('href', expect.stringContaining('order-5'));
});

it('finds a room, and says for a day without entries that nothing is planned', async () => {
  answerDesk(network, [WAKE_UP, TABLE]);
  await renderDesk({ network, stream, address: '#later' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Room or number' }), '108');
  expect(within(day('Today')).getByText('Nothing is planned for this day.')).toBeVisible();
  expect(within(day('Tomorrow')).getByText('Planned: 1')).toBeVisible();
});

it('accepts all that nobody has accepted, promised for its own time, and keeps it in the list', async () => {
  answerDesk(network, [WAKE_UP]);
  const accepted = { ...WAKE_UP, ostatus_id: 'approved', moved_by: 'Nuria', version: 1 };
  const sent: unknown[] = [];
  network.respondTo('POST /api/desk/v1/orders/order-1/approve', async (request: Request) => {
    sent.push(await request.json());
    return { data: accepted };
  });
  await renderDesk({ network, stream, address: '#later' });
  await userEvent.click(screen.getByRole('button', { name: 'Accept all: 1' }));
  await network.settled();
  expect(sent).toEqual([{ version: 0, expected_seconds: 0 }]);
  expect(within(day('Tomorrow')).getByRole('link')).toHaveTextContent('Nuria');
  expect(screen.queryByText('Not yet accepted')).toBeNull();
});

it('rings earlier where this device asks for it', async () => {
  answerDesk(network, [planned('3', '301', 'Tapas', '2026-06-20T21:00')]);
  await renderDesk({ network, stream, address: '#later' });
  expect(screen.queryByText(/Due soon/)).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rings before its time' }), '60');
  expect(ringing()).toBeInTheDocument();
});
