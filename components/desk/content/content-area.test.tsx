/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrencyDigits } from '@/lib/domain/money/money';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { ContentItem, LogEntry } from './content-api';

const network = fakeNetwork();
const stream = fakeDeskStream();

const item = (parts: Partial<ContentItem>): ContentItem => ({
  kind: 'product',
  id: 100,
  parent_id: 10,
  title: 'Soup',
  image: null,
  options: 0,
  price: 4.5,
  hours: null,
  sold_out: null,
  closed: [],
  slot_minutes: null,
  changes: [],
  ...parts,
});
const KITCHEN = item({ kind: 'section', id: 10, parent_id: null, title: 'Kitchen', price: null });
const SPA = item({ kind: 'section', id: 20, parent_id: null, title: 'Spa', price: null });
const SOUP = item({});
const MASSAGE = item({ id: 210, parent_id: 20, title: 'Massage', price: 60 });
const change = { id: 7, field: 'price', before: null, after: 5, staff: 'Marta', file: 4.5, is_conflict: false };
const PRICED = item({ price: 5, changes: [{ ...change, created_at: '2026-06-18T17:41:00Z' }] });
const entry = (parts: Partial<LogEntry> = {}): LogEntry => ({
  id: 7,
  kind: 'product',
  target_id: 100,
  title: 'Soup',
  field: 'price',
  before: 4.5,
  after: 5,
  staff: 'Marta',
  undo_of: null,
  can_undo: true,
  created_at: '2026-06-18T15:41:00Z',
  ...parts,
});

function answer(products: readonly ContentItem[], log: readonly LogEntry[] = []): void {
  network.respondTo('GET /api/desk/v1/content', { data: { sections: [KITCHEN, SPA], products } });
  network.respondTo('GET /api/desk/v1/content/log', { data: log });
}

async function open(
  products: readonly ContentItem[] = [SOUP, MASSAGE],
  log: readonly LogEntry[] = [],
  digits?: CurrencyDigits,
) {
  answerDesk(network);
  network.respondTo('GET /api/desk/v1/chats', { data: [] });
  answer(products, log);
  await renderDesk({ network, stream, address: '#content', digits });
  return userEvent.setup();
}

/** The bodies that were sent to a call. */
function sent(call: string, data: unknown): unknown[] {
  const bodies: unknown[] = [];
  network.respondTo(`POST /api/desk/v1/content/${call}`, async (request: Request) => {
    bodies.push(await request.json());
    return data;
  });
  return bodies;
}

const products = () => screen.getByRole('list', { name: 'Products' });

