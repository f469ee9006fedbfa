/** @jest-environment jsdom */
import { roomNumber } from '@/lib/device/guest';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { choosePayment, guestWithCart, pizzaLine } from '@/tests/builders/screen/open-cart';

const { network, user, openCart, consentAndSend } = guestWithCart();

/** How a password manager or the browser itself writes into a field, without an event that the page would hear. */
const WAYS: Readonly<Record<string, (field: HTMLElement, text: string) => void>> = {
  'an assignment': (field, text) => {
    if (field instanceof HTMLInputElement) field.value = text;
  },
  'the browser itself': (field, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  },
};

async function checkout() {
  const properties = kit(option({ id: 3, title: 'Your name', pcode_id: 'name', is_required: true }));
  const { drawer, sent } = await openCart({ lines: [pizzaLine()], properties });
  await choosePayment(drawer, 'Card at the door');
  return { sent, name: await drawer.findByRole('textbox', { name: /Your name/ }), room: drawer.getByRole('combobox') };
}

it.each(Object.entries(WAYS))('sends a name and a room that were filled in by %s', async (_who, fill) => {
  const { sent, name, room } = await checkout();
  fill(name, 'Ana Ruiz');
  fill(room, '214');
  await consentAndSend();
  await network.settled();
  expect(sent).toMatchObject([{ room_number: '214', property: { properties: [{ id: 3, value: 'Ana Ruiz' }] } }]);
});

it('asks again for a name and a room that nobody can see', async () => {
  const { sent, name, room } = await checkout();
  await user.type(name, '\u3164');
  await user.type(room, '\u200b\u2800');
  await consentAndSend();
  expect(name).toBeInvalid();
  expect(room).toBeInvalid();
  expect(sent).toEqual([]);
});

it('sends and remembers a room typed in Arabic digits as 0–9', async () => {
  const { sent, name, room } = await checkout();
  await user.type(name, 'أحمد');
  await user.type(room, '٢١٤');
  await consentAndSend();
  await network.settled();
  expect(sent).toMatchObject([{ room_number: '214' }]);
  expect(roomNumber.get()).toBe('214');
});
