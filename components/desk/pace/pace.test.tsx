/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boardSettings } from '@/lib/device/desk/board-view';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { STATIONS, stationPace } from '@/tests/builders/screen/printing';
import type { StationPace } from './pace-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const LIST = 'GET /api/desk/v1/pace';
const NOW = Date.parse('2026-06-18T17:31:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const answer = (pace: readonly StationPace[]) => network.respondTo(LIST, { data: pace });
const BAR = stationPace({ station: 'bar', title: { en: 'Bar' } });
const BUSY = stationPace({ busy_minutes: 20, busy_until: '2026-06-18T18:01:00Z' });
const CLOSED = stationPace({ closed_until: '2026-06-19T05:00:00Z' });

async function open(pace: readonly StationPace[], { address = '#orders', language = 'en' } = {}) {
  answerDesk(network, [], [], { settings: STATIONS });
  answer(pace);
  await renderDesk({ network, stream, address, language });
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

/** Records what is sent of a station, and answers it. */
function record(station: string, respond: (body: object) => unknown) {
  const bodies: unknown[] = [];
  network.respondTo(`POST /api/desk/v1/pace/${station}`, async (request: Request) => {
    const body = await request.json();
    bodies.push(body);
    return respond(body);
  });
  return bodies;
}
const taken = (of: StationPace) => (body: object) => ({ data: { ...of, ...body } });

const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '') ?? '';
const lines = () => screen.queryAllByText(/until \u2066?\d\d:\d\d/).map(({ textContent }) => plain(textContent));
const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Pace' }));
  return within(screen.getByRole('dialog', { name: 'Pace' }));
};

it('is not there where the hotel has no stations, and is not asked for again', async () => {
  await open([]);
  expect(screen.queryByRole('button', { name: 'Pace' })).toBeNull();
  const before = network.count(LIST);
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(network.count(LIST)).toBe(before);
});

it.each([
  ['for 30 min', '20 min', 20, '2026-06-18T18:01'],
  ['for 60 min', '10 min', 10, '2026-06-18T18:31'],
  ['for 120 min', '45 min', 45, '2026-06-18T19:31'],
])('says with two taps that the kitchen takes longer: %s, %s', async (span, more, minutes, until) => {
  const user = await open([stationPace(), BAR]);
  const bodies = record('kitchen', taken(stationPace()));
  const dialog = await openDialog(user);
  expect(dialog.getByRole('button', { name: '20 min' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: more }));
  await user.click(dialog.getByRole('button', { name: span }));
  await network.settled();
  expect(bodies).toEqual([
    { busy_minutes: minutes, busy_until: expect.stringMatching(`^${until}`), closed_until: null },
  ]);
  expect(screen.queryByRole('dialog', { name: 'Pace' })).toBeNull();
  expect(lines()).toEqual([expect.stringMatching(`^Busy: ${minutes} min more, until `)]);
});

it('stays in sight in every area while it is on, and ends by itself', async () => {
  await open([BUSY, BAR], { address: '#later' });
  expect(lines()).toEqual(['Busy: 20 min more, until 20:01']);
  fireEvent.click(screen.getAllByRole('link', { name: /^Today/ })[0] as HTMLElement);
  await network.settled();
  expect(lines()).toEqual(['Busy: 20 min more, until 20:01']);
  await act(() => jest.advanceTimersByTimeAsync(30 * 60_000));
  expect(lines()).toEqual([]);
});

it('takes no orders until the next time of the hotel’s clocks, also after midnight', async () => {
  const user = await open([stationPace(), BAR]);
  const bodies = record('bar', taken(BAR));
  const dialog = await openDialog(user);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Station' }), 'Bar');
  fireEvent.change(dialog.getByLabelText('Take no orders until'), { target: { value: '07:00' } });
  await user.click(dialog.getByRole('button', { name: 'Stop orders' }));
  await network.settled();
  expect(bodies).toEqual([{ busy_minutes: null, busy_until: null, closed_until: '2026-06-19T05:00:00.000Z' }]);
  expect(lines()).toEqual(['Takes no orders until 07:00, 19 June']);
});

it('asks for a time before it closes', async () => {
  const user = await open([stationPace()]);
  const bodies = record('kitchen', taken(stationPace()));
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Stop orders' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('This value cannot be used');
  expect(dialog.getByLabelText('Take no orders until')).toHaveAttribute('aria-invalid', 'true');
  expect(bodies).toEqual([]);
});

it('ends each of the two before its time, and leaves the other', async () => {
  const both = { ...BUSY, closed_until: '2026-06-18T18:30:00Z' };
  const user = await open([both]);
  const bodies = record('kitchen', taken(both));
  await user.click(screen.getByRole('button', { name: /^Change ?, Pace: Kitchen/ }));
  await user.click(screen.getByRole('button', { name: 'Back to the usual time' }));
  await network.settled();
  await user.click(screen.getByRole('button', { name: /^Change ?, Pace: Kitchen/ }));
  await user.click(screen.getByRole('button', { name: 'Take orders again now' }));
  await network.settled();
  expect(bodies).toEqual([
    { busy_minutes: null, busy_until: null, closed_until: both.closed_until },
    { busy_minutes: null, busy_until: null, closed_until: null },
  ]);
  expect(lines()).toEqual([]);
});

it('says how full the running interval is', async () => {
  const user = await open([stationPace({ load: { orders: 7, max: 10, minutes: 15 } })]);
  const dialog = await openDialog(user);
  expect(dialog.getByText('Orders within 15 min: 7 of 10')).toBeInTheDocument();
});

it('keeps the dialog with a notice when nobody answers, and may be tried again', async () => {
  const user = await open([stationPace()]);
  const bodies = record('kitchen', () => undefined);
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'for 30 min' }));
  await network.settled();
  expect(dialog.getByRole('alert')).toHaveTextContent('It was not saved. Try again.');
  await user.click(dialog.getByRole('button', { name: 'for 30 min' }));
  await network.settled();
  expect(bodies).toHaveLength(2);
});

it('shows what another desk has set as soon as the settings change', async () => {
  await open([stationPace()]);
  answer([CLOSED]);
  stream.send('desk-settings-changed', {});
  await network.settled();
  expect(lines()).toEqual(['Takes no orders until 07:00, 19 June']);
});

it('shows the device of a station its own alone, and changes only it', async () => {
  act(() => boardSettings.changeNow((known) => ({ ...known, station: 'bar' })));
  const user = await open([BUSY, BAR]);
  expect(lines()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pace' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pace: Bar' }));
  expect(dialog.queryByRole('combobox')).toBeNull();
  act(() => boardSettings.changeNow((known) => ({ ...known, station: null })));
});

it('offers nothing without a connection', async () => {
  const user = await open([BUSY]);
  stream.breaks();
  await network.settled();
  const dialog = await openDialog(user);
  for (const name of ['for 30 min', 'Stop orders', 'Back to the usual time'])
    expect(dialog.getByRole('button', { name })).toBeDisabled();
});

it('isolates times in Arabic', async () => {
  await open([CLOSED], { language: 'ar' });
  expect(screen.getByText(/^لا تُقبل الطلبات حتى \u2066.+\u2069$/)).toBeInTheDocument();
});
