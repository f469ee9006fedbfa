/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskPlace, DeskRoom } from './rooms-api';

const network = fakeNetwork();
const stream = fakeDeskStream();

const NOW = Date.parse('2026-11-25T10:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const CALLS = '/api/desk/v1/rooms';

const room = (parts: Partial<DeskRoom> = {}): DeskRoom => ({
  room: '101',
  stay: 4,
  since: '2026-11-24T10:00:00Z',
  leaves_on: null,
  code_version: 1,
  ...parts,
});

const ROOMS = [
  room(),
  room({ room: '110', stay: 7, since: '2026-11-25T08:30:00Z', leaves_on: '2026-11-26' }),
  room({ room: 'Riad de la Fontaine', stay: 1, since: null }),
];
const BED: DeskPlace = { key: 'pool/2', title: { en: 'Pool bed', de: 'Liege' }, value: '2', code_version: 1 };

async function openRooms({ rooms = ROOMS, places = [] as readonly DeskPlace[], address = '#rooms' } = {}) {
  answerDesk(network);
  network.respondTo(`GET ${CALLS}`, { data: { rooms, places } });
  await renderDesk({ network, stream, address });
}

const tiles = (list = 'Rooms') => within(screen.getByRole('list', { name: list })).queryAllByRole('listitem');
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
/** Opens the menu of a room or place and presses an action of it. */
async function choose(name: string, action: string) {
  const menu = screen.getByRole('button', { name: `More for ${name}` });
  fireEvent.click(menu);
  fireEvent.click(within(menu.parentElement ?? menu).getByRole('button', { name: action }));
  await network.settled();
}
const find = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a room' }), { target: { value: text } });
};

/** Records the bodies of a call. */
function record(path: string, data: object): unknown[] {
  const bodies: unknown[] = [];
  network.respondTo(`POST ${CALLS}/${path}`, async (request: Request) => {
    bodies.push(await request.json());
    return { data };
  });
  return bodies;
}

describe('the list of rooms', () => {
  it('shows each room with its running stay at the hotel’s time, and the leaving day', async () => {
    await openRooms();
    expect(tiles().map(({ textContent }) => textContent)).toEqual([
      'Room101Since 24 Nov 2026 11:00',
      'Room110Since 09:30Leaves: Tomorrow',
      'RoomRiad de la FontaineNo check-out noted yet',
    ]);
  });

  it('finds rooms by their beginning, and says when none begins so', async () => {
    await openRooms();
    find('11');
    expect(tiles()).toHaveLength(1);
    find('riad');
    expect(tiles()[0]).toHaveTextContent('Riad de la Fontaine');
    find('9');
    expect(tiles()).toEqual([]);
    expect(screen.getByText('No room begins with this.')).toBeInTheDocument();
  });

  it('says where rooms come from when the hotel lists none', async () => {
    await openRooms({ rooms: [] });
    expect(screen.getByText(/No rooms are listed/)).toHaveTextContent(/limit_room/);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says that it could not be read, and reads it again', async () => {
    answerDesk(network);
    network.respondTo(`GET ${CALLS}`, undefined);
    await renderDesk({ network, stream, address: '#rooms' });
    expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
    network.respondTo(`GET ${CALLS}`, { data: { rooms: ROOMS, places: [] } });
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tiles()).toHaveLength(3);
  });

  it('keeps every action off while the desk is offline', async () => {
    await openRooms();
    tick(/101/);
    stream.breaks();
    await screen.findByText(/No connection since/);
    for (const name of ['End stay', 'New code']) expect(screen.getByRole('button', { name })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'More for Room 101' }));
    for (const button of screen.getAllByRole('button', { name: /^(?:Stay code|End stay|Leaves on|New code)$/ }))
      expect(button).toBeDisabled();
  });
});

