/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import type { OrderQuote, QuoteRequest } from '@/lib/contract/quote-api';
import type { HotelView } from '@/lib/contract/views';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import {
  type CartResponses,
  type Drawer,
  findSuccessDialog,
  guestWithCart,
  pizzaLine,
  refusal,
  sendButton,
} from '@/tests/builders/screen/open-cart';

const { network, user, openCart } = guestWithCart();
const QUOTE = 'POST /api/v1/orders/quote';

// Noon in Madrid.
const NOW = new Date('2026-05-01T10:00:00Z');
/** Only the clock stands still. */
const REAL = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
    'queueMicrotask',
    'nextTick',
  ] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
  ...(['performance', 'hrtime'] as const),
];
beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: REAL }));
afterEach(() => jest.useRealTimers());

const ready: OrderQuote = {
  ...{ ready_at: '2026-05-01T10:20:00.000Z', minutes: 20, is_busy: false },
  ...{ is_possible: true, closed_until: null, next_free_at: null },
};
const full: OrderQuote = {
  ...{ ...ready, ready_at: null, minutes: null, is_possible: false },
  next_free_at: '2026-05-01T10:15:00.000Z',
};

/** The cart at a hotel that quotes times; `quote` answers each question. */
async function openQuoted(
  quote: (asked: QuoteRequest) => OrderQuote | Response,
  { hotel = {}, responses = {} }: { hotel?: Partial<HotelView>; responses?: CartResponses } = {},
) {
  const asked: QuoteRequest[] = [];
  const { drawer, sent } = await openCart({
    lines: [pizzaLine()],
    hotel: {
      ...{ is_payment_property: false, is_room_number_property: false, limit_room: [], quotes_times: true },
      variations: { ...NO_VARIATIONS, orderAhead: true },
      ...hotel,
    },
    calls: {
      [QUOTE]: async (request: Request) => {
        const body: QuoteRequest = await request.json();
        asked.push(body);
        const answer = quote(body);
        return answer instanceof Response ? answer : { data: answer };
      },
    },
    ...responses,
  });
  return { drawer, sent, asked };
}
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '');
/** Quantities are an output. */
const statusIn = (drawer: Drawer) =>
  plain(
    drawer.getAllByRole('status').find(({ tagName, textContent }) => tagName === 'DIV' && textContent)?.textContent,
  );
const findText = (drawer: Drawer, text: string) => waitFor(() => expect(statusIn(drawer)).toBe(text));
const send = async (drawer: Drawer) => {
  await user.click(drawer.getByRole('checkbox'));
  await user.click(sendButton());
};

it.each([
  ['when the order is ready', ready, {}, 'Ready about 12:20'],
  [
    'when it is at the door of a room',
    ready,
    { is_room_number_property: true, limit_room: ['214'] },
    'At your door about 12:20',
  ],
  ['that it takes longer', { ...ready, is_busy: true }, {}, 'Busy right now. Ready about 12:20'],
  ['the next free time', full, {}, 'No more orders right now. Next free time: 12:15'],
  [
    'the day of a free time after midnight',
    { ...full, next_free_at: '2026-05-01T22:15:00Z' },
    {},
    'No more orders right now. Next free time: Sat 00:15',
  ],
  ['that it cannot be ordered where no time is free', { ...full, next_free_at: null }, {}, 'Not available now'],
])('says %s before it is ordered: pace/PA7', async (_title, quote, hotel, text) => {
  const { drawer, asked } = await openQuoted(() => quote, { hotel });
  await findText(drawer, text);
  expect(asked).toEqual([
    {
      hotel_id: 1,
      property: { properties: [] },
      products: [{ product: { id: pizzaLine().product.id, property: null } }],
    },
  ]);
});

it('asks nothing at a hotel that quotes no times', async () => {
  const { drawer } = await openCart({ lines: [pizzaLine()], hotel: { is_payment_property: false } });
  await drawer.findByRole('checkbox');
  expect(network.count(QUOTE)).toBe(0);
});

it('says nothing where the platform does not answer, and the order can be sent', async () => {
  const { drawer, sent } = await openQuoted(() => new Response('', { status: 503 }));
  await send(drawer);
  await findSuccessDialog();
  expect(sent[0]).not.toHaveProperty('ordered_for');
});

it('is read again each minute', async () => {
  const intervals = jest.spyOn(window, 'setInterval');
  let quote = ready;
  const { drawer } = await openQuoted(() => quote);
  await findText(drawer, 'Ready about 12:20');
  quote = { ...ready, ready_at: '2026-05-01T10:50:00.000Z' };
  const minutes = intervals.mock.calls.filter(([, milliseconds]) => milliseconds === 60_000);
  act(() => {
    for (const [read] of minutes) (read as () => void)();
  });
  await findText(drawer, 'Ready about 12:50');
  intervals.mockRestore();
});

it('orders for the free time with one tap, which can be taken back: pace/PA4', async () => {
  const { drawer, sent, asked } = await openQuoted(({ ordered_for }) =>
    ordered_for === undefined ? full : { ...ready, ready_at: '2026-05-01T10:35:00.000Z' },
  );
  const button = await drawer.findByRole('button', { name: /^Order for .*12:15/ });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  await findText(drawer, 'Ready about 12:35');
  expect(asked.at(-1)).toMatchObject({ ordered_for: '2026-05-01T12:15' });
  await user.click(drawer.getByRole('button', { name: /^Order for .*12:15/, pressed: true }));
  await findText(drawer, 'No more orders right now. Next free time: 12:15');
  await user.click(drawer.getByRole('button', { name: /^Order for .*12:15/, pressed: false }));
  await findText(drawer, 'Ready about 12:35');
  await send(drawer);
  await findSuccessDialog();
  expect(sent).toMatchObject([{ ordered_for: '2026-05-01T12:15' }]);
});

it('names the free time without a button where the hotel takes no orders ahead', async () => {
  const { drawer } = await openQuoted(() => full, { hotel: { variations: NO_VARIATIONS } });
  await findText(drawer, 'No more orders right now. Next free time: 12:15');
  expect(drawer.queryByRole('button', { name: /^Order for/ })).toBeNull();
});

it('is read again after a refusal, and offers the free time then', async () => {
  let quote = ready;
  const refused = refusal({ products_not_available_time: ['Pizza: cannot be ordered at this time'] });
  const { drawer, sent } = await openQuoted(() => quote, {
    responses: { orders: (body: { ordered_for?: string }) => (body.ordered_for === undefined ? refused : undefined) },
  });
  await findText(drawer, 'Ready about 12:20');
  quote = full;
  await send(drawer);
  await user.click(await drawer.findByRole('button', { name: /^Order for .*12:15/ }));
  await waitFor(() =>
    expect(drawer.getByRole('button', { name: /^Order for .*12:15/ })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ ordered_for: '2026-05-01T12:15' });
});
