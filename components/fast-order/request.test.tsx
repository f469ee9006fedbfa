/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenConsent } from '@/lib/device/given-consent';
import { roomNumber } from '@/lib/device/guest';
import { orderIntent } from '@/lib/device/pending-order';
import { canUndo } from '@/lib/domain/orders/held-order';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { openFastOrder } from '@/tests/builders/screen/fast-order';
import { resetDevice } from '@/tests/builders/screen/open-cart';

const network = fakeNetwork();
const user = userEvent.setup();

beforeEach(() => {
  resetDevice();
  givenConsent.changeNow(() => null);
  roomNumber.changeNow(() => '214');
});

const openRequest = (price = 0) =>
  openFastOrder(network, {
    isRequest: true,
    transfer: { price, is_popup: false, is_price_from: false, property_kit_id: null, property: null },
  });
const send = (popup: Awaited<ReturnType<typeof openRequest>>['popup']) =>
  user.click(popup.getByRole('button', { name: 'Send to room 214' }));
const toast = async () => within((await screen.findByRole('button', { name: 'Undo' })).parentElement as HTMLElement);

it('holds a request, closes its form, and removes it again on Undo', async () => {
  const { popup, sent } = await openRequest();
  await user.click(popup.getByRole('checkbox'));
  await send(popup);
  const held = await toast();
  expect(held.getByText(/Airport transfer.* · Room 214/)).toBeVisible();
  expect(canUndo(orderIntent.get())).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(held.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back. Nothing was sent.')).toBeVisible();
  expect(orderIntent.get()).toBeNull();
  expect(sent).toEqual([]);
});

it('asks for the consent first, and rests the next request on it', async () => {
  const { popup } = await openRequest();
  await send(popup);
  expect(popup.getByRole('checkbox')).toHaveFocus();
  expect(orderIntent.get()).toBeNull();
  await user.click(popup.getByRole('checkbox'));
  await send(popup);
  await user.click((await toast()).getByRole('button', { name: 'Undo' }));

  const { popup: again } = await openRequest();
  expect(again.queryByRole('checkbox')).toBeNull();
  expect(again.getByText(/^Agreed on/)).toBeVisible();
  expect(again.getByRole('button', { name: 'Personal Data Agreement' })).toBeVisible();
  expect(again.getByText(/You may withdraw your consent/)).toBeVisible();
});

it('asks for the consent when the product costs something by now', async () => {
  givenConsent.changeNow(() => ({ at: Date.now(), text: 'of another wording' }));
  const { popup } = await openRequest(45);
  expect(popup.getByRole('checkbox')).not.toBeChecked();
});
