/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, deskChat, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskOrder } from '../desk-api';
import type { HandoverNote } from './use-handovers';

const network = fakeNetwork();
const stream = fakeDeskStream();

beforeEach(() => {
  const now = Date.parse('2026-06-18T21:30:00Z');
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const CALLS = '/api/desk/v1/handovers';

const note = (parts: Partial<HandoverNote> = {}): HandoverNote => ({
  uuid: 'note-1',
  content: 'The lift is out of order',
  written_at: '2026-06-18T13:00:00Z',
  written_by: 'Joan',
  confirmed_at: null,
  confirmed_by: null,
  ...parts,
});

const massage: DeskOrder['products'][number] = {
  id: 1,
  product: { title: 'Massage' },
  properties: [{ id: 1, property: { title: 'When' }, value: '2026-06-19 11:00:00', quantity: null, choice: null }],
  price: 50,
  quantity: 1,
  total_price: 50,
  slot_minutes: 50,
  ordered_for: null,
  repeat: null,
};

async function openHandover({
  notes = [] as readonly HandoverNote[],
  orders = [] as readonly DeskOrder[],
  address = '#handover',
} = {}) {
  const waiting = deskChat({ waiting_since: '2026-06-18T21:20:00Z' });
  answerDesk(network, orders, [waiting, deskChat({ uuid: 'chat-2' })]);
  network.respondTo(`GET ${CALLS}`, { data: notes });
  const item = {
    parent_id: null,
    image: null,
    options: 0,
    price: null,
    hours: null,
    closed: [],
    slot_minutes: null,
    changes: [],
  };
  network.respondTo('GET /api/desk/v1/content?off_sale=true', {
    data: {
      sections: [{ ...item, kind: 'section', id: 1, title: 'Bar', sold_out: null }],
      products: [
        { ...item, kind: 'product', id: 2, title: 'Paella', sold_out: { until: null } },
        { ...item, kind: 'product', id: 3, title: 'Soup', sold_out: { until: '2026-06-18T20:00:00Z' } },
      ],
    },
  });
  await renderDesk({ network, stream, address });
}

const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows what is open, promised for another day, without an answer and off sale', async () => {
  await openHandover({
    orders: [
      deskOrder({ created_at: '2026-06-18T21:25:00Z' }),
      deskOrder({
        uuid: 'order-2',
        num: '1002',
        number_room: null,
        products: [massage],
        due_times: [{ line: 0, at: '2026-06-19T09:00:00Z', local: '2026-06-19T11:00', is_whole_day: false }],
      }),
    ],
  });
  expect(rows('Open orders 1')).toEqual(['214Anna Weber#1001Waiting 5 min']);
  expect(rows('Promised for another day 1')).toEqual(['–Anna Weber#100219 Jun 2026 11:00Massage']);
  expect(rows('Chats without an answer 1')).toEqual(['214Anna WeberLate 10 min']);
  expect(rows('Sold out 1')).toEqual(['Paellauntil changed']);
});

it('says where nothing is left', async () => {
  await openHandover();
  for (const text of ['No order is open.', 'Nothing is promised for another day.', 'No note waits to be confirmed.'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('counts the notes that nobody has confirmed in every area', async () => {
  await openHandover({ notes: [note(), note({ uuid: 'note-2' })], address: '#orders' });
  const navigation = within(screen.getByRole('navigation', { name: 'Staff desk' }));
  expect(navigation.getByRole('link', { name: 'Notes to confirm: 2 Handover' })).toBeInTheDocument();
});

it('confirms a note, which then stands among the earlier ones', async () => {
  await openHandover({ notes: [note()] });
  const open = within(screen.getByRole('list', { name: 'Notes to confirm' }));
  expect(open.getByRole('listitem')).toHaveTextContent('Joan · 15:00The lift is out of order');
  const confirmed = note({ confirmed_at: '2026-06-18T21:30:00Z', confirmed_by: 'Marta' });
  network.respondTo(`POST ${CALLS}/note-1/confirm`, { data: confirmed });
  network.respondTo(`GET ${CALLS}`, { data: [confirmed] });
  fireEvent.click(open.getByRole('button', { name: 'I have read it' }));
  await network.settled();
  expect(screen.queryByRole('list', { name: 'Notes to confirm' })).toBeNull();
  expect(screen.getByText('Earlier notes').closest('details')).toHaveTextContent('Confirmed: Marta · 23:30');
});

it('shows who confirmed a note first', async () => {
  await openHandover({ notes: [note()] });
  const refusal = { refusal: 'conflict', data: { data: { confirmed: ['somebody'], moved_by: ['Pau'] } } };
  network.respondTo(`POST ${CALLS}/note-1/confirm`, () => Response.json(refusal, { status: 409 }));
  network.respondTo(`GET ${CALLS}`, { data: [note({ confirmed_at: '2026-06-18T21:29:00Z', confirmed_by: 'Pau' })] });
  fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
  await network.settled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Earlier notes').closest('details')).toHaveTextContent('Confirmed: Pau');
});

it('leaves a note, and keeps what was typed when nobody answers or staff look elsewhere', async () => {
  await openHandover();
  const field = () => screen.getByRole('textbox', { name: /Note for the next shift/ });
  network.respondTo(`POST ${CALLS}`, undefined);
  fireEvent.change(field(), { target: { value: 'Ring 214 at 7' } });
  fireEvent.submit(field());
  await network.settled();
  expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
  window.location.hash = '#orders';
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  window.location.hash = '#handover';
  await screen.findByRole('heading', { level: 1, name: 'Handover' });
  expect(field()).toHaveValue('Ring 214 at 7');
  const bodies: unknown[] = [];
  network.respondTo(`POST ${CALLS}`, async (request: Request) => {
    bodies.push(await request.json());
    return { data: note() };
  });
  fireEvent.submit(field());
  await network.settled();
  expect(bodies).toEqual([{ content: 'Ring 214 at 7' }]);
  expect(field()).toHaveValue('');
  expect(screen.getByText('The note is left for the next shift.')).toBeInTheDocument();
});
