/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageStore } from '@/lib/state/page-store';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { deskOrder } from '@/tests/builders/screen/desk-screen';
import { BURGER, openPhoneDesk } from '@/tests/builders/screen/phone-desk';
import { orderDraft } from './draft-store';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const CALL = 'POST /api/desk/v1/orders';
const user = userEvent.setup();

const sheet = () => within(screen.getByRole('dialog', { name: 'Take an order' }));
const search = () => sheet().getByRole('combobox', { name: 'Find a dish' });
const lines = () =>
  within(sheet().getByRole('list', { name: 'Products' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const place = async () => {
  await user.click(sheet().getByRole('button', { name: 'Place the order' }));
  await network.settled();
};

async function open(parts: Partial<Parameters<typeof openPhoneDesk>[0]> = {}) {
  await openPhoneDesk({ network, stream, ...parts });
  await user.click(screen.getByRole('button', { name: 'Take an order' }));
  await waitFor(() => expect(search()).toBeInTheDocument());
  await network.settled();
}

/** Records what is sent, and answers with what it is given. */
function answer(respond: () => unknown) {
  const sent: Record<string, unknown>[] = [];
  network.respondTo(CALL, async (request: Request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return respond();
  });
  return sent;
}

const placed = deskOrder({ uuid: 'order-9', num: '1009', taken_by_staff: true, taken_by: 'Marta' });
const refuse = (fields: object) => () => Response.json({ refusal: 'invalid', data: { data: fields } }, { status: 422 });

beforeEach(() => pageStore.set(orderDraft, null));

it('takes an order by the keyboard alone: room, a few letters, Enter', async () => {
  const sent = answer(() => ({ data: placed }));
  await open();
  await user.type(sheet().getByLabelText(/^Room/), '214');
  await user.type(search(), 'burg{Enter}');
  await network.settled();
  expect(lines()).toEqual([expect.stringContaining('Burger')]);
  await waitFor(() => expect(search()).toHaveFocus());
  await user.click(sheet().getByRole('radio', { name: 'Cash' }));
  await place();
  expect(sent).toMatchObject([
    {
      ...{ room_number: '214', language: 'en', payment: 1, approve: false, refusal_language: 'en' },
      products: [{ product: { id: 31 }, quantity: 1, total_price: 12 }],
    },
  ]);
  expect(sent[0]).not.toHaveProperty('is_temporary');
  expect(screen.queryByRole('dialog', { name: 'Take an order' })).toBeNull();
  expect(window.location.hash).toBe('#orders/order-9');
});

it('asks the questions of a dish as its guest is asked, and does not add it before they are answered', async () => {
  await open();
  await user.type(search(), 'pizz{Enter}');
  await network.settled();
  const form = within(await sheet().findByRole('form', { name: 'Pizza' }));
  await user.click(form.getByRole('button', { name: /^Add/ }));
  expect(sheet().queryByRole('list', { name: 'Products' })).toBeNull();
  await user.click(form.getByRole('radio', { name: /^Large/ }));
  await user.click(form.getByRole('button', { name: /^Add/ }));
  expect(lines()).toEqual([expect.stringContaining('Large')]);
});

it('chooses among what is found with the arrow keys', async () => {
  await open({ products: [BURGER, { ...BURGER, id: 33, title: { en: 'Burger with cheese' } }] });
  await user.type(search(), 'burg{ArrowDown}');
  const found = within(sheet().getByRole('listbox', { name: 'Find a dish' })).getAllByRole('option');
  expect(found.map((each) => each.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  await user.keyboard('{Enter}');
  await network.settled();
  expect(lines()).toEqual([expect.stringContaining('Burger with cheese')]);
});

it('offers no payment that leads to another page', async () => {
  await open();
  await user.type(search(), 'burg{Enter}');
  await network.settled();
  expect(
    sheet()
      .getAllByRole('radio')
      .map((each) => each.getAttribute('value')),
  ).toEqual(['1']);
});

it('says what is missing before it asks the server', async () => {
  await open();
  await place();
  expect(sheet().getByText('Add a dish first.')).toBeInTheDocument();
  await user.type(search(), 'burg{Enter}');
  await network.settled();
  await place();
  expect(sheet().getByText('Ask for the room.')).toBeInTheDocument();
  expect(sheet().getByText('Ask how it is to be paid.')).toBeInTheDocument();
  expect(network.count(CALL)).toBe(network.count('POST /api/desk/v1/orders/search'));
});

it('keeps everything that was entered when it is refused, says why, and sends the same uuid again', async () => {
  let isRefused = true;
  const sent = answer(() => (isRefused ? refuse({ 'products.31': ['sold out'] })() : { data: placed }));
  await open();
  await user.type(sheet().getByLabelText(/^Room/), '214');
  await user.type(search(), 'burg{Enter}');
  await network.settled();
  await user.click(sheet().getByRole('radio', { name: 'Cash' }));
  await user.type(sheet().getByLabelText('Note for staff'), 'Rang twice');
  await place();
  expect(sheet().getAllByText(/sold out/).length).toBeGreaterThan(0);
  expect(sheet().getByLabelText('Note for staff')).toHaveValue('Rang twice');
  isRefused = false;
  await place();
  expect(sent.map(({ uuid }) => uuid)).toEqual([sent[0]?.uuid, sent[0]?.uuid]);
});

it('keeps everything without a network, and says that nothing is ordered twice', async () => {
  answer(() => undefined);
  await open();
  await user.type(sheet().getByLabelText(/^Room/), '214');
  await user.type(search(), 'burg{Enter}');
  await network.settled();
  await user.click(sheet().getByRole('radio', { name: 'Cash' }));
  await place();
  expect(sheet().getByText(/will not be ordered twice/)).toBeInTheDocument();
  expect(lines()).toHaveLength(1);
});

it('goes on where it was after the screen was closed', async () => {
  await open();
  await user.type(search(), 'burg{Enter}');
  await network.settled();
  await user.click(sheet().getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Take an order' }));
  expect(lines()).toHaveLength(1);
  await user.click(sheet().getByRole('button', { name: 'Discard' }));
  expect(sheet().queryByRole('list', { name: 'Products' })).toBeNull();
});

it('brings back what was discarded by mistake, and says nothing more of what was missing in it', async () => {
  await open();
  await user.type(search(), 'burg{Enter}');
  await network.settled();
  await place();
  await user.click(sheet().getByRole('button', { name: 'Discard' }));
  expect(sheet().queryByText('Ask for the room.')).toBeNull();
  await user.click(sheet().getByRole('button', { name: 'Undo' }));
  expect(lines()).toHaveLength(1);
});

it('shows who has ordered from the room, with what they cannot eat, and takes their language', async () => {
  const sent = answer(() => ({ data: placed }));
  await open();
  const earlier = deskOrder({
    created_at: new Date().toISOString(),
    language: 'de',
    food_note: { allergens: ['nuts'], diets: [], kitchen: ['Allergy: nuts'], language: 'en', lines: [] },
  });
  network.respondTo('POST /api/desk/v1/orders/search', { data: [earlier] });
  await user.type(sheet().getByLabelText(/^Room/), '214');
  const same = await sheet().findByRole('checkbox', { name: /Anna Weber/ });
  expect(sheet().getByText('Allergy: nuts')).toBeInTheDocument();
  await user.click(same);
  expect(sheet().getByLabelText('Language of the guest')).toHaveValue('de');
  await user.type(search(), 'burg{Enter}');
  await network.settled();
  await user.click(sheet().getByRole('radio', { name: 'Cash' }));
  await place();
  expect(sent).toMatchObject([{ language: 'de', person_uuid: 'person-1' }]);
});

it('asks the age of a guest for what has an age limit', async () => {
  await open({ products: [{ ...BURGER, title: { en: 'Whisky' }, for_adult: true }] });
  await user.type(search(), 'whis{Enter}');
  await network.settled();
  const form = within(await sheet().findByRole('form', { name: 'Whisky' }));
  await user.click(form.getByRole('button', { name: /^Add/ }));
  expect(form.getByText('Ask the guest’s age first.')).toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: /at least 18/ }));
  await user.click(form.getByRole('button', { name: /^Add/ }));
  expect(lines()).toHaveLength(1);
});
