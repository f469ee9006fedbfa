/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
const NOW = Date.parse('2026-06-18T17:47:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const CALLS = '/api/desk/v1/orders/order-1';

async function openBoard(orders: readonly DeskOrder[], language = 'en') {
  answerDesk(network, orders);
  const of = (...statuses: string[]) => ({ data: orders.filter(({ ostatus_id }) => statuses.includes(ostatus_id)) });
  network.respondTo('GET /api/desk/v1/orders?group=pending', of('approved', 'accepted'));
  network.respondTo('GET /api/desk/v1/orders?group=histories', of('done', 'cancelled', 'expired'));
  await renderDesk({ network, stream, language });
}

const column = (name: string) => within(screen.getByRole('region', { name }));
const card = () => within(screen.getByRole('article', { name: 'Order #1001' }));
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};

/** Records the bodies of a call that returns an order. */
function answerMove(path: string, order: DeskOrder): unknown[] {
  const bodies: unknown[] = [];
  network.respondTo(`POST ${CALLS}/${path}`, async (request: Request) => {
    bodies.push(await request.json());
    return { data: order };
  });
  return bodies;
}

describe('the board', () => {
  it('shows each order in the column of its state, with the number of orders in it', async () => {
    await openBoard([
      deskOrder(),
      deskOrder({ uuid: 'order-2', num: '1002', ostatus_id: 'accepted' }),
      deskOrder({ uuid: 'order-3', num: '1003', ostatus_id: 'done', moved_by: 'Joan' }),
    ]);
    expect(column('New').getByRole('heading', { name: 'New 1' })).toBeInTheDocument();
    expect(column('New').getByRole('article', { name: 'Order #1001' })).toBeInTheDocument();
    expect(column('On the way').getByRole('article', { name: 'Order #1002' })).toBeInTheDocument();
    await press('Done 1');
    const done = within(screen.getByRole('dialog', { name: 'Done' }));
    expect(done.getByRole('button', { name: /Anna Weber.*#1003 · Done · .* · Joan/ })).toBeInTheDocument();
  });

  it('finds orders by the beginning of a room, and says when none matches', async () => {
    await openBoard([deskOrder(), deskOrder({ uuid: 'order-2', num: '1002', number_room: '305' })]);
    const find = (text: string) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Room or number' }), { target: { value: text } });
    find('30');
    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual(['Order #1002']);
    find('9');
    expect(column('New').getByText('No orders match.')).toBeInTheDocument();
  });
});

describe('the ticket of an order', () => {
  it('shows room, guest, note and how long it waits', async () => {
    await openBoard([deskOrder({ comment: 'Knock softly' })]);
    for (const text of ['214', 'Anna Weber', 'Knock softly', '17 min', 'Very late'])
      expect(card().getByText(text)).toBeInTheDocument();
  });

  it('says for when an order is instead of how long it waits, and marks it only from then on', async () => {
    await openBoard([
      deskOrder({ waits_from: '2026-06-18T18:00:00Z' }),
      deskOrder({ uuid: 'order-2', num: '1002', waits_from: '2026-06-18T17:41:00Z' }),
    ]);
    expect(card().getByText('For').parentElement).toHaveTextContent(/^For20:00$/);
    expect(card().queryByText(/late|waiting/i)).toBeNull();
    expect(screen.getByText('6 min')).toBeInTheDocument();
  });

  it.each([
    ['en', 'For: 18 Jun 2026 20:00', 'For20:00'],
    ['ar', 'For: 18 يونيو 2026 20:00', 'لموعد20:00'],
  ])('writes the time of an order for later alike in its tag and its line, in %s', async (language, line, tag) => {
    const ahead = {
      id: 2,
      property: { title: { en: 'For' } },
      value: '2026-06-18 20:00',
      quantity: null,
      choice: null,
    };
    const soup = {
      id: 1,
      product: { title: { en: 'Soup' } },
      properties: [ahead],
      price: 5,
      quantity: 1,
      total_price: 5,
      slot_minutes: null,
      ordered_for: '2026-06-18T20:00',
      repeat: null,
    };
    await openBoard([deskOrder({ waits_from: '2026-06-18T18:00:00Z', products: [soup] })], language);
    const article = screen.getByRole('article');
    expect(within(article).getByRole('listitem')).toHaveTextContent(line);
    expect(within(article).getByText('20:00').parentElement).toHaveTextContent(tag);
  });

  it('shows allergies and diet in the hotel’s first language above the lines', async () => {
    const kitchen = ['Alergias: leche, frutos de cáscara', 'Dieta: vegano'];
    await openBoard([
      deskOrder({ food_note: { allergens: ['milk', 'nuts'], diets: ['vegan'], kitchen, language: 'es', lines: [] } }),
    ]);
    const [allergies, diet] = kitchen.map((sentence) => card().getByText(sentence));
    expect(allergies?.closest('[lang]')).toHaveAttribute('lang', 'es');
    expect(diet?.compareDocumentPosition(card().getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says at a line what of the note is in it, or that the guest is to be asked', async () => {
    const line = { properties: [], price: 5, total_price: 5, slot_minutes: null, ordered_for: null, repeat: null };
    const noted = { contains: [], unsuited: [], is_unknown: false };
    await openBoard([
      deskOrder({
        products: [
          { ...line, id: 1, quantity: 1, product: { title: 'Pesto' } },
          { ...line, id: 2, quantity: 1, product: { title: 'Soup of the day' } },
          { ...line, id: 3, quantity: 1, product: { title: 'Salad' } },
        ],
        food_note: {
          allergens: ['nuts'],
          diets: [],
          kitchen: ['Allergies: nuts'],
          language: 'en',
          lines: [
            { ...noted, line_id: 1, contains: ['nuts'], kitchen: ['Contains: nuts'] },
            { ...noted, line_id: 2, is_unknown: true, kitchen: ['No allergens stated'] },
          ],
        },
      }),
    ]);
    const [pesto, soup, salad] = card().getAllByRole('listitem');
    expect(pesto).toHaveTextContent(/Pesto.*Contains: nuts$/);
    expect(soup).toHaveTextContent(/Soup of the day.*No allergens stated.*Check with the guest$/);
    expect(salad).toHaveTextContent(/Salad$/);
  });

  it('shows a comment about an allergy once, in the frame of the note, and any other comment below the lines', async () => {
    await openBoard([deskOrder({ comment: 'Nut allergy!', allergy_texts: ['Nut allergy!'] })]);
    const comment = card().getByText('Nut allergy!');
    expect(comment.compareDocumentPosition(card().getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(card().getAllByText('Nut allergy!')).toHaveLength(1);
  });

  it('says how far an order in work is over its expected time', async () => {
    await openBoard([deskOrder({ ostatus_id: 'approved', expected_at: '2026-06-18T17:41:00Z' })]);
    expect(card().getByText('6 min over')).toBeInTheDocument();
  });
});

describe('a move', () => {
  it('accepts with the expected time and the version that was seen, and is undone by one tap', async () => {
    await openBoard([deskOrder()]);
    const approved = answerMove('approve', deskOrder({ ostatus_id: 'approved', version: 1 }));
    const undone = answerMove('undo', deskOrder({ version: 2 }));
    await press(/^Promised, order #1001: 30 min/);
    await press('45 min');
    await press('Accept #1001');
    expect(approved).toEqual([{ version: 0, expected_seconds: 45 * 60 }]);
    expect(column('In preparation').getByRole('article', { name: 'Order #1001' })).toBeInTheDocument();
    expect(screen.getByText('Order #1001: Being prepared')).toBeInTheDocument();
    await press('Undo · 10 s');
    expect(undone).toEqual([{ version: 1 }]);
    expect(column('New').getByRole('article', { name: 'Order #1001' })).toBeInTheDocument();
    expect(screen.getByText('Order #1001 is back')).toBeInTheDocument();
  });

  it('promises a time on the hotel’s clocks', async () => {
    await openBoard([deskOrder()]);
    const approved = answerMove('approve', deskOrder({ ostatus_id: 'approved', version: 1 }));
    await press(/^Promised, order #1001/);
    // It is 19:47 in Madrid.
    fireEvent.change(screen.getByLabelText('At a time'), { target: { value: '21:30' } });
    expect(screen.getByRole('button', { name: 'Promised, order #1001: 1 h 43 min by 21:30' })).toBeInTheDocument();
    await press('Accept #1001');
    expect(approved).toEqual([{ version: 0, expected_seconds: 103 * 60 }]);
  });

  it('promises ten minutes more for an order in work, which is undone by one tap', async () => {
    const order = { ostatus_id: 'approved', expected_at: '2026-06-18T18:00:00Z' } as const;
    await openBoard([deskOrder({ ...order, version: 1 })]);
    const approved = answerMove('approve', deskOrder({ ...order, expected_at: '2026-06-18T18:10:00Z', version: 2 }));
    await press('Promise order #1001 10 min later');
    expect(approved).toEqual([{ version: 1, expected_seconds: 23 * 60 }]);
    expect(card().getByText('by 20:10')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo · 10 s' })).toBeInTheDocument();
  });

  it('offers to undo for ten seconds only', async () => {
    await openBoard([deskOrder({ ostatus_id: 'accepted' })]);
    answerMove('done', deskOrder({ ostatus_id: 'done', version: 1 }));
    await press('Done #1001');
    act(() => void jest.advanceTimersByTime(4_000));
    expect(screen.getByRole('button', { name: 'Undo · 6 s' })).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(6_500));
    expect(screen.queryByRole('button', { name: /^Undo ·/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo 1' })).toBeInTheDocument();
  });

  it('keeps the expected time when an order is ready', async () => {
    await openBoard([deskOrder({ ostatus_id: 'approved', version: 1 })]);
    const accepted = answerMove('accept', deskOrder({ ostatus_id: 'accepted', version: 2 }));
    await press('Ready #1001');
    expect(accepted).toEqual([{ version: 1, keep_expected: true }]);
  });

  it.each([
    ['a colleague', { moved_by: ['Joan'] }, 'Joan has already moved order #1001.'],
    ['the hotel’s own system', { moved_by: [null] }, 'Somebody has already moved order #1001.'],
  ])('says that %s was first, and shows the order as it is now', async (_who, data, text) => {
    await openBoard([deskOrder()]);
    network.respondTo(`POST ${CALLS}/approve`, () =>
      Response.json({ refusal: 'conflict', data: { data } }, { status: 409 }),
    );
    network.respondTo(`GET ${CALLS}`, { data: deskOrder({ ostatus_id: 'accepted', version: 2 }) });
    await press('Accept #1001');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(column('On the way').getByRole('article', { name: 'Order #1001' })).toBeInTheDocument();
  });

  it('says that nothing can be charged any more for an order whose reservation has ended', async () => {
    await openBoard([deskOrder()]);
    const data = { payment: ['its reservation has ended, so nothing can be charged'] };
    network.respondTo(`POST ${CALLS}/approve`, () =>
      Response.json({ refusal: 'invalid', data: { data } }, { status: 422 }),
    );
    network.respondTo(`GET ${CALLS}`, { data: deskOrder({ ostatus_id: 'expired', version: 1 }) });
    await press('Accept #1001');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /The reservation for order #1001 has ended: nothing can be charged/,
    );
    expect(screen.queryByRole('button', { name: 'Accept #1001' })).toBeNull();
  });

  it('says that nobody answered, and keeps the order where it was', async () => {
    await openBoard([deskOrder()]);
    network.respondTo(`POST ${CALLS}/approve`, () => undefined);
    network.respondTo(`GET ${CALLS}`, () => undefined);
    await press('Accept #1001');
    expect(screen.getByRole('alert')).toHaveTextContent('could not be moved');
    expect(column('New').getByRole('button', { name: 'Accept #1001' })).toBeEnabled();
  });

  it('cannot be made without a connection', async () => {
    await openBoard([deskOrder()]);
    stream.breaks();
    expect(await screen.findByRole('button', { name: 'Accept #1001' })).toBeDisabled();
  });
});
