/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlay, openOverlays } from '@/components/ui/overlay-stack';
import { guestName } from '@/lib/device/guest';
import type { SuccessFacts } from '@/lib/domain/order-success';
import { fakeNetwork } from '@/tests/builders/fake-network';
import { arabicHotel } from '@/tests/builders/hotel-view';
import { emptyPhone, payingHotel, reception, renderOverlays, visited } from '@/tests/builders/open-cart';

const network = fakeNetwork();
const HOTEL = 'GET /api/v1/hotels/cala-verde';

const facts = (
  section: Partial<SuccessFacts['section']> = {},
  parent: Partial<SuccessFacts['parent_section']> = {},
) => ({
  section: { text_accepted_order: null, hide_view_orders_button: false, ...section },
  parent_section: { text_accepted_order: null, is_hidden: false, ...parent },
  total: 2800,
});

const hotelSays = (text: Record<string, string> | null) =>
  network.answers(HOTEL, {
    data: { hotel: { payments: [], property: null, text_accepted_order: text }, words: {}, languages: [] },
  });

async function splash(arg: SuccessFacts, hotel = payingHotel()) {
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
    hotelSays({ en: '<p>We are on it.</p><p>See you soon.</p>' });
    const dialog = await splash(facts());
    expect(await dialog.findByText('We are on it.')).toBeVisible();
    expect(dialog.getByText('See you soon.')).toBeVisible();
  });

  it('are the dictionary’s where nobody has any, and where the hotel cannot be asked', async () => {
    network.answers(HOTEL, undefined);
    expect(await (await splash(facts())).findByText('Thank you. Your order is with us.')).toBeVisible();
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