describe('ContentArea', () => {
  it('lists the section and its products, and those of another section after a tap', async () => {
    const user = await open();
    expect(
      within(products())
        .getAllByRole('switch')
        .map((each) => each.textContent),
    ).toEqual(['Kitchen: On sale', 'Soup: On sale']);
    await user.click(screen.getByRole('button', { name: 'Spa' }));
    expect(within(products()).getByRole('switch', { name: 'Massage: On sale' })).toBeInTheDocument();
  });

  it('finds products of all sections by a part of their name', async () => {
    const user = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'mass');
    expect(
      within(products())
        .getAllByRole('switch')
        .map((each) => each.textContent),
    ).toEqual(['Massage: On sale']);
  });

  it('names the open orders that have what is sold out, each a way to it', async () => {
    const line = (product_id: number, quantity: number) => ({
      ...{ id: product_id, product: { title: 'Soup' }, properties: [], price: 4.5, quantity, total_price: 4.5 },
      ...{ slot_minutes: null, ordered_for: null, repeat: { product_id, section_id: 10, answers: [] } },
    });
    const orders = [
      deskOrder({ products: [line(100, 2)] }),
      deskOrder({ uuid: 'order-2', num: '1002', products: [line(101, 1)] }),
    ];
    answerDesk(network, orders);
    network.respondTo('GET /api/desk/v1/chats', { data: [] });
    answer([item({ sold_out: { until: null } }), MASSAGE], []);
    await renderDesk({ network, stream, address: '#content' });
    expect(within(products()).getByText('Open orders that have it: 1')).toBeVisible();
    const link = within(products()).getByRole('link', { name: '#1001 · Room 214 · 2×' });
    expect(link).toHaveAttribute('href', '#orders/order-1');
  });

  it('marks a product as sold out with one tap and says so in words', async () => {
    const user = await open();
    const off = item({ sold_out: { until: null } });
    const bodies = sent('products/100/sale', { data: off });
    answer([off, MASSAGE]);
    await user.click(screen.getByRole('switch', { name: 'Soup: On sale' }));
    await network.settled();
    expect(bodies).toEqual([{ sold_out: true, until: null, version: 0 }]);
    expect(screen.getByRole('switch', { name: 'Soup: Sold out until changed' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: /^Set when it is back/ })).toBeInTheDocument();
  });

  it('changes a price in place, and offers the way back', async () => {
    const user = await open();
    const bodies = sent('products/100/price', { data: PRICED });
    answer([PRICED, MASSAGE], [entry()]);
    await user.click(screen.getByRole('button', { name: /Change the price of Soup/ }));
    const field = screen.getByRole('textbox', { name: 'Price of Soup' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '5,00{Enter}');
    await network.settled();
    expect(bodies).toEqual([{ price: 5, version: 0 }]);
    expect(screen.getByText(/^Was/)).toHaveTextContent('Was 4.50');
    const undone = sent('log/7/undo', { data: SOUP });
    await user.click(within(products()).getByRole('button', { name: /^Undo/ }));
    await network.settled();
    expect(undone).toHaveLength(1);
  });

  it.each([
    [3, 4.5, '4.500', '4,7555', '4,755', 4.755],
    [0, 450, '450', '450,5', '475', 475],
  ] as const)(
    'shows and takes a price with the %s decimals of the currency',
    async (digits, price, shown, wrong, right, kept) => {
      const dear = item({ price });
      const user = await open([dear, MASSAGE], [], digits);
      const bodies = sent('products/100/price', { data: dear });
      const button = screen.getByRole('button', { name: /Change the price of Soup/ });
      expect(button).toHaveTextContent(shown);
      await user.click(button);
      const field = screen.getByRole('textbox', { name: 'Price of Soup' });
      expect(field).toHaveValue(shown);
      await user.clear(field);
      await user.type(field, `${wrong}{Enter}`);
      expect(screen.getByRole('alert')).toHaveTextContent('This value cannot be used');
      await user.clear(field);
      await user.type(field, `${right}{Enter}`);
      await network.settled();
      expect(bodies).toEqual([{ price: kept, version: 0 }]);
    },
  );

  it('keeps the price on Escape, and says when it cannot be used', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /Change the price of Soup/ }));
    await user.type(screen.getByRole('textbox', { name: 'Price of Soup' }), 'x{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('This value cannot be used');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Price of Soup' })).toBeNull();
  });

  it.each([
    [409, { data: { version: ['x'], moved_by: ['Joan'] } }, 'Joan has already changed Soup.'],
    [409, { data: { version: ['x'] } }, 'Somebody has already changed Soup.'],
    [404, {}, 'Soup is no longer in the hotel’s files.'],
    [503, {}, 'The change to Soup was not saved.'],
  ])('says why a change was refused with %i %j', async (status, data, message) => {
    const user = await open();
    network.respondTo('POST /api/desk/v1/content/products/100/sale', () => Response.json({ data }, { status }));
    await user.click(screen.getByRole('switch', { name: 'Soup: On sale' }));
    await network.settled();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('reads again when somebody else changes the catalogue, and marks what the file says otherwise', async () => {
    await open();
    answer([
      item({ price: 5, changes: [{ ...change, created_at: '2026-06-18T17:41:00Z', file: 4.75, is_conflict: true }] }),
    ]);
    stream.send('content-changed', { type: 'content-changed' });
    await network.settled();
    expect(screen.getByText(/The file now says/)).toHaveTextContent('4.75');
  });

  it('closes the chosen day of a section', async () => {
    const user = await open();
    const bodies = sent('sections/10/closed', { data: KITCHEN });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    const [day] = screen.getAllByRole('button', { name: / 15 .*, Open$/ });
    if (day === undefined) throw new Error('the day is not shown');
    await user.click(day);
    await user.click(screen.getByRole('button', { name: 'Close this day' }));
    await network.settled();
    expect(bodies).toEqual([{ date: day.dataset.date, closed: true, times: null, version: 0 }]);
  });

  it('lists who changed what, and undoes only what nothing newer lies over', async () => {
    const older = entry({ id: 5, before: null, after: 4.5, staff: null, can_undo: false });
    await open([SOUP], [entry(), older]);
    const log = within(screen.getByRole('region', { name: 'Change log' })).getAllByRole('listitem');
    expect(log[0]).toHaveTextContent(/17:41.*Soup 4\.50.*5\.00.*Marta/);
    expect(log[1]).toHaveTextContent(/as in the file.*Automatically/);
    expect(log.map((line) => within(line).queryAllByRole('button').length)).toEqual([1, 0]);
  });
});
