import { translationsOf } from '../e2e/guest';
import { CART_BAR, ORDER_BUTTON, PRODUCT_CARD } from '../e2e/parts';
import { expect } from './fixtures';
import type { Guest } from './guest';

type Translate = ReturnType<typeof translationsOf>;

/** The messages of the hotel in which these journeys order. */
export const t = translationsOf('cala-verde', 'en');

export const button = (text: string) => ({ css: 'button', text });

/** Opens the sheet of a product of the page. */
export async function openProduct(guest: Guest, title: string): Promise<void> {
  await guest.click({ css: PRODUCT_CARD, text: title });
  await guest.see({ css: 'h2', text: title });
}

/** Adds the open product to the cart. */
export async function addToCart(guest: Guest): Promise<void> {
  await guest.click(ORDER_BUTTON);
  await guest.dialogs(0);
}

/** Opens the cart and fills in the fields that the hotel requires for every order: cash, a room, the consent. */
export async function fillInCart(guest: Guest, translate: Translate = t): Promise<void> {
  await guest.click(CART_BAR);
  await guest.see({ css: 'h2', text: translate('your_order') });
  await guest.click('[role="radiogroup"] label, [role="radiogroup"] [role="radio"]');
  await guest.fill({ css: 'input', text: translate('room_number') }, '214');
  await guest.see({ css: 'input', text: translate('room_number') }, { value: '214' });
  await guest.click({ css: 'input[type="checkbox"]', index: -1 });
  await guest.see({ css: 'input[type="checkbox"]', index: -1 }, { isChecked: true });
}

/** Sends the order of the filled cart, and opens My orders. */
export async function sendOrder(guest: Guest, translate: Translate = t): Promise<void> {
  await guest.click({ css: 'button[type="submit"]', text: translate('send_to_order') });
  await guest.click(button(translate('view_orders')));
  await guest.see({ css: 'article' });
}

/** Orders a cake from the list of products. */
export async function orderCake(guest: Guest): Promise<void> {
  await guest.open('/products/102', 'en');
  await openProduct(guest, 'Strawberry cake');
  await addToCart(guest);
  await fillInCart(guest);
  await sendOrder(guest);
}

/** The uuid of the newest order of the guest's device. */
export async function newestOrder(guest: Guest): Promise<string> {
  const uuids: string[] = JSON.parse(await guest.evaluate(() => localStorage.getItem('fs_uuids') ?? '[]', null));
  expect(uuids).not.toEqual([]);
  return uuids.at(-1) ?? '';
}
