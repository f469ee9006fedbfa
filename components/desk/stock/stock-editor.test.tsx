/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { ContentItem } from '../content/content-api';
import type { StockEntry } from './stock-api';

const network = fakeNetwork();
const stream = fakeDeskStream();

const item = (parts: Partial<ContentItem>): ContentItem => ({
  ...{ kind: 'product', id: 100, parent_id: 10, title: 'Soup', image: null, options: 0, price: 4.5 },
  ...{ hours: null, sold_out: null, closed: [], slot_minutes: null, changes: [] },
  ...parts,
});
const KITCHEN = item({ kind: 'section', id: 10, parent_id: null, title: 'Kitchen', price: null });
const SOUP = item({});
const MASSAGE = item({ id: 101, title: 'Massage', slot_minutes: 60 });

const entry = (parts: Partial<StockEntry> = {}): StockEntry => ({
  ...{ item: 'product:100', product_id: 100, title: 'Soup', choice_title: null, per: 'day', amount: 20 },
  ...{ taken: 8, left: 12, day: '2026-06-18' },
  ...parts,
});
const LARGE = entry({ item: 'choice:5:7', choice_title: { en: 'Large', ar: 'كبير' }, per: 'all', left: 3, day: null });

const answer = (entries: readonly StockEntry[]) => network.respondTo('GET /api/desk/v1/stock', { data: entries });

async function open(entries: readonly StockEntry[], { language = 'en', products = [SOUP] } = {}) {
  answerDesk(network, [deskOrder()]);
  network.respondTo('GET /api/desk/v1/content', { data: { sections: [KITCHEN], products } });
  network.respondTo('GET /api/desk/v1/content/log', { data: [] });
  answer(entries);
  await renderDesk({ network, stream, address: '#content', language });
  return userEvent.setup();
}

/** Records what is sent of an item, and answers the next reading with these entries. */
function record(of: string, next: readonly StockEntry[], respond: () => unknown = () => ({ data: next[0] })) {
  const bodies: unknown[] = [];
  network.respondTo(`POST /api/desk/v1/stock/${encodeURIComponent(of)}`, async (request: Request) => {
    bodies.push(await request.json());
    answer(next);
    return respond();
  });
  return bodies;
}

const button = (name: RegExp) => screen.getByRole('button', { name });
const count = () => button(/^Change what is left of Soup ?, ?\d/);

