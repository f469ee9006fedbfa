/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { toMinor } from '@/lib/domain/money/money';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { countedLine, countedOrder, movedAt } from '@/tests/builders/figures/counted-order';
import { reportOf } from '@/tests/builders/figures/reported-days';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';

const network = fakeNetwork();
const stream = fakeDeskStream();

const FIGURES = 'GET /api/desk/v1/figures';
const DAY = '2026-06-20';

const delivered = countedOrder({
  status: 'done',
  moves: [movedAt('12:02', 'approved'), movedAt('12:40', 'done', 'Pau')],
  promised_at: '2026-06-20T12:30:00.000Z',
  stars: 4,
});
const sixty = countedOrder({ final_sum: toMinor(60), created_at: '2026-06-19T17:00:00.000Z' });
const cancelled = countedOrder({ status: 'cancelled', cancel_reason_id: 'order_cancel__change' });

const report = (parts = {}) =>
  reportOf(DAY, [[delivered, countedOrder(), cancelled], [sixty]], { today: DAY, until: '20:14', ...parts });

async function openToday(address = '#today', orders: Parameters<typeof answerDesk>[1] = []) {
  answerDesk(network, orders);
  await renderDesk({ network, stream, address });
}

/** The texts of a figure: its value, then the ones below it. */
const figure = (title: string) =>
  [...(screen.getByText(title, { selector: 'dt' }).parentElement?.querySelectorAll('dd') ?? [])].map(
    ({ textContent }) => textContent,
  );
const panel = (name: string) => within(screen.getByRole('region', { name }));
const first = (name: string) => within(screen.getAllByRole('region', { name })[0] as HTMLElement);
const cells = (name: string) =>
  first(name)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

it('shows each figure of today beside yesterday and the same day of last week', async () => {
  network.respondTo(FIGURES, { data: report() });
  await openToday();
  expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeInTheDocument();
  expect(screen.getByText('Saturday 20 June, until 20:14. The other days count until the same time.')).toBeVisible();
  expect(figure('Orders')).toEqual(['2', 'Yesterday1', 'Sat 13 Jun0']);
  expect(figure('Revenue')).toEqual(['9.00\u00a0EUR', 'Yesterday60.00\u00a0EUR', 'Sat 13 Jun0.00\u00a0EUR']);
  expect(figure('Average order')).toEqual(['4.50\u00a0EUR', 'Yesterday60.00\u00a0EUR', 'Sat 13 Jun–']);
  expect(figure('Time to accept')).toEqual(['2 min 0 s', 'within 5 min100%', 'Yesterday–', 'Sat 13 Jun–']);
  expect(figure('Delivered in')).toEqual(['40 minof 30 min', 'on time0%', 'Yesterday–', 'Sat 13 Jun–']);
  expect(figure('Late now')).toEqual(['0', 'Delivered late1 of 1', 'Yesterday–', 'Sat 13 Jun–']);
});

it('shows tips beside the revenue, and added taxes below the sections', async () => {
  const tipped = countedOrder({ final_sum: toMinor(6.5), added_tax: toMinor(0.5), tip: toMinor(1.5) });
  network.respondTo(FIGURES, { data: reportOf(DAY, [[tipped]], { today: DAY, until: '20:14' }) });
  await openToday();
  expect(figure('Revenue')[0]).toBe('5.00\u00a0EUR+ 1.50\u00a0EUR Tips');
  expect(cells('By section').at(-1)).toMatch(/^Added taxes \| {2}\| 0\.50/);
});

it('counts what is late now from the orders of the desk', async () => {
  network.respondTo(FIGURES, { data: report() });
  // Long ago by any clock.
  await openToday('#today', [deskOrder()]);
  expect(figure('Late now')[0]).toBe('1');
  expect(figure('Late now')[1]).toMatch(/^longest\d+ h \d+ min$/);
});

