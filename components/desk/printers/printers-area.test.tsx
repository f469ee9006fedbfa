/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { deskPrinter, STATIONS } from '@/tests/builders/screen/printing';
import type { DeskPrinter } from './printers-api';

const network = fakeNetwork();
const stream = fakeDeskStream();

const LIST = 'GET /api/desk/v1/printers';
const TEST = 'POST /api/desk/v1/printers/kitchen/test';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-06-18T17:31:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const answer = (printers: readonly DeskPrinter[]) => network.respondTo(LIST, { data: printers });

async function open(printers: readonly DeskPrinter[], { language = 'en', address = '#printers' } = {}) {
  answerDesk(network, [], [], { settings: STATIONS });
  answer(printers);
  await renderDesk({ network, stream, address, language });
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '') ?? '';
const list = () => screen.getByRole('list', { name: 'Printers' });
const cards = () => Array.from(list().children, ({ textContent }) => plain(textContent));
const facts = () =>
  within(list())
    .getAllByRole('term')
    .map((term) => plain(`${term.textContent}: ${term.nextSibling?.textContent}`));
const badge = () =>
  within(screen.getByRole('navigation', { name: 'Staff desk' })).queryAllByText(/^Printers that need/)[0]
    ?.textContent ?? null;

it('says that no printers are set up, and where they come from', async () => {
  await open([]);
  expect(plain(screen.getByText(/^No printers are set up/).textContent)).toContain('from desk.printers in');
  expect(badge()).toBeNull();
});

it('says of each printer what it can do, for whom it prints, when it was seen and what waits for it', async () => {
  await open([deskPrinter({ waiting: 2, paper: 'low', stations: ['kitchen', 'bar', 'gone'], connection: null })]);
  expect(cards()[0]).toMatch(/^Kitchen printerReady/);
  expect(facts()).toEqual([
    'Prints for: Kitchen · Bar · gone',
    'Paper: Running low',
    'Last seen: 19:30',
    'Tickets waiting: 2',
    'Type: Star CloudPRNT · 80 mm',
  ]);
});

it.each([
  ['ready', 'Ready', null],
  ['no-paper', 'Out of paper', 'Printers that need somebody: 1'],
  ['cover-open', 'Cover open', 'Printers that need somebody: 1'],
  ['error', 'Fault', 'Printers that need somebody: 1'],
  ['lost', 'Does not answer', 'Printers that need somebody: 1'],
  ['never-seen', 'Never connected', null],
] as const)(
  'says that a printer is %s in words, and counts it where somebody has to go there',
  async (state, words, count) => {
    await open([deskPrinter({ state, last_error: 'ECONNREFUSED' })]);
    expect(cards()[0]).toContain(words);
    expect(badge()).toBe(count);
  },
);

it.each([
  ['cloudprnt', /^Until it connects for the first time.+Type the connection data/],
  ['escpos', /^Until it answers for the first time.+print a test/],
] as const)('says what to do with a printer of kind %s that was never seen, and only then', async (kind, words) => {
  await open([deskPrinter({ kind, state: 'never-seen', last_seen_at: null })]);
  expect(screen.getByText(words)).toBeInTheDocument();
  answer([deskPrinter({ kind })]);
  stream.send('printers-changed', {});
  await network.settled();
  expect(screen.queryByText(words)).toBeNull();
});

it('shows the code of a fault, and nothing of a printer that was never seen or prints for nobody', async () => {
  const never = { state: 'never-seen', last_seen_at: null, stations: [], kind: 'escpos', width: 58 } as const;
  await open([
    deskPrinter({ state: 'error', last_error: 'ECONNREFUSED', connection: null }),
    deskPrinter({ id: 'bar', title: 'Bar', connection: null, ...never }),
  ]);
  expect(facts()).toEqual([
    'Prints for: Kitchen',
    'Fault: ECONNREFUSED',
    'Last seen: 19:30',
    'Tickets waiting: 0',
    'Type: Star CloudPRNT · 80 mm',
    'Prints for: No station prints here.',
    'Tickets waiting: 0',
    'Type: ESC/POS · 58 mm',
  ]);
});

