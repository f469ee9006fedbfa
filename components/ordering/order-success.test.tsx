/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { guestName } from '@/lib/device/guest';
import { toMinor } from '@/lib/domain/money/money';
import type { OrderSuccessData } from '@/lib/domain/orders/order-success';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { arabicHotel } from '@/tests/builders/screen/hotel-view';
import {
  guestWithCart,
  hotelWithPayment,
  renderOverlays,
  resetDevice,
  visited,
} from '@/tests/builders/screen/open-cart';

const { network, respondToCartCalls } = guestWithCart();

const facts = (
  section: Partial<OrderSuccessData['section']> = {},
  parent: Partial<OrderSuccessData['parent_section']> = {},
): OrderSuccessData => ({
  section: { text_accepted_order: null, hide_view_orders_button: false, ...section },
  parent_section: { text_accepted_order: null, is_hidden: false, ...parent },
  section_ids: [51, 5],
  sum: toMinor(28),
  order: null,
  payment_url: null,
});

async function splash(arg: OrderSuccessData, hotel = hotelWithPayment()) {
  renderOverlays(hotel);
  act(() => openOverlay('order-success', arg));
  return within(await screen.findByRole('dialog'));
}

beforeEach(() => {
  resetDevice();
  respondToCartCalls();
});

describe('The text of the splash', () => {
  const section = { en: 'The kitchen has it, #name#. #name#, we knock.' };

  it('shows the section’s text on the splash with the guest’s name in all places', async () => {
    guestName.changeNow(() => 'Anna');
    expect(
      await (await splash(facts({ text_accepted_order: section }))).findByText(
        'The kitchen has it, Anna. Anna, we knock.',
      ),
    ).toBeVisible();
    expect(network.requests).toEqual([]);
  });

  it('shows the parent section’s text on the splash when the section has none, and omits an unknown name', async () => {
    const arg = facts({ text_accepted_order: { en: ' ' } }, { text_accepted_order: { en: 'Thank you, #name#' } });
    expect(await (await splash(arg)).findByText('Thank you,')).toBeVisible();
  });

  it('shows the hotel’s text on the splash when no section has one', async () => {
    const dialog = await splash(facts(), hotelWithPayment({ text_accepted_order: 'We are on it.\nSee you soon.' }));
    expect(await dialog.findByText('We are on it.')).toBeVisible();
    expect(dialog.getByText('See you soon.')).toBeVisible();
  });

  it('shows repeated paragraphs of the splash’s text', async () => {
    const twice = facts({ text_accepted_order: { en: '<p>Thank you.</p><p>Thank you.</p>' } });
    expect((await splash(twice)).getAllByText('Thank you.')).toHaveLength(2);
  });

  it('shows the dictionary’s text on the splash without a request when neither hotel nor section has one', async () => {
    expect(await (await splash(facts())).findByText('Thank you. Your order is with us.')).toBeVisible();
    expect(network.requests).toEqual([]);
  });

  it('shows the splash’s text in the guest’s language', async () => {
    const dialog = await splash(facts({ text_accepted_order: { en: 'Thanks', ar: 'شكرًا' } }), arabicHotel());
    expect(await dialog.findByText('شكرًا')).toBeVisible();
  });

  it('shows a guest’s name with markup characters as plain text', async () => {
    guestName.changeNow(() => '<img src=x> $&');
    expect(
      await (await splash(facts({ text_accepted_order: { en: 'Hello #name#' } }))).findByText('Hello <img src=x> $&'),
    ).toBeVisible();
  });
});

describe('The buttons of the splash', () => {
  it('replaces the splash by My orders', async () => {
    await userEvent.click((await splash(facts())).getByRole('button', { name: 'View my orders' }));
    expect(openOverlays().map(({ name }) => name)).toEqual(['orders']);
  });

  it('navigates home from the splash', async () => {
    await userEvent.click((await splash(facts())).getByRole('button', { name: 'Home' }));
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(openOverlays()).toEqual([]);
  });

  it('hides the buttons of the splash that the section hides', async () => {
    const dialog = await splash(facts({ hide_view_orders_button: true }));
    expect(dialog.queryByRole('button', { name: 'View my orders' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Home' })).toBeVisible();
  });

  it('hides the splash’s home button for a hidden section', async () => {
    const dialog = await splash(facts({}, { is_hidden: true }));
    expect(dialog.queryByRole('button', { name: 'Home' })).toBeNull();
  });

  it('always shows at least one button on the splash', async () => {
    const dialog = await splash(facts({ hide_view_orders_button: true }, { is_hidden: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(openOverlays()).toEqual([]));
  });
});

describe('The splash of an order paid online', () => {
  const unpaid: OrderSuccessData = { ...facts(), payment_url: '/pay/abc' };

  it('leads to the payment in this tab, and to My orders on the way back', async () => {
    const dialog = await splash(unpaid);
    const link = dialog.getByRole('link', { name: /^Pay online.*28\.00/ });
    expect(link).toHaveAttribute('href', '/pay/abc');
    expect(link).not.toHaveAttribute('target');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(openOverlays().map(({ name }) => name)).toEqual(['orders']);
  });
});

describe('A hotel that sends messages to guests after an order', () => {
  it('asks the guest to check the message, only for the configured sections', async () => {
    const writing = (...under: number[]) =>
      hotelWithPayment({ variations: { ...NO_VARIATIONS, checkMessageUnder: under } });
    const dialog = await splash(facts(), writing(5));
    await userEvent.click(dialog.getByRole('button', { name: 'Check your message' }));
    expect(openOverlays().map(({ name }) => name)).toEqual(['orders']);
    cleanup();
    expect((await splash(facts(), writing(6))).getByRole('button', { name: 'View my orders' })).toBeVisible();
  });
});
