/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { Product } from '@/lib/contract/catalogue';
import { cart } from '@/lib/device/cart';
import { emptyCart } from '@/lib/domain/cart/cart';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { checkbox, choice, kit, select } from '@/tests/builders/catalogue/kit';
import { product, section } from '@/tests/builders/catalogue/section';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ProductSheet } from './product-sheet';

const network = fakeNetwork();
const hotel = hotelView({ timezone: 'Europe/Madrid', variations: { ...NO_VARIATIONS, orderAhead: true } });
const allDay = {
  descr: null,
  days: [{ start_date: null, end_date: null, days: Array(7).fill(true), start_time: '08:00:00', end_time: '23:00:00' }],
};

/** Wednesday 20 May 2026, 09:30 in Madrid. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-20T07:30:00Z'), advanceTimers: true });
  resetOverlays();
  cart.changeNow(() => emptyCart(1));
});
afterEach(() => jest.useRealTimers());

async function opened(parts: Partial<Product>) {
  const shown = product({ schedule: allDay, property_kit_id: parts.property == null ? null : 7, ...parts });
  network.respondTo('GET /api/v1/hotels/cala-verde/products/5', { data: { section: section([shown]) } });
  renderInHotel(<OverlayHost bodies={{ product: ProductSheet }} />, hotel);
  act(() => openOverlay('product', { sectionId: 5, productId: shown.id, lineKey: null, fromRecommendation: false }));
  await screen.findByRole('heading', { name: 'Margherita pizza' });
}

const more = () => screen.getByRole('button', { name: 'More' });
const add = () => userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
const lines = () => cart.get().products;
const closed = () => waitFor(() => expect(openOverlays()).toEqual([]));

it('says from five down how many are left, and lets the guest take no more', async () => {
  await opened({ stock_left: 3 });
  expect(screen.getByText('Only 3 left')).toBeVisible();
  await userEvent.click(more());
  await userEvent.click(more());
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more());
  await add();
  await closed();
  expect(lines()).toMatchObject([{ quantity: 3, ordered_for: null }]);
});

it('says nothing while many are left, and why there is no more once all of them are chosen', async () => {
  await opened({ stock_left: 6 });
  expect(screen.queryByText(/left$/)).toBeNull();
  for (let piece = 1; piece < 6; piece += 1) await userEvent.click(more());
  expect(screen.getByText('Only 6 left')).toBeVisible();
  expect(more()).toHaveAttribute('aria-disabled', 'true');
});

it('orders what is sold out today for the next opening of another day, in any number', async () => {
  await opened({ stock_left: 0 });
  expect(screen.getByText('Sold out for now')).toBeVisible();
  expect(screen.getByText(/^For .*08:00/)).toBeVisible();
  await userEvent.click(more());
  await add();
  await closed();
  expect(lines()).toMatchObject([{ quantity: 2, ordered_for: '2026-05-21T08:00' }]);
});

it('does not order what is sold out and has no hours', async () => {
  await opened({ stock_left: 0, schedule: null });
  expect(screen.getByRole('alert')).toHaveTextContent('Sold out for now');
  await add();
  expect(lines()).toEqual([]);
});

describe('choices', () => {
  const milk = (parts = {}) => [
    choice({ id: 1, title: { en: 'Cow’s milk' } }),
    choice({ id: 2, title: { en: 'Oat milk' }, stock_left: 0, ...parts }),
    choice({ id: 3, title: { en: 'Soya milk' }, stock_left: 2 }),
  ];

  it('marks a sold-out choice, which cannot be chosen, and names how many are left of others', async () => {
    await opened({ property: kit(select({ is_required: true, attrs: milk() })) });
    expect(await screen.findByRole('radio', { name: /Oat milk.*Sold out for now/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Soya milk.*Only 2 left/ })).toBeEnabled();
  });

  it('does so in a dropdown', async () => {
    await opened({ property: kit(select({ attrs: milk(), extra: { is_dropdown: 'true' } })) });
    const [, , oats, soya] = await screen.findAllByRole<HTMLOptionElement>('option');
    expect([oats?.disabled, soya?.disabled]).toEqual([true, false]);
    expect(oats).toHaveTextContent(/Sold out for now/);
  });

  it('does not keep a choice that the hotel gives in advance and that is sold out', async () => {
    await opened({
      property: kit(
        select({ id: 1, value: 2, attrs: milk() }),
        checkbox({ id: 2, title: { en: 'Extras' }, attrs: milk({ checked: true }) }),
      ),
    });
    expect(await screen.findAllByRole('radio')).toHaveLength(3);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('counts a choice in no greater number than is left', async () => {
    await opened({ property: kit(checkbox({ pcode_id: 'quantity', attrs: milk() })), show_quantity: false });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Soya/ }));
    await userEvent.click(more());
    expect(more()).toHaveAttribute('aria-disabled', 'true');
  });
});
