/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LogEntry } from '@/lib/domain/staff-log/log-entry';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { answerStaff, staffPerson } from '@/tests/builders/screen/staff-lists';
import { answerSession, personSession } from '@/tests/builders/screen/staff-session';

const network = fakeNetwork();
const stream = fakeDeskStream();

const LOG = 'GET /api/desk/v1/staff-log';
const entry = (parts: Partial<LogEntry> = {}): LogEntry => ({
  id: 'entry-1',
  at: '2026-06-18T17:30:00Z',
  person: 'person-joan',
  name: 'Joan',
  action: 'setPrice',
  target: { kind: 'product', id: '12', title: { en: 'Cold soup' } },
  before: { price: 4.5 },
  after: { price: 5 },
  ...parts,
});

async function open(entries: readonly LogEntry[], next: string | null = null) {
  answerDesk(network);
  answerSession(network, personSession('manager'));
  answerStaff(network, {
    persons: [staffPerson(), staffPerson({ id: 'p3', name: 'Olaf', state: 'removed' })],
  });
  network.respondTo(LOG, { data: entries, next });
  await renderDesk({ network, stream, address: '#staff/log' });
}

const rows = () => within(screen.getByRole('region', { name: 'Log' })).getAllByRole('listitem');
const choose = async (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await network.settled();
};
const lastRead = () => network.requests.filter((request) => request.startsWith(LOG)).at(-1) ?? '';

it('says what was done about what by whom, with what it was before and after', async () => {
  await open([entry()]);
  const [row] = rows();
  expect(row?.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Price changed · Cold soupPrice:Before: 4.50 EUR After: 5.00 EURJoan',
  );
});

it('leaves out what says nothing: empty fields of something new, and ids', async () => {
  await open([
    entry({
      action: 'inviteStaff',
      target: { kind: 'staff-person', id: '8d7e1c4c-3f0c-4f41-9a53-c6e3d0f7a001', title: 'Eva' },
      before: null,
      after: { role: 'station', stations: null, ways: [], has_email: false, key_version: 2 },
    }),
    entry({
      id: 'entry-2',
      action: 'signIn',
      target: { kind: 'session', id: '8d7e1c4c-3f0c-4f41-9a53-c6e3d0f7a002', title: null },
      before: null,
      after: { how: 'passkey', device: null, message_id: 'message-1' },
    }),
  ]);
  expect(rows().map((row) => row.querySelector('div')?.textContent)).toEqual([
    'Person invited · EvaRole:StationE-mail at the company:NoVersion of the key:2Joan',
    'Signed inBy:PasskeyJoan',
  ]);
});

it.each<[string, Partial<LogEntry>, string]>([
  [
    'a role',
    { action: 'changeStaff', before: { role: 'station' }, after: { role: 'manager' } },
    'Role:Before: Station After: Manager',
  ],
  [
    'the state of an order',
    { action: 'moveOrder', before: { status: 'draft' }, after: { status: 'cancelled' } },
    'State:Before: New After: Cancelled',
  ],
  ['nothing', { action: 'setStock', before: { left: null }, after: { left: 7 } }, 'Left:Before: – After: 7'],
  [
    'a yes',
    { action: 'settleChat', before: { settled: false }, after: { settled: true } },
    'Settled:Before: No After: Yes',
  ],
  ['a moment', { action: 'setPace', before: null, after: { busy_until: '2026-06-18T18:00:00Z' } }, 'Busy until:20:00'],
  [
    'a text',
    { action: 'changeAnnouncement', before: { title: { en: 'Tea', de: 'Tee' } }, after: { title: { en: 'Coffee' } } },
    'Title:Before: Tea After: Coffee',
  ],
  [
    'lines',
    { action: 'correctOrder', before: null, after: { lines: [{ title: { en: 'Soup' }, quantity: 2 }] } },
    'Lines:Title: Soup · quantity: 2',
  ],
  [
    'stations',
    { action: 'changeStaff', before: { stations: ['bar', 'pool'] }, after: { stations: null } },
    'Stations:Before: bar, pool After: –',
  ],
  [
    'a field of a later release',
    { action: 'sailAway', before: null, after: { wind_speed: 4 } },
    'sailAway · Cold soupwind speed:4',
  ],
])('writes %s in words', async (_, parts, words) => {
  await open([entry(parts)]);
  expect(rows()[0]?.textContent).toContain(words);
});

it('names the hotel’s own system where nobody has signed in', async () => {
  await open([entry({ person: null, name: null, target: null, before: null, after: null })]);
  expect(rows()[0]).toHaveTextContent(/^.*Price changedThe hotel’s own system$/);
});

describe('the filter', () => {
  it('narrows what is read, and what the file has', async () => {
    await open([entry()]);
    await choose('Who', 'person-joan');
    await choose('What', 'setPrice');
    await choose('From', '2026-06-01');
    await choose('Until', '2026-06-18');
    const query = 'person=person-joan&action=setPrice&from=2026-06-01&to=2026-06-18';
    expect(lastRead()).toBe(`${LOG}?${query}&limit=50`);
    expect(screen.getByRole('link', { name: 'Save as CSV' })).toHaveAttribute(
      'href',
      `/api/desk/v1/staff-log.csv?${query}`,
    );
  });

  it('has who was removed too, and what was done with the key', async () => {
    await open([]);
    const names = within(screen.getByLabelText('Who'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Everybody', 'Joan', 'Olaf (removed)', 'Hotel’s key']);
    expect(screen.getByText('Nothing of this stands in the log.')).toBeVisible();
  });

  it('shows the answer to the last question, whichever arrives first', async () => {
    await open([entry()]);
    let late: (body: object) => void = () => {};
    network.respondTo(
      `${LOG}?person=p3&limit=50`,
      () =>
        new Promise((done) => {
          late = done;
        }),
    );
    fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'p3' } });
    network.respondTo(`${LOG}?limit=50`, { data: [entry({ name: 'Nora' })], next: null });
    fireEvent.change(screen.getByLabelText('Who'), { target: { value: '' } });
    late({ data: [entry({ name: 'Olaf' })], next: null });
    await network.settled();
    expect(rows()[0]).toHaveTextContent('Nora');
  });
});

it('reads older entries below those that are there', async () => {
  await open([entry()], 'older');
  network.respondTo(`${LOG}?limit=50&cursor=older`, { data: [entry({ id: 'entry-0', name: 'Nora' })], next: null });
  await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  await network.settled();
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
});
