/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskPerson, PersonExport } from './persons-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const ANNA: DeskPerson = {
  uuid: 'person-1',
  name: 'Anna Weber',
  phone: '+49 151 2345678',
  room_number: '214',
  created_at: '2026-06-01T10:00:00Z',
  updated_at: '2026-06-18T17:30:00Z',
};

const kept = (parts: Partial<PersonExport> = {}): PersonExport => ({
  person: ANNA,
  orders: [
    deskOrder({ uuid: 'order-2', num: '1002', ostatus_id: 'cancelled' }),
    deskOrder({ uuid: 'order-1', num: '1001', ostatus_id: 'done', final_sum: 12.5, allergy_texts: ['Nussallergie!'] }),
  ],
  consents: [{}],
  chats: [{ uuid: 'chat-1', language: 'de', updated_at: '2026-06-18T17:30:00Z', messages: [{}, {}, {}], files: [{}] }],
  lottery_entries: [],
  ...parts,
});

const CALLS = '/api/desk/v1/persons';

/** The bodies of the searches. */
let finds: unknown[] = [];
beforeEach(() => {
  finds = [];
});

async function openPersons({ detail = '', data = kept() } = {}) {
  answerDesk(network);
  network.respondTo(`POST ${CALLS}/search`, async (request: Request) => {
    finds.push(await request.json());
    return { data: [ANNA] };
  });
  network.respondTo(`GET ${CALLS}/person-1`, { data });
  await renderDesk({ network, stream, address: `#persons${detail}` });
}

async function find(text: string) {
  fireEvent.change(screen.getByLabelText('Room or phone'), { target: { value: text } });
  fireEvent.submit(screen.getByRole('button', { name: 'Find' }));
  await network.settled();
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};
const facts = () => screen.getAllByRole('definition').map((fact) => fact.textContent);

it('finds a guest by what was typed and shows how much the hotel keeps of them', async () => {
  await openPersons();
  await find(' +49 151 ');
  // What is personal stands in the body.
  expect(network.requests).toContain(`POST ${CALLS}/search`);
  expect(finds).toEqual([{ find: '+49 151' }]);
  expect(screen.getByText('Found: 1')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: /214.*Anna Weber.*\+49 151 2345678.*18 Jun 2026/ }));
  await screen.findByRole('heading', { name: 'Anna Weber' });
  expect(facts()).toEqual([
    ...['214', '+49 151 2345678', '1 Jun 2026 – 18 Jun 2026', 'Deutsch', '12.50\u00a0EUR'],
    ...['2', '1', '1', '3', '1', '0'],
  ]);
});

it('says that nobody was found, and that nobody answers', async () => {
  await openPersons();
  network.respondTo(`POST ${CALLS}/search`, { data: [] });
  await find('999');
  expect(screen.getByText('Found: 0')).toBeInTheDocument();
  network.respondTo(`POST ${CALLS}/search`, () => undefined);
  await find('214');
  expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
});

it('saves everything that the hotel keeps as a file', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:export';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
  await openPersons({ detail: '/person-1' });
  await press('More for this guest');
  await press('Download as a file (JSON)');
  expect(names).toEqual(['guest-person-1.json']);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] ?? new Blob());
  });
  expect(JSON.parse(String(text))).toEqual(kept());
});

it('names what goes before it deletes, and keeps all of it when staff think again', async () => {
  await openPersons({ detail: '/person-1' });
  await press('More for this guest');
  await press('Delete this data');
  const question = within(screen.getByRole('alertdialog', { name: 'Delete the data of Anna Weber?' }));
  expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Orders: 2\. Name, phone, room.*products and sums stay/),
    'Chats: 1, with all messages (3) and files (1).',
  ]);
  await press('Keep the data');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(network.count('POST')).toBe(0);
});

it('deletes a guest and leaves the list without them', async () => {
  await openPersons();
  await find('214');
  fireEvent.click(screen.getByRole('link', { name: /Anna Weber/ }));
  await screen.findByRole('heading', { name: 'Anna Weber' });
  network.respondTo(`POST ${CALLS}/person-1/delete`, { data: { orders: 2, chats: 1, files: 1, lottery_entries: 0 } });
  await press('More for this guest');
  await press('Delete this data');
  await press('Delete now');
  expect(await screen.findByText('The data of Anna Weber is deleted.')).toBeInTheDocument();
  expect(await screen.findByText('Found: 0')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Anna Weber' })).toBeNull();
});

it('deletes nothing while an order of the guest is under way', async () => {
  await openPersons({
    detail: '/person-1',
    data: kept({ orders: [deskOrder({ ostatus_id: 'approved' })] }),
  });
  await press('More for this guest');
  expect(screen.getByRole('button', { name: 'Delete this data' })).toBeDisabled();
  expect(screen.getByText(/still under way/)).toBeInTheDocument();
});

it('says so when an order was placed meanwhile', async () => {
  await openPersons({ detail: '/person-1' });
  const refusal = { refusal: 'invalid', data: { data: { orders: ['open'] } } };
  network.respondTo(`POST ${CALLS}/person-1/delete`, () => Response.json(refusal, { status: 422 }));
  await press('More for this guest');
  await press('Delete this data');
  await press('Delete now');
  expect(screen.getByRole('alert')).toHaveTextContent(/still under way/);
});

it('says that the hotel keeps nothing of a guest who was deleted', async () => {
  network.respondTo(`GET ${CALLS}/person-2`, () => Response.json({ status: 404 }, { status: 404 }));
  await openPersons({ detail: '/person-2' });
  expect(screen.getByText('The hotel keeps nothing of this guest.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More for this guest' })).toBeNull();
});

it('leads from an order to the data of its guest', async () => {
  answerDesk(network, [deskOrder()]);
  network.respondTo(`GET ${CALLS}/person-1`, { data: kept() });
  await renderDesk({ network, stream, address: '#orders/order-1' });
  expect(screen.getByRole('link', { name: 'This guest’s data' })).toHaveAttribute('href', '#persons/person-1');
});

it('shows what a guest ordered, wrote and cannot eat, each a way to it', async () => {
  await openPersons({ detail: '/person-1' });
  const hrefs = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs('Orders')).toEqual(['#search/bill', '#search/order-2', '#search/order-1']);
  expect(hrefs('Chats')).toEqual(['#chats/chat-1']);
  expect(screen.getByRole('region', { name: 'Allergies and diet' })).toHaveTextContent('Note: Nussallergie!');
  expect(screen.getByRole('link', { name: '+49 151 2345678' })).toHaveAttribute('href', 'tel:+49 151 2345678');
});

it('asks for the bill of a guest’s room from their first order on, and names the room in no address', async () => {
  const bodies: unknown[] = [];
  network.respondTo('POST /api/desk/v1/orders/search?limit=200', async (request: Request) => {
    bodies.push(await request.json());
    return { data: [deskOrder({ ostatus_id: 'done', final_sum: 12.5 })], next: null };
  });
  await openPersons({ detail: '/person-1' });
  const link = screen.getByRole('link', { name: 'Bill of a room' });
  fireEvent.click(link);
  await network.settled();
  expect(bodies).toEqual([{ room: '214', from: '2026-06-18', to: expect.stringMatching(/^\d{4}-/) }]);
  expect(link.getAttribute('href')).toBe('#search/bill');
});