it('keeps the connection data closed, and copies each of them with the whole address', async () => {
  const user = await open([deskPrinter()]);
  const summary = screen.getByText('Connection data');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await user.click(summary);
  expect(summary.closest('details')).toHaveAttribute('open');
  for (const [label, value] of [
    ['Address', 'http://localhost/printers/kitchen'],
    ['User', 'kitchen'],
    ['Password', 's3cret'],
  ]) {
    await user.click(screen.getByRole('button', { name: `Copy: ${label}` }));
    expect(await navigator.clipboard.readText()).toBe(value);
  }
  await waitFor(() => expect(screen.getAllByText('Copied')).toHaveLength(3));
});

it('selects a value that the browser does not copy', async () => {
  const user = await open([deskPrinter()]);
  await user.click(screen.getByText('Connection data'));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy: Password' }));
  expect(getSelection()?.toString()).toBe('s3cret');
  expect(screen.queryByText('Copied')).toBeNull();
});

it('has no connection data of a printer that the server connects to', async () => {
  await open([deskPrinter({ kind: 'escpos', connection: null })]);
  expect(screen.queryByText('Connection data')).toBeNull();
});

it('prints a test once a tap, says so and reads again what waits', async () => {
  const user = await open([deskPrinter()]);
  let release = () => {};
  const tests: string[] = [];
  network.respondTo(TEST, async ({ url }: Request) => {
    tests.push(url);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    answer([deskPrinter({ waiting: 1 })]);
    return { data: { status: 'ok' } };
  });
  const button = screen.getByRole('button', { name: /^Print a test ?, Kitchen printer/ });
  await user.click(button);
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await network.settled();
  expect(tests).toHaveLength(1);
  expect(screen.getByText('The test waits for the printer.')).toBeInTheDocument();
  expect(facts()).toContain('Tickets waiting: 1');
});

it('says that nobody took up the test, and lets it be sent again', async () => {
  const user = await open([deskPrinter()]);
  network.respondTo(TEST, () => undefined);
  await user.click(screen.getByRole('button', { name: /^Print a test/ }));
  await network.settled();
  expect(screen.getByText(/did not answer/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Print a test/ })).toBeEnabled();
});

it('reads the printers again when one of them changes, and by itself when one says nothing any more', async () => {
  await open([deskPrinter()]);
  answer([deskPrinter({ state: 'no-paper' })]);
  stream.send('printers-changed', {});
  await network.settled();
  expect(cards()[0]).toContain('Out of paper');
  answer([deskPrinter({ state: 'lost' })]);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(cards()[0]).toContain('Does not answer');
});

it('does not ask again and again for the printers of a hotel that has none', async () => {
  await open([]);
  const before = network.count(LIST) + network.count('GET /api/desk/v1/ticket-problems');
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(network.count(LIST) + network.count('GET /api/desk/v1/ticket-problems')).toBe(before);
});

it('takes a server of an earlier release for one without printers', async () => {
  answerDesk(network);
  network.respondTo(LIST, () => Response.json({}, { status: 404 }));
  await renderDesk({ network, stream, address: '#printers' });
  expect(screen.getByText(/^No printers are set up/)).toBeInTheDocument();
});

it('offers no test without a connection, and counts on the badge of other areas too', async () => {
  await open([deskPrinter({ state: 'no-paper' })]);
  stream.breaks();
  await network.settled();
  expect(screen.getByRole('button', { name: /^Print a test/ })).toBeDisabled();
  expect(badge()).toBe('Printers that need somebody: 1');
});

it('names printers and stations in the language of the desk', async () => {
  await open([deskPrinter()], { language: 'ar' });
  expect(screen.getByRole('heading', { name: 'طابعة المطبخ' })).toBeInTheDocument();
  expect(screen.getByText('المطبخ')).toBeInTheDocument();
});
