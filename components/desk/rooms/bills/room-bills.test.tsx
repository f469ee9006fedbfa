/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import {
  answerBills,
  BILL_CALLS,
  BILLS_NOW,
  CHARGES,
  namedIn,
  openBills,
  roomCharge,
} from '@/tests/builders/screen/room-bills';

const network = fakeNetwork();
const stream = fakeDeskStream();

beforeEach(() => {
  jest.useFakeTimers({ now: BILLS_NOW, doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const DONE = roomCharge('1000', { posted_at: '2026-11-25T09:55:00Z', posted_by: 'Jonas' });
const OLD = roomCharge('0999', { posted_at: '2026-11-25T09:40:00Z' });
const open = (at: Parameters<typeof openBills>[1]) => openBills({ network, stream }, at);

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
const pass = async (milliseconds: number) => {
  await act(async () => void (await new Promise((done) => setTimeout(done, milliseconds))));
  await network.settled();
};
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const openRoom = async (room = '101') => press(new RegExp(`^Room\\s*${room}`));
const section = (name: RegExp | string) => within(screen.getByRole('region', { name }));
const rowsOf = (name: RegExp | string) => section(name).queryAllByRole('listitem').map(written);
/** A text with blanks where amounts have others. */
const written = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ');

describe('the rooms with something to be posted', () => {
  it('shows each room with its count and sum, and all of it together', async () => {
    await open({ open: [...CHARGES, roomCharge('1010', { room: 'Villa Sol', amount: -4.5, kind: 'back' })] });
    const rooms = within(screen.getByRole('list', { name: 'Room bills' })).getAllByRole('button');
    expect(rooms.map(written)).toEqual(['Room101To post: 371.00 EUR', 'RoomVilla SolTo post: 1-4.50 EUR']);
    expect(screen.getByText('To post: 4')).toBeInTheDocument();
    expect(screen.getByText(/66\.50/)).toBeInTheDocument();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a room' }), { target: { value: 'vil' } });
    expect(within(screen.getByRole('list', { name: 'Room bills' })).getAllByRole('button')).toHaveLength(1);
  });

  it('says that nothing is to be posted, and opens any room that is typed', async () => {
    await open({ open: [], posted: [DONE] });
    expect(screen.getByText('Nothing is to be posted to any room.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a room' }), { target: { value: '101' } });
    await press('Show room 101');
    expect(screen.getByText('Nothing is to be posted to this room.')).toBeInTheDocument();
    expect(rowsOf('Posted')).toHaveLength(1);
  });

  it('says that it could not be read, and reads it again', async () => {
    answerDesk(network);
    network.respondTo(`GET ${BILL_CALLS}`, undefined);
    await renderDesk({ network, stream, address: '#rooms/bills' });
    expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
    answerBills(network, { open: CHARGES, posted: [] });
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('To post: 3', { selector: 'p > span' })).toBeInTheDocument();
  });

  it('is opened from the list of rooms, and leads back to it', async () => {
    answerDesk(network);
    answerBills(network, { open: CHARGES, posted: [] });
    network.respondTo('GET /api/desk/v1/rooms', { data: { rooms: [], places: [] } });
    await renderDesk({ network, stream, address: '#rooms' });
    expect(screen.getByRole('link', { name: 'Room bills' })).toHaveAttribute('href', '#rooms/bills');
    await act(async () => {
      window.location.hash = '#rooms/bills';
    });
    await network.settled();
    expect(screen.getByRole('heading', { name: 'Room bills' })).toHaveFocus();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', '#rooms');
  });
});

describe('the bill of a room', () => {
  it('shows what is to be posted by stays with guest, dishes, proof and sum, and what was posted by whom', async () => {
    await open({ open: CHARGES, posted: [DONE, OLD] });
    await openRoom();
    expect(screen.getByRole('heading', { name: 'Room 101' })).toHaveFocus();
    expect(rowsOf(/^Running stay · Since 24 Nov 2026 11:00 ?36\.50/)).toEqual([
      '#100910:10Anna Weber2× SoupRoom proven by its code34.50 EURPost',
      '#100910:10Anna WeberTipRoom proven by its code2.00 EURPost',
    ]);
    expect(rowsOf(/^Earlier stay ?34\.50/)).toEqual([
      '#100110:10, 20 NovemberWithout a name2× SoupRoom not proven34.50 EURPost',
    ]);
    expect(rowsOf('Posted')).toEqual([
      '#100010:10Anna Weber2× SoupRoom proven by its codePosted 10:55, Jonas34.50 EURUndo',
      '#099910:10Anna Weber2× SoupRoom proven by its codePosted 10:4034.50 EUR',
    ]);
  });

  it('posts one charge, the ticked ones, and all', async () => {
    const hotel = await open({ open: [...CHARGES, roomCharge('1010'), roomCharge('1011')] });
    await openRoom();
    screen.getByRole('button', { name: 'Post #1009, Tip' }).focus();
    await press('Post #1009, Tip');
    expect(screen.getByText('Posted: 1')).toBeInTheDocument();
    // The row is gone, and with it what had the focus.
    expect(screen.getByRole('heading', { name: 'Room 101' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Post ticked: 0' })).toBeDisabled();
    tick(/#1010/);
    tick(/#1001/);
    await press('Post ticked: 2');
    await press('Post all: 2');
    expect(namedIn(hotel)).toEqual([
      ['post', 'order-1009 tip'],
      ['post', 'order-1001 order', 'order-1010 order'],
      ['post', 'order-1009 order', 'order-1011 order'],
    ]);
    expect(screen.getByText('Nothing is to be posted to this room.')).toBeInTheDocument();
    expect(rowsOf('Posted')).toHaveLength(5);
  });

  it('names what a colleague has posted first, and posts the rest', async () => {
    const hotel = await open({ open: CHARGES });
    await openRoom();
    // A colleague is quicker, and this desk has not heard of it yet.
    hotel.open = CHARGES.slice(0, 1);
    await press('Post all: 3');
    expect(screen.getByRole('alert')).toHaveTextContent('Not posted again: #1009. A colleague has posted it already');
    expect(screen.getByText('Posted: 1')).toBeInTheDocument();
  });

  it('undoes what was just posted, and what was posted within ten minutes', async () => {
    const hotel = await open({ open: CHARGES.slice(1, 2), posted: [DONE, OLD] });
    await openRoom();
    await press('Post all: 1');
    fireEvent.click(within(screen.getByText('Posted: 1').parentElement ?? document.body).getByRole('button'));
    await network.settled();
    expect(screen.getByText('To be posted again: 1')).toBeInTheDocument();
    await press('Undo #1000');
    expect(screen.queryByRole('button', { name: 'Undo #0999' })).toBeNull();
    expect(namedIn(hotel).slice(1)).toEqual([
      ['unpost', 'order-1009 order'],
      ['unpost', 'order-1000 order'],
    ]);
    expect(rowsOf(/^Running stay/)).toHaveLength(2);
  });

  it('says that there was no answer, and shows what the hotel has', async () => {
    await open({ open: CHARGES });
    await openRoom();
    network.respondTo(`POST ${BILL_CALLS}/post`, undefined);
    await press('Post all: 3');
    expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
    expect(screen.getByRole('button', { name: 'Post all: 3' })).toBeEnabled();
  });

  it('hears of what another desk posts and of new orders, and keeps what is ticked', async () => {
    const hotel = await open({ open: CHARGES });
    await openRoom();
    tick(/#1001/);
    hotel.open = [...CHARGES.slice(0, 2), roomCharge('1012')];
    network.respondTo('GET /api/desk/v1/orders/order-1012', { data: deskOrder({ uuid: 'order-1012' }) });
    stream.send('order-updated', { order_uuid: 'order-1012' });
    // The event is read after a moment, and the list after another.
    await pass(200);
    await pass(300);
    expect(rowsOf(/^Running stay/).map((text) => text?.slice(0, 5))).toEqual(['#1009', '#1012']);
    expect(screen.getByRole('button', { name: 'Post ticked: 1' })).toBeEnabled();
  });

  it('moves nothing while the desk is offline, and goes back by its button', async () => {
    await open({ open: CHARGES });
    await openRoom();
    tick(/#1001/);
    stream.breaks();
    await screen.findByText(/No connection since/);
    for (const button of screen.getAllByRole('button', { name: /^Post / })) expect(button).toBeDisabled();
    await press('Back to the list');
    expect(screen.getByRole('heading', { name: 'Room bills', level: 1 })).toHaveFocus();
  });
});

it('asks for the session again when it has ended', async () => {
  await open({ open: CHARGES });
  await openRoom();
  network.respondTo(`POST ${BILL_CALLS}/post`, () => Response.json({ refusal: 'unauthorized' }, { status: 401 }));
  await press('Post all: 3');
  expect(screen.getByRole('dialog', { name: /session has ended/ })).toBeInTheDocument();
});