it('shows hours, promises, cancellations, dishes, sections and people', async () => {
  network.respondTo(FIGURES, { data: report({ chats: [{ name: 'Nuria', chats: 2 }] }) });
  await openToday();
  expect(cells('Orders by hour')).toEqual([
    'Hour | Today | Yesterday | Sat 13 Jun',
    '14 | 2 | 0 | 0',
    ...['15', '16', '17', '18'].map((hour) => `${hour} | 0 | 0 | 0`),
    '19 | 0 | 1 | 0',
  ]);
  expect(screen.getByRole('img', { name: /^Orders by hour: most at 14, 2\./ })).toBeInTheDocument();
  expect(panel('Against the promise').getByText('5 to 15 min late').nextSibling).toHaveTextContent('1');
  expect(panel('Cancelled').getByText('1 of 3 · 33%')).toBeInTheDocument();
  expect(panel('Cancelled').getByText('The guest changed their mind')).toBeInTheDocument();
  expect(panel('Top dishes').getByText('Soup').closest('li')).toHaveTextContent('Soup29.00 EUR');
  expect(cells('By section')).toEqual([
    'Section | Orders | Revenue | Accept | Deliver | Late',
    'No longer in the files | 2 | 9.00\u00a0EUR | 2:00 | 40 min | 1',
  ]);
  expect(cells('By person').slice(1)).toEqual([
    'Marta | 1 | 0 | 2:00 | 0',
    'Pau | 0 | 1 | – | 0',
    'Nuria | 0 | 0 | – | 2',
  ]);
  expect(screen.getByText('4.0 of 5 (1)')).toBeInTheDocument();
});

it('leads to another day by its address, and names what was delivered late on it', async () => {
  network.respondTo(FIGURES, { data: report() });
  network.respondTo(`${FIGURES}?day=2026-06-19`, { data: reportOf('2026-06-19', [[sixty]], { today: DAY }) });
  await openToday();
  expect(screen.getByRole('button', { name: 'Next day' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Day before' }));
  await network.settled();
  expect(window.location.hash).toBe('#today/2026-06-19');
  expect(figure('Orders')).toEqual(['1', 'Thu 18 Jun0', 'Fri 12 Jun0']);
  expect(figure('Delivered late')).toEqual(['–', 'Thu 18 Jun–', 'Fri 12 Jun–']);
  fireEvent.change(screen.getByLabelText('Day', { selector: 'input' }), { target: { value: DAY } });
  await network.settled();
  expect(window.location.hash).toBe('#today');
  expect(figure('Orders')[0]).toBe('2');
});

it('shows today for an address that names no day', async () => {
  network.respondTo(FIGURES, { data: report() });
  await openToday('#today/%3Cb%3E');
  const asked = network.requests.filter((request) => request.startsWith(FIGURES));
  expect(new Set(asked)).toEqual(new Set([FIGURES]));
});

it('says that nothing was ordered on a day', async () => {
  network.respondTo(FIGURES, { data: reportOf(DAY, []) });
  await openToday();
  expect(screen.getByText('No orders were sent on this day.')).toBeVisible();
  expect(panel('Cancelled').getByText('None was cancelled.')).toBeVisible();
});

it('offers to read again what the desk did not answer', async () => {
  network.respondTo(FIGURES, undefined);
  await openToday();
  expect(screen.getByRole('alert')).toHaveTextContent('The desk did not answer. Try again.');
  network.respondTo(FIGURES, { data: report() });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await network.settled();
  expect(figure('Orders')[0]).toBe('2');
});

it('shows a dish with its own writing direction, and its title as it was typed', async () => {
  const lines = [countedLine({ title: '<b>شوربة</b>' })];
  network.respondTo(FIGURES, { data: reportOf(DAY, [[countedOrder({ lines })]]) });
  await openToday();
  expect(panel('Top dishes').getByText('<b>شوربة</b>').tagName).toBe('BDI');
});
