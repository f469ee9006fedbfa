/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { guestName } from '@/lib/device/guest';
import { toMinor } from '@/lib/domain/money/money';
import type { OrderSuccessData } from '@/lib/domain/orders/order-success';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { fakeNetwork } from '@/tests/builders/fake-network';
import { arabicHotel } from '@/tests/builders/hotel-view';
import { emptyPhone, payingHotel, reception, renderOverlays, visited } from '@/tests/builders/open-cart';

const network = fakeNetwork();

const facts = (
  section: Partial<OrderSuccessData['section']> = {},
  parent: Partial<OrderSuccessData['parent_section']> = {},
): OrderSuccessData => ({
  section: { text_accepted_order: null, hide_view_orders_button: false, ...section },
  parent_section: { text_accepted_order: null, is_hidden: false, ...parent },
  section_ids: [51, 5],
  total: toMinor(28),
  payment_url: null,
});

async function splash(arg: OrderSuccessData, hotel = payingHotel()) {
  renderOverlays(hotel);
  act(() => openOverlay('order-success', arg));
  return within(await screen.findByRole('dialog'));
}

beforeEach(() => {
  emptyPhone();
  reception(network);
});

describe('the words after an order', () => {
  const section = { en: 'The kitchen has it, #name#. #name#, we knock.' };

  it('are the section’s, with the guest’s name wherever it belongs', async () => {
    guestName.changeNow(() => 'Anna');
    expect(
      await (await splash(facts({ text_accepted_order: section }))).findByText(
        'The kitchen has it, Anna. Anna, we knock.',
      ),
    ).toBeVisible();
    expect(network.asked).toEqual([]);
  });

  it('are the parent section’s where the section’s are empty, and name nobody who is not known', async () => {
    const arg = facts({ text_accepted_order: { en: ' ' } }, { text_accepted_order: { en: 'Thank you, #name#' } });
    expect(await (await splash(arg)).findByText('Thank you,')).toBeVisible();
  });

  it('are the hotel’s where no section has any', async () => {
    const dialog = await splash(facts(), payingHotel({ text_accepted_order: 'We are on it.\nSee you soon.' }));
    expect(await dialog.findByText('We are on it.')).toBeVisible();
    expect(dialog.getByText('See you soon.')).toBeVisible();
  });

  it('are shown as often as they are said', async () => {
    const twice = facts({ text_accepted_order: { en: '<p>Thank you.</p><p>Thank you.</p>' } });
    expect((await splash(twice)).getAllByText('Thank you.')).toHaveLength(2);
  });

  it('are the dictionary’s where nobody has any, and nobody is asked for them', async () => {
    expect(await (await splash(facts())).findByText('Thank you. Your order is with us.')).toBeVisible();
    expect(network.asked).toEqual([]);
  });

  it('are in the guest’s language', async () => {
    const dialog = await splash(facts({ text_accepted_order: { en: 'Thanks', ar: 'شكرًا' } }), arabicHotel());
    expect(await dialog.findByText('شكرًا')).toBeVisible();
  });

  it('show a name as the guest wrote it, whatever it looks like', async () => {
    guestName.changeNow(() => '<img src=x> $&');
    expect(
      await (await splash(facts({ text_accepted_order: { en: 'Hello #name#' } }))).findByText('Hello <img src=x> $&'),
    ).toBeVisible();
  });
});

describe('the ways on', () => {
  it('lead to the orders, in place of the splash', async () => {
    await userEvent.click((await splash(facts())).getByRole('button', { name: 'View my orders' }));
    expect(openOverlays().map(({ name }) => name)).toEqual(['orders']);
  });

  it('lead home', async () => {
    await userEvent.click((await splash(facts())).getByRole('button', { name: 'Home' }));
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(openOverlays()).toEqual([]);
  });

  it('leave out what the section hides', async () => {
    const dialog = await splash(facts({ hide_view_orders_button: true }));
    expect(dialog.queryByRole('button', { name: 'View my orders' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Home' })).toBeVisible();
  });

  it('leave out home for a hidden section', async () => {
    const dialog = await splash(facts({}, { is_hidden: true }));
    expect(dialog.queryByRole('button', { name: 'Home' })).toBeNull();
  });

  it('are never none', async () => {
    const dialog = await splash(facts({ hide_view_orders_button: true }, { is_hidden: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(openOverlays()).toEqual([]));
  });
});

describe('an order that is paid online', () => {
  const unpaid: OrderSuccessData = { ...facts(), payment_url: '/pay/abc' };
  const tab = { opener: window as unknown, location: { replace: jest.fn() } };
  const opensTabs = (opens: boolean) =>
    jest.spyOn(window, 'open').mockReturnValue(opens ? (tab as unknown as Window) : null);
  afterEach(() => jest.restoreAllMocks());

  it('is paid in a tab of its own, which knows nothing of this one, and here the orders show', async () => {
    opensTabs(true);
    const dialog = await splash(unpaid);
    await userEvent.click(dialog.getByRole('link', { name: /^Pay online \(opens in a new tab\).*28\.00/ }));
    expect(tab.opener).toBeNull();
    expect(tab.location.replace.mock.calls).toEqual([[new URL('/pay/abc', window.location.href)]]);
    expect(openOverlays().map(({ name }) => name)).toEqual(['orders']);
  });

  it('keeps a plain link where the browser opens no tab', async () => {
    opensTabs(false);
    const dialog = await splash(unpaid);
    await userEvent.click(dialog.getByRole('link', { name: /^Pay online/ }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Your browser did not open a new page.');
    expect(dialog.getByRole('link', { name: 'Open the payment here' })).toHaveAttribute('href', '/pay/abc');
    expect(dialog.getByRole('button', { name: 'View my orders' })).toBeVisible();
    expect(openOverlays().map(({ name }) => name)).toEqual(['order-success']);
  });
});

describe('a hotel that writes to its guests after an order', () => {
  it('asks to check the message, under its sections alone', async () => {
    const writing = (...under: number[]) => payingHotel({ variations: { ...NO_VARIATIONS, checkMessageUnder: under } });
    const dialog = await splash(facts(), writing(5));
    await userEvent.click(dialog.getByRole('button', { name: 'Check your message' }));
    expect(openOverlays().map(({ name }) => name)).toEqual(['orders']);
    cleanup();
    expect((await splash(facts(), writing(6))).getByRole('button', { name: 'View my orders' })).toBeVisible();
  });
});
