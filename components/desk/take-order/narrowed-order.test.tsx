/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageStore } from '@/lib/state/page-store';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { deskOrder } from '@/tests/builders/screen/desk-screen';
import { openPhoneDesk } from '@/tests/builders/screen/phone-desk';
import { personSession } from '@/tests/builders/screen/staff-session';
import { orderDraft } from './draft-store';

/** Rule: telephone-orders/TO16. */
const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const user = userEvent.setup();
const sections = (...ids: number[]) => personSession('reception', { person: { sections: ids } });
const sheet = (name: RegExp) => within(screen.getByRole('dialog', { name }));
const search = async (name: RegExp) => {
  await waitFor(() => expect(sheet(name).getByRole('combobox', { name: 'Find a dish' })).toBeInTheDocument());
  await network.settled();
  return sheet(name).getByRole('combobox', { name: 'Find a dish' });
};
const TAKE = /^Take an order/;

beforeEach(() => pageStore.set(orderDraft, null));

it('finds no dish of others, and says that they have some', async () => {
  await openPhoneDesk({ network, stream, session: sections(9) });
  await user.click(screen.getByRole('button', { name: 'Take an order' }));
  await user.type(await search(TAKE), 'burg');
  expect(sheet(TAKE).queryByRole('listbox')?.children).toHaveLength(0);
  expect(sheet(TAKE).getByText(/^Dishes that others make are not listed/)).toBeInTheDocument();
  expect(sheet(TAKE).queryByText('No dish has these words.')).toBeNull();
});

it('finds the dishes of the person’s own sections', async () => {
  await openPhoneDesk({ network, stream, session: sections(5) });
  await user.click(screen.getByRole('button', { name: 'Take an order' }));
  await user.type(await search(TAKE), 'burg');
  const found = within(sheet(TAKE).getByRole('listbox', { name: 'Find a dish' }));
  expect(found.getByRole('option', { name: /^Burger/ })).toBeInTheDocument();
  expect(sheet(TAKE).queryByText(/^Dishes that others make/)).toBeNull();
});

it('says which dish is not the person’s where the server refuses it', async () => {
  const refused = { refusal: 'forbidden', data: { data: { 'products.31': ['is not yours'] } } };
  network.respondTo('POST /api/desk/v1/orders', () => Response.json(refused, { status: 403 }));
  await openPhoneDesk({ network, stream });
  await user.click(screen.getByRole('button', { name: 'Take an order' }));
  await user.type(await search(TAKE), 'burg{Enter}');
  await network.settled();
  await user.type(sheet(TAKE).getByLabelText(/^Room/), '214');
  await user.click(sheet(TAKE).getByRole('radio', { name: 'Cash' }));
  await user.click(sheet(TAKE).getByRole('button', { name: 'Place the order' }));
  await network.settled();
  expect(sheet(TAKE).getByText(/^Burger: This dish is made by others/)).toBeInTheDocument();
});

it('leaves the lines of others in an order that is corrected', async () => {
  const line = (id: number, title: string, section_id: number) => ({
    ...{ id, product: { title: { en: title } }, properties: [], price: 12, quantity: 1, total_price: 12 },
    ...{ slot_minutes: null, ordered_for: null, repeat: { product_id: 31, section_id, answers: [] } },
  });
  const order = deskOrder({ products: [line(1, 'Burger', 5), line(2, 'Massage', 6)] });
  await openPhoneDesk({ network, stream, session: sections(5), address: '#orders/order-1', orders: [order] });
  await user.click(screen.getByRole('button', { name: 'Correct the order' }));
  await search(/^Correct the order/);
  const buttons = sheet(/^Correct the order/).getAllByRole('button', { name: /^(Remove|Change)/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Remove Burger', 'Change Burger']);
});