describe('the end of stays', () => {
  it('ends a stay after one question, by the number that staff have seen', async () => {
    await openRooms();
    const bodies = record('end-stays', { rooms: [room({ stay: 5, since: '2026-11-25T10:00:00Z' })] });
    await choose('Room 101', 'End stay');
    const question = within(screen.getByRole('alertdialog', { name: 'End the stay? Rooms: 1' }));
    expect(question.getByText(/no longer count. The printed codes stay valid/)).toBeInTheDocument();
    expect(bodies).toEqual([]);
    // Meanwhile a colleague ends it too, and the list is read again.
    const ended = room({ stay: 5, since: '2026-11-24T11:00:00Z' });
    network.respondTo(`GET ${CALLS}`, { data: { rooms: [ended, ...ROOMS.slice(1)], places: [] } });
    act(() => jest.advanceTimersByTime(60_000));
    // The desk has heard nothing for a minute.
    stream.opens();
    await network.settled();
    expect(tiles()[0]).toHaveTextContent('Room101Since 24 Nov 2026 12:00');
    await press('End now');
    expect(bodies).toEqual([{ stays: [{ room: '101', stay: 4 }] }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Stays ended: 1')).toBeInTheDocument();
    expect(tiles()[0]).toHaveTextContent('Room101Since 11:00');
  });

  it('ends several that were ticked, also those of an earlier search, and unticks them', async () => {
    await openRooms();
    tick(/Fontaine/);
    find('1');
    await press('Tick all shown: 2');
    expect(screen.getByText('Ticked: 3')).toBeInTheDocument();
    const bodies = record('end-stays', { rooms: [] });
    await press('End stay');
    const question = within(screen.getByRole('alertdialog', { name: 'End the stay? Rooms: 3' }));
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(ROOMS.map((r) => r.room));
    await press('End now');
    expect(bodies).toEqual([{ stays: ROOMS.map((each) => ({ room: each.room, stay: each.stay })) }]);
    expect(screen.getByText('Ticked: 0')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'End stay' })).toBeDisabled();
  });

  it('changes nothing when staff say no, and keeps what is ticked', async () => {
    await openRooms();
    tick(/101/);
    screen.getByRole('button', { name: 'End stay' }).focus();
    await press('End stay');
    screen.getByRole('button', { name: 'Leave as it is' }).focus();
    await press('Leave as it is');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'End stay' })).toHaveFocus();
    expect(network.count('POST')).toBe(0);
    expect(screen.getByRole('checkbox', { name: /101/ })).toBeChecked();
  });

  it('says that nobody answered, and keeps the question and what is ticked', async () => {
    await openRooms();
    tick(/101/);
    network.respondTo(`POST ${CALLS}/end-stays`, undefined);
    await press('End stay');
    await press('End now');
    expect(within(screen.getByRole('alertdialog')).getByRole('alert')).toHaveTextContent(/did not answer/);
    expect(screen.getByRole('checkbox', { name: /101/, hidden: true })).toBeChecked();
  });

  it('reads the rooms again when the server refuses one that has left the hotel’s files', async () => {
    await openRooms();
    tick(/101/);
    const refusal = { refusal: 'invalid', data: { data: { stays: ['no such room'] } } };
    network.respondTo(`POST ${CALLS}/end-stays`, () => Response.json(refusal, { status: 422 }));
    network.respondTo(`GET ${CALLS}`, { data: { rooms: ROOMS.slice(1), places: [] } });
    await press('End stay');
    await press('End now');
    expect(screen.getByRole('alert')).toHaveTextContent(/list has changed/);
    await press('Leave as it is');
    expect(tiles()).toHaveLength(2);
    expect(screen.getByText('Ticked: 0')).toBeInTheDocument();
  });
});

describe('the leaving day', () => {
  it('is noted and shown', async () => {
    await openRooms();
    const bodies = record('leaving-day', { rooms: [room({ leaves_on: '2026-11-25' })] });
    await choose('Room 101', 'Leaves on');
    const field = screen.getByLabelText('Leaves on');
    expect(field).toHaveAttribute('min', '2026-11-25');
    fireEvent.change(field, { target: { value: '2026-11-25' } });
    await press('Save');
    expect(bodies).toEqual([{ room: '101', stay: 4, leaves_on: '2026-11-25' }]);
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    expect(tiles()[0]).toHaveTextContent('Leaves: Today');
  });

  it('can be cleared', async () => {
    await openRooms();
    const bodies = record('leaving-day', { rooms: [room({ room: '110', stay: 7, leaves_on: null })] });
    await choose('Room 110', 'Leaves on');
    expect(screen.getByLabelText('Leaves on')).toHaveValue('2026-11-26');
    await press('Clear the day');
    expect(bodies).toEqual([{ room: '110', stay: 7, leaves_on: null }]);
    expect(tiles()[1]).not.toHaveTextContent('Leaves');
  });

  it('keeps the typed day when nobody answers', async () => {
    await openRooms();
    network.respondTo(`POST ${CALLS}/leaving-day`, undefined);
    await choose('Room 101', 'Leaves on');
    fireEvent.change(screen.getByLabelText('Leaves on'), { target: { value: '2026-12-01' } });
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
    expect(screen.getByLabelText('Leaves on')).toHaveValue('2026-12-01');
  });
});

describe('new codes', () => {
  it('asks first, says that the cards must be printed again, and keeps the rooms ticked for that', async () => {
    await openRooms();
    const bodies = record('new-codes', { rooms: [room({ code_version: 2 })], places: [] });
    tick(/101/);
    await press('New code');
    const question = within(screen.getByRole('alertdialog', { name: 'Make new codes? Cards: 1' }));
    expect(question.getByText(/become invalid and must be printed again/)).toBeInTheDocument();
    expect(bodies).toEqual([]);
    await press('Make new');
    expect(bodies).toEqual([{ rooms: ['101'], places: [] }]);
    expect(screen.getByText('New codes: 1. Print these cards again.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /101/ })).toBeChecked();
  });

  it('are made for a place by its key', async () => {
    await openRooms({ places: [BED] });
    expect(tiles('Places with a code').map(({ textContent }) => textContent)).toEqual(['Pool bed2']);
    const bodies = record('new-codes', { rooms: [], places: [{ ...BED, code_version: 2 }] });
    await choose('Pool bed 2', 'New code');
    expect(within(screen.getByRole('alertdialog')).getByText('Pool bed 2')).toBeInTheDocument();
    await press('Make new');
    expect(bodies).toEqual([{ rooms: [], places: ['pool/2'] }]);
  });
});

it('asks for the session again when it has ended, and keeps the question', async () => {
  await openRooms();
  network.respondTo(`POST ${CALLS}/end-stays`, () => Response.json({ refusal: 'unauthorized' }, { status: 401 }));
  await choose('Room 101', 'End stay');
  await press('End now');
  expect(screen.getByRole('dialog', { name: /session has ended/ })).toBeInTheDocument();
  expect(screen.getByRole('alertdialog', { name: 'End the stay? Rooms: 1', hidden: true })).toBeInTheDocument();
});
