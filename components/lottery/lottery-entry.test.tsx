/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestName, personUuid, roomNumber } from '@/lib/device/guest';
import { lotteryEntries } from '@/lib/device/lottery-entries';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { LotteryEntry } from './lottery-entry';

const UUID = '11111111-1111-4111-8111-111111111111';
type FakeResponse = { status?: number; body?: unknown } | 'offline';

/** What the server was asked, and what it responds in turn; the last response repeats. */
let asked: { method: string; path: string; body: Record<string, unknown> | null }[];
function serve(...responses: FakeResponse[]): void {
  asked = [];
  globalThis.fetch = async (input) => {
    const request = new Request(input as Request);
    const text = await request.text();
    const { pathname } = new URL(request.url);
    asked.push({ method: request.method, path: pathname, body: text === '' ? null : JSON.parse(text) });
    const response = responses[Math.min(asked.length, responses.length) - 1] ?? {};
    if (response === 'offline') throw new TypeError('no network');
    return Response.json(response.body ?? null, { status: response.status ?? 200 });
  };
}
const entry = (changes: object = {}) => ({ uuid: UUID, name: 'Ada', room_number: '204', is_winner: false, ...changes });
const entered = (changes: object = {}) => ({
  body: { data: { entry: entry(changes), initiator: { uuid: '22222222-2222-4222-8222-222222222222' } } },
});
const refusal = (fields: object) => ({ status: 422, body: { data: { data: fields } } });

const realFetch = globalThis.fetch;
beforeEach(() => localStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = (state: 'open' | 'closed' | 'drawn' = 'open') =>
  renderInHotel(<LotteryEntry sectionId={20} state={state} />, hotelView());
const name = () => screen.getByRole('textbox', { name: /Your name/ });
const room = () => screen.getByRole('textbox', { name: /Room number/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Enter the draw' }));
const fillIn = async () => {
  await userEvent.type(name(), 'Ada');
  await userEvent.type(room(), '204');
  await submit();
};

it('enters with name and room, moves the focus to the confirmation, and remembers entry and guest', async () => {
  serve(entered());
  show();
  await fillIn();
  const confirmation = await screen.findByText(/You are in the draw/);
  expect(screen.getByRole('status')).toContainElement(confirmation);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/public/lotteries/20/entries',
      body: { name: 'Ada', room_number: '204', person_uuid: null },
    },
  ]);
  expect(lotteryEntries.get()).toEqual({ 20: UUID });
  expect([guestName.get(), roomNumber.get(), personUuid.get()]).toEqual([
    'Ada',
    '204',
    '22222222-2222-4222-8222-222222222222',
  ]);
});

it('marks empty fields, focuses the first one and sends nothing', async () => {
  serve(entered());
  show();
  await submit();
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Please fill this in');
  expect(room()).toHaveAccessibleDescription('Enter your room number');
  await userEvent.type(name(), 'A');
  expect(name()).toBeValid();
  expect(name()).not.toHaveAttribute('aria-invalid');
  expect(asked).toEqual([]);
});

it('starts with the name and room that the device knows', () => {
  guestName.changeNow(() => 'Ada');
  roomNumber.changeNow(() => '204');
  serve(entered());
  show();
  expect(name()).toHaveValue('Ada');
  expect(room()).toHaveValue('204');
});

it('sends the same entry again after the connection broke off', async () => {
  serve('offline', entered());
  show();
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('it counts only once');
  expect(name()).toHaveValue('Ada');
  await submit();
  await screen.findByText(/You are in the draw/);
  const [first, second] = asked.map(({ body }) => body?.uuid);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

it.each([
  ['a room whose guests have all entered', refusal({ entries: ['full'] }), 'No more guests can enter from this room.'],
  ['a platform without draws', { status: 404 }, 'Please ask at the reception.'],
])('says why an entry is refused for %s', async (_case, response, words) => {
  serve(response);
  show();
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

it('loads the page again when the draw has ended meanwhile', async () => {
  serve(refusal({ lottery: ['is closed'] }));
  const { calls, wrap: around } = fakeRouter();
  renderInHotel(around(<LotteryEntry sectionId={20} state="open" />), hotelView());
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('This draw has closed.');
  await waitFor(() => expect(calls).toEqual(['refresh']));
});

it('shows the entry of the device again when the page is opened later', async () => {
  lotteryEntries.changeNow(() => ({ 20: UUID, 30: UUID }));
  serve({ body: { data: entry() } });
  show('closed');
  expect(await screen.findByText('204')).toBeVisible();
  expect(asked[0]?.path).toBe(`/api/v1/public/lotteries/20/entries/${UUID}`);
});

it('offers the form again when the hotel does not know the device’s entry', async () => {
  lotteryEntries.changeNow(() => ({ 20: UUID }));
  serve({ status: 404 });
  show();
  expect(await screen.findByRole('button', { name: 'Enter the draw' })).toBeVisible();
});

it('offers a retry when the device’s entry could not be read', async () => {
  lotteryEntries.changeNow(() => ({ 20: UUID }));
  serve('offline', { body: { data: entry() } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You are in the draw/)).toBeVisible();
});

it('tells the winner, and shows other guests of a finished draw nothing of their entry', async () => {
  lotteryEntries.changeNow(() => ({ 20: UUID }));
  serve({ body: { data: entry({ is_winner: true }) } });
  const { unmount } = show('drawn');
  expect(await screen.findByText(/You have won/)).toBeVisible();
  unmount();
  serve({ body: { data: entry() } });
  const { container } = show('drawn');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container).not.toHaveTextContent(/draw|won/);
});

it.each(['closed', 'drawn'] as const)('shows no form while the draw is %s', (state) => {
  serve(entered());
  show(state);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('ignores what is stored under its key in another form', () => {
  localStorage.setItem('lottery_entries', '{"20":"<script>","x":7}');
  serve(entered());
  show();
  expect(name()).toBeVisible();
  expect(asked).toEqual([]);
});
