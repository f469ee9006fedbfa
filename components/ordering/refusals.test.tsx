/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import { cart } from '@/lib/device/cart';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { fillInPopup, openFastOrder, orderButton } from '@/tests/builders/screen/fast-order';
import {
  consentOnlyHotel,
  guestWithCart,
  pizzaLine,
  refusal,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';

/**
 * Every error key of the contract by itself: each must show a message. Rules: refusals/RF2, refusals/RF3, refusals/RF4,
 * refusals/RF5, refusals/RF6, refusals/RF9, refusals/RF8.
 */

const { network, user, openCart, consentAndSend, filledCart } = guestWithCart();

const NO_WORD = 'The hotel cannot take the order as it stands.';
const banknotes = option({
  id: 4,
  title: 'Change from',
  pcode_id: 'banknotes',
  extra: { hotel_payment_type_ids: [81] },
});
const properties = kit(option({ id: 3, title: 'Your name', pcode_id: 'name' }), banknotes);
const refusing = (key: string, word: string) => ({ properties, orders: () => refusal({ [key]: [word] }) });

/** Errors without a field on the screen, and the text that is shown instead. */
const SAID: readonly (readonly [key: string, word: string, read: string])[] = [
  ['products_not_available_time', 'The kitchen opens at 18:00', 'The kitchen opens at 18:00'],
  ['invalid_product_item_counts', 'Two are left', 'Two are left'],
  ['products', 'no more than 100 lines', 'no more than 100 lines'],
  ['products', '', NO_WORD],
  ['products.0.quantity', 'The quantity is too large', 'The quantity is too large'],
  ['products.99', '', NO_WORD],
  ['properties.4', 'how much will you give?', 'Change from: how much will you give?'],
  ['properties.77', 'please check this answer', 'please check this answer'],
  ['is_temporary', 'please give your consent first', 'please give your consent first'],
  ['order_minimum', 'below the minimum', 'below the minimum'],
  ['comment', '', NO_WORD],
];

const NAME = { role: 'textbox', name: 'Your name' } as const;
const PAYMENT = { role: 'radiogroup', name: /Payment/ } as const;
const ROOM = { role: 'combobox', name: /Room number/ } as const;

/** The text at a refused field: the platform's words, or ours if it gave none; at the room number both. */
const FIELD_TEXTS = [
  ['3', 'as in your passport', NAME, 'as in your passport'],
  ['3', '', NAME, 'Please fill this in'],
  ['payment', 'no cash after ten', PAYMENT, 'no cash after ten'],
  ['payment', '', PAYMENT, 'Choose how you would like to pay'],
  ['room_number', 'not in this house', ROOM, expect.stringMatching(/Enter your room number.*not in this house/)],
] as const;

/** A group of choices has no focus of its own, but its first choice. */
const focusTargetOf = (field: HTMLElement): HTMLElement => within(field).queryAllByRole('radio')[0] ?? field;

describe('A refusal in the cart', () => {
  const refused = async (key: string, word: string) => {
    const { drawer, sent } = await filledCart(refusing(key, word));
    await user.click(sendButton());
    await network.settled();
    return { drawer, sent };
  };

  it.each(SAID)('shows the error %s (%j) at once, focuses it, and keeps the order', async (key, word, read) => {
    const { drawer } = await refused(key, word);
    const alert = await drawer.findByRole('alert');
    expect(alert).toHaveTextContent(read);
    expect(alert.parentElement).toHaveFocus();
    expect(cart.get().products).toHaveLength(1);
  });

  it('gives the list a red border below the message for the error "products"', async () => {
    const { drawer } = await refused('products', 'no more than 100 lines');
    const alert = await drawer.findByRole('alert');
    const list = drawer.getByRole('list', { name: 'Products' });
    expect(list).toHaveAttribute('data-error', 'true');
    expect(alert.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['the kitchen is closed', 'the kitchen is closed'],
    ['', NO_WORD],
  ])(
    'shows a red header for products_is_not_available (%j), and mentions no marked line when there is none',
    async (word, read) => {
      const { drawer } = await refused('products_is_not_available', word);
      expect(await drawer.findByRole('heading', { name: 'Not available now' })).toBeVisible();
      expect(drawer.getByRole('alert')).toHaveTextContent(read);
      expect(drawer.getByRole('alert').parentElement).toHaveFocus();
      expect(drawer.queryByText(/marked items/)).toBeNull();
    },
  );

  it('marks and focuses the line for the error "products.{id}"', async () => {
    const { drawer } = await refused('products.31', 'only until 22:00');
    expect(await drawer.findByText('only until 22:00')).toBeVisible();
    expect(drawer.getByRole('button', { name: /^Pizza/ })).toHaveFocus();
    expect(drawer.getByRole('listitem').querySelector('[data-error]')).toBeVisible();
  });

  it('marks the line for an error about a product’s option, which is in the product’s sheet', async () => {
    const line = pizzaLine({}, { property_kit_id: 7, property: kit(option({ id: 62, title: 'Size' })) });
    const { drawer } = await openCart({
      lines: [line],
      ...refusing('properties.62', 'please check this answer'),
      hotel: consentOnlyHotel(),
    });
    await drawer.findByRole('textbox', { name: 'Your name' });
    await consentAndSend();
    expect(await drawer.findByText('please check this answer')).toBeVisible();
    expect(drawer.getByRole('button', { name: /^Pizza/ })).toHaveFocus();
  });

  it.each([
    ['payment', /Payment/, 'radiogroup'],
    ['room_number', /Room number/, 'combobox'],
    ['3', 'Your name', 'textbox'],
  ])('marks and focuses the field for the error "%s"', async (key, name, role) => {
    const { drawer } = await refused(key, 'x');
    await drawer.findByRole(role, { name });
    expect(drawer.getByRole(role, { name })).toBeInvalid();
    expect(focusTargetOf(drawer.getByRole(role, { name }))).toHaveFocus();
    expect(drawer.queryByRole('alert')).toBeNull();
  });

  it.each(FIELD_TEXTS)(
    'shows the platform’s words at the field for the error "%s" (%j)',
    async (key, word, field, text) => {
      const { drawer } = await refused(key, word);
      const shown = await drawer.findByRole(field.role, { name: field.name });
      expect(shown).toHaveAccessibleDescription(text);
    },
  );

  it('shows both messages of one option, and both of one line', async () => {
    const both = { 3: ['in latin letters'], 'properties.3': ['as in your passport'] };
    const line = { 'products.31': ['only until 22:00'], 'products.31.quantity': ['two are left'] };
    const { drawer } = await filledCart({ properties, orders: () => refusal({ ...both, ...line }) });
    await user.click(sendButton());
    await network.settled();
    const name = await drawer.findByRole('textbox', { name: 'Your name' });
    expect(name).toHaveAccessibleDescription(expect.stringMatching(/in latin letters.*as in your passport/));
    expect(drawer.getByText('only until 22:00')).toBeVisible();
    expect(drawer.getByText('two are left')).toBeVisible();
  });

  it('shows the platform’s message about the order beside the marked lines', async () => {
    const fields = { products_is_not_available: ['not on Sundays'], 'products.31': ['gone'] };
    const { drawer } = await filledCart({ properties, orders: () => refusal(fields) });
    await user.click(sendButton());
    await network.settled();
    expect(await drawer.findByRole('alert')).toHaveTextContent(/marked items.*not on Sundays/);
    expect(drawer.getByText('gone')).toBeVisible();
  });

  it.each([
    ['payment', 'please choose how to pay', 'please choose how to pay'],
    ['room_number', '', NO_WORD],
  ])('shows the error "%s" as a message when its field is not shown', async (key, word, read) => {
    const { drawer } = await openCart({
      lines: [pizzaLine()],
      ...refusing(key, word),
      hotel: consentOnlyHotel(),
    });
    await drawer.findByRole('textbox', { name: 'Your name' });
    await consentAndSend();
    expect(await drawer.findByRole('alert')).toHaveTextContent(read);
  });

  it('shows an error about banknotes at its field when the guest pays in cash', async () => {
    const { drawer } = await refused('properties.4', 'how much will you give?');
    await drawer.findByRole('alert');
    await user.click(drawer.getByRole('radio', { name: 'Cash at the door' }));
    expect(drawer.getByRole('textbox', { name: 'Change from' })).toBeInvalid();
    expect(drawer.queryByRole('alert')).toBeNull();
  });
});

describe('A refusal in the fast order', () => {
  const refused = async (key: string, word: string) => {
    resetDevice();
    const { popup } = await openFastOrder(network, { responses: refusing(key, word) });
    await popup.findByRole('textbox', { name: 'Your name' });
    await fillInPopup(popup);
    await user.click(orderButton(popup));
    await network.settled();
    return popup;
  };

  it.each([
    ...SAID,
    ['products_is_not_available', 'closed today', 'closed today'],
    ['products_is_not_available', '', 'Not available now'],
    ['products.31', 'only until 22:00', 'only until 22:00'],
    ['products.31', '', 'Not available now'],
  ] as const)('shows the error %s (%j) at once in the popup and focuses it', async (key, word, read) => {
    const popup = await refused(key, word);
    const alert = await popup.findByRole('alert');
    expect(alert).toHaveTextContent(read);
    expect(alert.parentElement).toHaveFocus();
  });

  it.each([
    ['payment', /Payment/, 'radiogroup'],
    ['room_number', /Room number/, 'combobox'],
    ['3', 'Your name', 'textbox'],
    ['properties.62', /Flight/, 'textbox'],
  ])(
    'marks the field for the error "%s" in the popup and focuses it, until the field is changed',
    async (key, name, role) => {
      const popup = await refused(key, 'not like this');
      const field = await popup.findByRole(role, { name });
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(expect.stringMatching(/not like this$/));
      expect(focusTargetOf(field)).toHaveFocus();
      if (role === 'textbox') {
        await user.type(field, '!');
        expect(field).toBeValid();
      }
    },
  );
});
