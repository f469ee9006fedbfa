/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { boardSettings } from '@/lib/device/desk/board-view';
import { changeSignals } from '@/lib/device/desk/desk-signals';
import { fakeAudio } from '@/tests/builders/browser/fake-audio';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { deskPrinter, STATIONS, ticketProblem } from '@/tests/builders/screen/printing';
import type { TicketProblem } from '../printers/printers-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
const audio = fakeAudio();
modalDialogs();

const LIST = 'GET /api/desk/v1/ticket-problems';

beforeEach(() => {
  act(() => changeSignals({ isOn: false, muted: [] }));
  jest.useFakeTimers({ now: Date.parse('2026-06-18T17:31:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const answer = (problems: readonly TicketProblem[]) => network.respondTo(LIST, { data: problems });

async function open(problems: readonly TicketProblem[], { address = '#problems', language = 'en' } = {}) {
  answerDesk(network, [], [], { settings: STATIONS });
  network.respondTo('GET /api/desk/v1/printers', { data: [deskPrinter()] });
  answer(problems);
  await renderDesk({ network, stream, address, language });
}

const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '') ?? '';
const list = () => screen.queryByRole('region', { name: 'Tickets that are not printed' });
const rows = () =>
  within(list() ?? document.createElement('div'))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
const badge = () =>
  within(screen.getByRole('navigation', { name: 'Staff desk' })).queryAllByText(/^Problems: /)[0]?.textContent ?? null;
const line = (name: RegExp) => screen.queryByText(name, { selector: 'strong' });
const switchOn = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Switch the sound on' }));
  await network.settled();
};
const changed = async (problems: readonly TicketProblem[]) => {
  answer(problems);
  stream.send('printers-changed', {});
  await network.settled();
};

it('is not there while everything is printed, and says so with the rest', async () => {
  await open([]);
  expect(list()).toBeNull();
  expect(badge()).toBeNull();
  expect(line(/^Not printed/)).toBeNull();
  expect(screen.getByText(/^No problems/)).toBeInTheDocument();
});

it('names order, station, since when, the last error and the printer, and leads to them', async () => {
  await open([
    ticketProblem({ last_error: 'timeout' }),
    ticketProblem({ ticket: 'b', order_uuid: 'order-2', num: 1002, station: 'bar', printer: 'gone' }),
  ]);
  expect(rows()).toEqual([
    'Order #1001Kitchensince 19:29Last error: timeoutKitchen printer',
    'Order #1002Barsince 19:29gone',
  ]);
  const [first] = within(list() ?? document.body).getAllByRole('listitem');
  const links = within(first ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#orders/order-1', '#printers']);
  expect(badge()).toBe('Problems: 2');
  expect(screen.queryByText(/^No problems/)).toBeNull();
});

it('rings in every area until somebody acknowledges, and again for another ticket', async () => {
  await open([], { address: '#orders' });
  await switchOn();
  await changed([ticketProblem()]);
  expect(line(/^Not printed/)).toHaveTextContent('Not printed: order #1001');
  expect(audio.tones()).toBe(3);
  expect(document.title).toMatch(/^\(1\) /);
  await act(() => jest.advanceTimersByTimeAsync(21_000));
  expect(audio.tones()).toBe(6);
  fireEvent.click(screen.getByRole('button', { name: /^Acknowledge.*Not printed: order #1001/ }));
  expect(line(/^Not printed/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(audio.tones()).toBe(6);
  expect(badge()).toBe('Problems: 1');
  await changed([ticketProblem(), ticketProblem({ ticket: 'b', num: 1002, order_uuid: 'order-2' })]);
  expect(line(/^Not printed/)).toHaveTextContent('Not printed: order #1002');
  expect(audio.tones()).toBe(9);
});

it('does not ring again for the copy that takes the place of a ticket', async () => {
  await open([ticketProblem()], { address: '#orders' });
  await switchOn();
  expect(audio.tones()).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: /^Acknowledge/ }));
  const before = audio.tones();
  await changed([ticketProblem({ ticket: 'ticket-2', last_error: 'timeout' })]);
  expect(line(/^Not printed/)).toBeNull();
  expect(audio.tones()).toBe(before);
});

it('is silent again once the printer has confirmed', async () => {
  await open([ticketProblem()], { address: '#orders' });
  await switchOn();
  await changed([]);
  const before = audio.tones();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(audio.tones()).toBe(before);
  expect(line(/^Not printed/)).toBeNull();
  expect(badge()).toBeNull();
});

it('rings on the device of a station only for its own tickets, and lists all of them', async () => {
  act(() => boardSettings.changeNow((known) => ({ ...known, station: 'bar' })));
  await open([ticketProblem()]);
  await switchOn();
  expect(line(/^Not printed/)).toBeNull();
  expect(audio.tones()).toBe(0);
  expect(rows()).toHaveLength(1);
  await changed([ticketProblem(), ticketProblem({ ticket: 'b', num: 1002, station: 'bar' })]);
  expect(line(/^Not printed/)).toHaveTextContent('Not printed: order #1002');
  expect(audio.tones()).toBe(3);
  act(() => boardSettings.changeNow((known) => ({ ...known, station: null })));
});

it('can be silenced on a device by itself', async () => {
  act(() => changeSignals({ muted: ['ticket'] }));
  await open([ticketProblem()], { address: '#orders' });
  await switchOn();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(audio.tones()).toBe(0);
  expect(line(/^Not printed/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Signals on this device' }));
  expect(screen.getByRole('switch', { name: 'Tickets that are not printed' })).not.toBeChecked();
});

it('does not say that all is well while it is not known what is printed', async () => {
  answerDesk(network, []);
  network.respondTo('GET /api/desk/v1/printers', () => Response.json({}, { status: 500 }));
  network.respondTo(LIST, () => Response.json({}, { status: 500 }));
  await renderDesk({ network, stream, address: '#problems' });
  expect(screen.queryByText(/^No problems/)).toBeNull();
});

it('isolates codes in Arabic', async () => {
  await open([ticketProblem({ last_error: 'ECONNREFUSED' })], { language: 'ar' });
  expect(screen.getByText(/\u2066ECONNREFUSED\u2069/)).toBeInTheDocument();
});