it('says how many are left today, and changes that in its place', async () => {
  const user = await open([entry()]);
  expect(count()).toHaveTextContent('12 left today');
  const bodies = record('product:100', [entry({ left: 6 })]);
  await user.click(count());
  const field = screen.getByRole('textbox', { name: 'Left today of Soup' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('12');
  await user.clear(field);
  await user.type(field, '6{Enter}');
  await network.settled();
  expect(bodies).toEqual([{ left: 6 }]);
  expect(count()).toHaveTextContent('6 left today');
  expect(count()).toHaveFocus();
});

it('says what is left in all where it is not counted by day', async () => {
  const user = await open([entry({ per: 'all', day: null })]);
  expect(count()).toHaveTextContent(/ 12 left$/);
  await user.click(count());
  expect(screen.getByRole('textbox', { name: 'Left of Soup' })).toBeInTheDocument();
});

it('is sold out at 0, in words', async () => {
  const user = await open([entry()]);
  record('product:100', [entry({ left: 0 })]);
  await user.click(count());
  await user.clear(screen.getByRole('textbox', { name: /^Left today/ }));
  await user.type(screen.getByRole('textbox', { name: /^Left today/ }), '0{Enter}');
  await network.settled();
  const [, row] = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
  expect(within(row ?? document.body).getByText('Sold out')).toBeVisible();
  expect(count()).toHaveTextContent('0 left today');
});

it('counts each choice by itself', async () => {
  const user = await open([entry(), LARGE]);
  const large = button(/^Change what is left of Soup, Large/);
  expect(large).toHaveTextContent(/ 3 left$/);
  const bodies = record('choice:5:7', [entry(), { ...LARGE, left: 2 }]);
  await user.click(large);
  const field = screen.getByRole('textbox', { name: 'Left of Soup, Large' });
  await user.clear(field);
  await user.type(field, '2{Enter}');
  await network.settled();
  expect(bodies).toEqual([{ left: 2 }]);
  expect(button(/^Change what is left of Soup, Large/)).toHaveTextContent(/ 2 left$/);
  expect(count()).toHaveTextContent('12 left today');
});

it('begins to count a product by the day', async () => {
  const user = await open([]);
  const bodies = record('product:100', [entry({ left: 4 })]);
  await user.click(button(/^Count what is left ?, Soup$/));
  const field = screen.getByRole('textbox', { name: 'Left today of Soup' });
  expect(field).toHaveValue('');
  expect(screen.queryByRole('button', { name: /^Stop counting/ })).toBeNull();
  await user.type(field, '4{Enter}');
  await network.settled();
  expect(bodies).toEqual([{ left: 4, per: 'day' }]);
  expect(count()).toHaveTextContent('4 left today');
});

it('stops counting, and goes on as before when it is counted again', async () => {
  const user = await open([entry({ per: 'all', day: null })]);
  const ended = entry({ per: 'all', day: null, amount: null, left: null });
  const bodies = record('product:100', [ended]);
  await user.click(count());
  await user.click(button(/^Stop counting/));
  await network.settled();
  expect(screen.queryByText(/\d left$/)).toBeNull();
  await user.click(button(/^Count what is left/));
  await user.type(screen.getByRole('textbox', { name: 'Left of Soup' }), '9{Enter}');
  await network.settled();
  expect(bodies).toEqual([{ left: null }, { left: 9 }]);
});

it.each(['', '-1', '1.5', 'many', '100000'])('refuses %j beside the field, and sends nothing', async (typed) => {
  const user = await open([entry()]);
  const bodies = record('product:100', [entry()]);
  await user.click(count());
  const field = screen.getByRole('textbox', { name: /^Left today/ });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent('This value cannot be used');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(bodies).toEqual([]);
  await user.type(field, '{Escape}');
  expect(count()).toHaveFocus();
});

it('takes the digits of Arabic keyboards', async () => {
  const user = await open([entry()], { language: 'ar' });
  const bodies = record('product:100', [entry({ left: 7 })]);
  await user.click(button(/المتبقي اليوم 12/));
  const field = screen.getByRole('textbox', { name: 'المتبقي اليوم من Soup' });
  await user.clear(field);
  await user.type(field, '٧{Enter}');
  await network.settled();
  expect(bodies).toEqual([{ left: 7 }]);
});

it.each([
  [503, 'The change to Soup was not saved.'],
  [404, 'Soup is no longer in the hotel’s files.'],
])('keeps what was typed and says why it was not saved (%i)', async (status, message) => {
  const user = await open([entry()]);
  record('product:100', [entry()], () => Response.json({}, { status }));
  await user.click(count());
  const field = screen.getByRole('textbox', { name: /^Left today/ });
  await user.clear(field);
  await user.type(field, '6{Enter}');
  await network.settled();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveValue('6');
});

it('reads again what is left when an order takes from it', async () => {
  await open([entry()]);
  answer([entry({ left: 11 })]);
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: deskOrder({ version: 1, ostatus_id: 'cancelled' }) });
  stream.send('order-updated', { order_uuid: 'order-1' });
  expect(await screen.findByText('11 left today')).toBeInTheDocument();
});

it('counts nothing of what has bookable times, whose places are counted already', async () => {
  await open([], { products: [SOUP, MASSAGE] });
  expect(screen.getAllByRole('button', { name: /^Count what is left/ })).toHaveLength(1);
});

it('offers nothing of a server that counts nothing, and nothing without a connection', async () => {
  answerDesk(network);
  network.respondTo('GET /api/desk/v1/content', { data: { sections: [KITCHEN], products: [SOUP] } });
  network.respondTo('GET /api/desk/v1/content/log', { data: [] });
  network.respondTo('GET /api/desk/v1/stock', () => Response.json({}, { status: 404 }));
  await renderDesk({ network, stream, address: '#content' });
  expect(screen.queryByRole('button', { name: /^Count what is left/ })).toBeNull();
  answer([entry()]);
  stream.send('content-changed', {});
  await network.settled();
  stream.breaks();
  await network.settled();
  expect(count()).toBeDisabled();
});
