/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { guestName, lastPayment, roomNumber } from '@/lib/device/guest';
import { orderUuids } from '@/lib/device/order-uuids';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { kit, option } from '@/tests/builders/catalogue/kit';
import {
  type CartResponses,
  findSuccessDialog,
  guestWithCart,
  hotelWithPayment,
  kitWithName,
  pizzaLine,
  refusal,
  renderOverlays,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';
import { afterPaint } from '@/tests/builders/screen/painted';

const { user, openCart, consentAndSend, respondToCartCalls } = guestWithCart();
const UUID = '00000000-0000-4000-8000-00000000000a';

const answeredKit = kit(option({ id: 3, title: { en: 'Your name' }, pcode_id: 'name', value: 'Anna' }));

/** Lets the device have an accepted order with this room and payment. */
function orderedBefore(parts: { room?: string; payment?: string } = {}) {
  const { room = '214', payment = '82' } = parts;
  resetDevice(pizzaLine());
  cart.changeNow((current) => ({ ...current, property: answeredKit }));
  orderUuids.changeNow(() => [UUID]);
  roomNumber.changeNow(() => room);
  lastPayment.changeNow(() => payment);
}

async function open(responses: CartResponses = {}, hotel?: Partial<HotelView>) {
  const { drawer, sent } = await openCart({
    properties: kitWithName,
    ...responses,
    hotel,
  });
  const summary = () => drawer.findByRole('region', { name: 'Guest details' });
  return { drawer, sent, summary };
}
const change = { name: 'Change room, name or payment' };
const fieldsOf = async (drawer: Awaited<ReturnType<typeof open>>['drawer']) =>
  within(await drawer.findByRole('radiogroup', { name: /Payment/ }));

it('shows room, name and payment of the last order in one line, and sends them', async () => {
  orderedBefore();
  const { drawer, sent, summary } = await open();
  expect(await summary()).toHaveTextContent('Room 214 · Anna · Card at the door');
  expect(drawer.queryByRole('radio')).toBeNull();
  expect(drawer.queryByRole('combobox', { name: /Room/ })).toBeNull();
  expect(drawer.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  expect(drawer.getByRole('checkbox')).not.toBeChecked();
  await consentAndSend();
  await findSuccessDialog();
  expect(sent).toMatchObject([
    { room_number: '214', payment: 82, property: { properties: [{ id: 3, value: 'Anna' }] } },
  ]);
});

it('opens the fields of room, name and payment with the values of the summary, and focuses the first', async () => {
  orderedBefore();
  const { drawer, sent, summary } = await open();
  await summary();
  await user.click(drawer.getByRole('button', change));
  expect(drawer.queryByRole('button', change)).toBeNull();
  const card = drawer.getByRole('radio', { name: 'Card at the door' });
  expect(card).toBeChecked();
  expect(card).toHaveFocus();
  expect(drawer.getByRole('combobox', { name: /Room/ })).toHaveValue('214');
  expect(await drawer.findByRole('textbox', { name: 'Your name' })).toHaveValue('Anna');
  await user.click(drawer.getByRole('radio', { name: 'Cash at the door' }));
  await consentAndSend();
  await findSuccessDialog();
  expect(sent).toMatchObject([{ payment: 81 }]);
  expect(lastPayment.get()).toBe('81');
});

it('lists the last payment first when the fields are shown, and selects none', async () => {
  orderedBefore({ room: '' });
  const { drawer } = await open();
  const rows = (await fieldsOf(drawer)).getAllByRole('radio');
  expect(rows.map((row) => (row as HTMLInputElement).value)).toEqual(['82', '81']);
  expect(drawer.queryByRole('radio', { checked: true })).toBeNull();
});

it.each([
  ['the device has not ordered here', () => orderUuids.changeNow(() => []), {}, {}],
  ['the room is not known', () => roomNumber.changeNow(() => ''), {}, {}],
  ['the hotel asks for the room at each order', () => {}, {}, { variations: { ...NO_VARIATIONS, blankRoom: true } }],
  ['no payment is known', () => lastPayment.changeNow(() => ''), {}, {}],
  ['the last payment is not offered for these products', () => lastPayment.changeNow(() => '99'), {}, {}],
  [
    'the last payment was cash that needs banknotes',
    () => lastPayment.changeNow(() => '81'),
    {
      properties: kit(
        option({ id: 4, pcode_id: 'banknotes', is_required: true, extra: { hotel_payment_type_ids: [81] } }),
      ),
    },
    {},
  ],
  [
    'a required name is not known',
    () => cart.changeNow((current) => ({ ...current, property: null })),
    { properties: kit(option({ id: 3, pcode_id: 'name', is_required: true })) },
    {},
  ],
])('shows the fields when %s', async (_title, given, responses, hotel) => {
  orderedBefore();
  given();
  const { drawer } = await open(responses, hotel);
  expect(await drawer.findByRole('combobox', { name: /Room/ })).toBeVisible();
  expect(drawer.queryByRole('button', change)).toBeNull();
});

it('shows the fields when payments cannot be read', async () => {
  orderedBefore();
  const { drawer } = await openCart({
    properties: kitWithName,
    payments: undefined,
    calls: { 'GET /api/v1/hotels/cala-verde': undefined },
  });
  expect(await drawer.findByRole('alert')).toBeVisible();
  expect(await drawer.findByRole('combobox', { name: /Room/ })).toHaveValue('214');
  expect(drawer.queryByRole('button', change)).toBeNull();
});

const CASH = { id: 81, title: { en: 'Cash at the door' }, ptype_id: 'cash' };
const ONLINE = { id: 84, title: { en: 'Card, online' }, ptype_id: 'online' };

it('never chooses a payment that leads to another page, and names it on the button once it is tapped', async () => {
  orderedBefore({ payment: '84' });
  const { drawer } = await open({ payments: [CASH, ONLINE] });
  const fields = await fieldsOf(drawer);
  await fields.findByRole('radio', { name: /Card, online/ });
  expect(fields.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
  expect(drawer.getByRole('button', { name: /^Send the order/ })).toBeVisible();
  await user.click(fields.getByRole('radio', { name: /Card, online/ }));
  expect(drawer.getByRole('button', { name: /^Order and pay online/ })).toBeVisible();
  await user.click(fields.getByRole('radio', { name: /Cash/ }));
  expect(drawer.getByRole('button', { name: /^Send the order/ })).toBeVisible();
});

it('shows the name of an earlier fast order in the summary', async () => {
  orderedBefore();
  cart.changeNow((current) => ({ ...current, property: null }));
  guestName.changeNow(() => 'Bea');
  const { summary } = await open();
  expect(await summary()).toHaveTextContent('Room 214 · Bea · Card at the door');
});

it('sends the payment of the summary when the hotel has another fixed one', async () => {
  orderedBefore();
  const { sent, summary } = await open({}, { variations: { ...NO_VARIATIONS, fixedPayment: '81' } });
  expect(await summary()).toHaveTextContent('Card at the door');
  await consentAndSend();
  await findSuccessDialog();
  expect(sent).toMatchObject([{ payment: 82 }]);
});

it('opens the fields when the hotel refuses one of them', async () => {
  orderedBefore();
  const { drawer, summary } = await open({ orders: () => refusal({ room_number: ['we have no such room'] }) });
  await summary();
  await consentAndSend();
  const room = await drawer.findByRole('combobox', { name: /Room/ });
  expect(room).toBeInvalid();
  await waitFor(() => expect(room).toHaveFocus());
});

it('shows the other options as fields when the summary has the name', async () => {
  orderedBefore();
  const allergies = option({ id: 9, title: { en: 'Allergies' }, is_required: true });
  const { drawer, sent, summary } = await open({ properties: kit(...kitWithName.properties, allergies) });
  expect(await summary()).toHaveTextContent('Anna');
  await user.type(await drawer.findByRole('textbox', { name: /Allergies/ }), 'nuts');
  await consentAndSend();
  await findSuccessDialog();
  expect(sent[0]?.property.properties.map(({ value }) => value)).toEqual(['Anna', 'nuts']);
});

describe('A room that the hotel does not list', () => {
  const fillIn = async () => {
    resetDevice(pizzaLine());
    const { drawer, sent } = await open();
    await user.click(await drawer.findByRole('radio', { name: 'Card at the door' }));
    await user.type(drawer.getByRole('combobox', { name: /Room/ }), '999');
    await consentAndSend();
    return {
      drawer,
      sent,
      question: await screen.findByRole('alertdialog', { name: 'We know no room 999. Send anyway?' }),
    };
  };

  it('is asked about: correcting comes first and leads back to the field', async () => {
    const { drawer, sent, question } = await fillIn();
    expect(question).toHaveTextContent(/Our rooms: .214–215.\. Without the right number/);
    const [correct, send] = within(question).getAllByRole('button');
    expect(correct).toHaveTextContent('Correct the room number');
    expect(send).toHaveTextContent('Send anyway');
    await user.click(correct as HTMLElement);
    await waitFor(() => expect(drawer.getByRole('combobox', { name: /Room/ })).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('is sent when the guest says so, and is not asked about again', async () => {
    const { sent, question } = await fillIn();
    await user.click(within(question).getByRole('button', { name: 'Send anyway' }));
    await findSuccessDialog();
    expect(sent).toMatchObject([{ room_number: '999' }]);
    expect(roomNumber.get()).toBe('999');
  });

  it('is not asked about when the summary of the next order has it', async () => {
    orderedBefore({ room: '999' });
    const { sent, summary } = await open();
    expect(await summary()).toHaveTextContent('Room 999');
    await consentAndSend();
    await findSuccessDialog();
    expect(sent).toMatchObject([{ room_number: '999' }]);
  });

  it('is not asked about where the hotel lists no rooms', async () => {
    resetDevice(pizzaLine());
    const { sent } = respondToCartCalls({ properties: null });
    renderOverlays(hotelWithPayment({ limit_room: [], is_payment_property: false }));
    act(() => openOverlay('cart'));
    await afterPaint();
    await screen.findByRole('checkbox');
    await consentAndSend();
    await findSuccessDialog();
    expect(sent).toHaveLength(1);
  });
});

it('shows neither summary nor fields until payments are read, and then the summary', async () => {
  orderedBefore();
  let answer = (_body: unknown) => {};
  const { drawer } = await openCart({
    properties: kitWithName,
    calls: { 'GET /api/v1/public/cart/payments': () => new Promise((done) => (answer = done)) },
  });
  await drawer.findByRole('checkbox');
  expect(drawer.queryByRole('button', change)).toBeNull();
  expect(drawer.queryByRole('combobox', { name: /Room/ })).toBeNull();
  await act(async () => answer({ data: [{ id: 82, title: { en: 'Card at the door' }, ptype_id: 'card' }] }));
  expect(await drawer.findByRole('button', change)).toBeVisible();
  expect(sendButton()).toBeEnabled();
});
