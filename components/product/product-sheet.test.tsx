/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { Product, SectionHead } from '@/lib/contract/catalogue';
import type { HotelView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { favourites } from '@/lib/device/favourites';
import { propertyValues } from '@/lib/device/property-values';
import { type CartLine, emptyCart } from '@/lib/domain/cart/cart';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { checkbox, choice, kit, option, select } from '@/tests/builders/catalogue/kit';
import { product, section } from '@/tests/builders/catalogue/section';
import { arabicHotel, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ProductSheet } from './product-sheet';

const SECTION = 'GET /api/v1/hotels/cala-verde/products/5';
const network = fakeNetwork();

const options = kit(
  select({
    id: 1,
    title: { en: 'Size', ar: 'الحجم' },
    is_required: true,
    attrs: [
      choice({ id: 11, title: { en: '26 cm', ar: '26 سم' } }),
      choice({ id: 12, title: { en: '32 cm', ar: '32 سم' }, price: 4 }),
    ],
  }),
  checkbox({
    id: 2,
    title: 'Extras',
    pcode_id: 'quantity',
    attrs: [choice({ id: 21, title: 'Mozzarella', price: 2.5 })],
  }),
  option({ id: 3, title: 'Note for the kitchen', extra: { is_resizable: true } }),
);
const pizza = product({ property_kit_id: 7, property: options });

beforeEach(() => {
  resetOverlays();
  cart.changeNow(() => emptyCart(1));
  propertyValues.changeNow(() => []);
  favourites.changeNow(() => []);
});

const tapped = (lineKey: string | null = null) =>
  act(() => openOverlay('product', { sectionId: 5, productId: 31, lineKey, fromRecommendation: false }));

/** Opens the sheet as a tap on a product card or on a cart line does. */
async function opened(
  offered: Product = pizza,
  more: { lineKey?: string; hotel?: HotelView; section?: Partial<SectionHead> } = {},
) {
  network.respondTo(SECTION, { data: { section: section([offered], more.section) } });
  renderInHotel(<OverlayHost bodies={{ product: ProductSheet }} />, more.hotel);
  tapped(more.lineKey);
  return within(await screen.findByRole('dialog'));
}

const lines = () => cart.get().products;
const closed = () => waitFor(() => expect(openOverlays()).toEqual([]));
const orderButton = () => screen.getByRole('button', { name: /^(Add to cart|Save changes)/ });

describe('The sheet of a product', () => {
  it('shows the product’s picture, title, price and description', async () => {
    const sheet = await opened();
    expect(await sheet.findByRole('heading', { name: 'Margherita pizza' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Margherita pizza' })).toBeVisible();
    expect(sheet.getByText('stone').tagName).toBe('B');
    expect(sheet.getByText(/14\.00.€/, { selector: 'p > span' })).toBeVisible();
  });

  it('marks the product as a favourite, on the device', async () => {
    const sheet = await opened();
    const heart = await sheet.findByRole('button', { name: 'Favourite: Margherita pizza' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(favourites.get()).toEqual(['31']);
  });

  it('shows "from" before a price that options can increase', async () => {
    await opened(product({ is_price_from: true }));
    expect(await screen.findByText(/from .*14\.00/, { selector: 'p > span' })).toBeVisible();
  });

  it('shows the product’s hours today, or the section’s when it has none', async () => {
    const everyDay = {
      start_date: null,
      end_date: null,
      days: Array(7).fill(true),
      start_time: '12:00:00',
      end_time: '23:00:00',
    };
    await opened(product(), { section: { schedule: { descr: null, days: [everyDay] } } });
    expect(await screen.findByText('12:00 - 23:00')).toBeVisible();
  });

  it('updates the price at every change of options or quantity', async () => {
    await opened();
    await userEvent.click(await screen.findByRole('radio', { name: /32 cm/ }));
    expect(orderButton()).toHaveAccessibleName(/18\.00/);
    await userEvent.click(screen.getByRole('checkbox', { name: /Mozzarella/ }));
    expect(orderButton()).toHaveAccessibleName(/20\.50/);
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Quantity' })).getByRole('button', { name: 'More' }),
    );
    expect(orderButton()).toHaveAccessibleName(/41\.00/);
  });

  it('limits the quantity to the hotel’s maximum', async () => {
    await opened(product({ max_order_quantity: 2 }));
    const stepper = within(await screen.findByRole('group', { name: 'Quantity' }));
    expect(stepper.getByRole('button', { name: 'Fewer' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(stepper.getByRole('button', { name: 'More' }));
    expect(stepper.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows no stepper when the hotel hides it, and no button in a section without orders', async () => {
    await opened(product({ show_quantity: false }), { section: { hide_order_button: true } });
    await screen.findByRole('heading', { name: 'Margherita pizza' });
    expect(screen.queryByRole('group', { name: 'Quantity' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  });

  it('uses the hotel’s label for the button', async () => {
    await opened(product({ button_order_text: { en: 'Book a table' } }));
    expect(await screen.findByRole('button', { name: /^Book a table/ })).toBeVisible();
  });
});

describe('Adding to the cart', () => {
  it('adds the choices as a new cart line, closes the sheet and announces it', async () => {
    await opened();
    await userEvent.click(await screen.findByRole('radio', { name: /32 cm/ }));
    await userEvent.click(orderButton());
    await closed();
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({ quantity: 1, total_price: 18, section: { id: 5 }, from_recommendation: false });
    expect(lines()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(await screen.findByText('Added: Margherita pizza')).toBeInTheDocument();
  });

  it('adds one cart line for two quick taps', async () => {
    await opened(product());
    await screen.findByRole('heading', { name: 'Margherita pizza' });
    const button = orderButton();
    act(() => {
      button.click();
      button.click();
    });
    await closed();
    expect(lines()).toHaveLength(1);
  });

  it('adds nothing while a required option is missing, and focuses that option', async () => {
    await opened();
    await screen.findByRole('radio', { name: /32 cm/ });
    await userEvent.click(orderButton());
    expect(lines()).toEqual([]);
    expect(orderButton()).toHaveClass('motion-safe:animate-shake');
    const size = screen.getByRole('radiogroup', { name: /^Size/ });
    expect(size).toHaveAccessibleDescription('Please choose one');
    expect(screen.getByRole('radio', { name: /26 cm/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: /26 cm/ }));
    expect(size).toBeValid();
  });
});

describe('The sheet of a cart line', () => {
  const chosen = kit(...options.properties.map((one) => (one.id === 1 ? { ...one, value: 12 } : one)));
  const inCart = (parts: Partial<CartLine> = {}): CartLine => ({
    key: 'mine',
    product: { ...pizza, property: chosen },
    quantity: 3,
    total_price: 54,
    from_recommendation: true,
    ordered_for: null,
    section: { ...section([]) },
    parent_section: null,
    main_section: null,
    above: [],
    ...parts,
  });
  beforeEach(() => cart.changeNow(() => ({ ...emptyCart(1), products: [inCart({ key: 'other' }), inCart()] })));

  it('opens a cart line with its choices and replaces it in its place', async () => {
    await opened(pizza, { lineKey: 'mine' });
    expect(await screen.findByRole('radio', { name: /32 cm/ })).toBeChecked();
    expect(within(screen.getByRole('group', { name: 'Quantity' })).getByRole('status')).toHaveTextContent('3');
    await userEvent.click(screen.getByRole('radio', { name: /26 cm/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Save changes/ }));
    await closed();
    expect(lines().map(({ key, total_price }) => [key, total_price])).toEqual([
      ['other', 54],
      ['mine', 42],
    ]);
    expect(lines()[1]?.from_recommendation).toBe(true);
  });

  it('labels the button of a cart line for saving, even when the hotel has its own label for ordering', async () => {
    await opened({ ...pizza, button_order_text: { en: 'Book a table' } }, { lineKey: 'mine' });
    await userEvent.click(await screen.findByRole('button', { name: /^Save changes/ }));
    await closed();
    expect(lines().map(({ key }) => key)).toEqual(['other', 'mine']);
  });

  it('removes only the opened cart line by the remove button', async () => {
    await opened(pizza, { lineKey: 'mine' });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await closed();
    expect(lines().map(({ key }) => key)).toEqual(['other']);
  });

  it('shows a message when the hotel no longer has the product of a cart line', async () => {
    await opened(product({ id: 99 }), { lineKey: 'mine' });
    expect(await screen.findByRole('alert')).toHaveTextContent('No longer offered');
  });
});

describe('Answers stored on the device', () => {
  it('fills in stored answers, but never a checkbox', async () => {
    propertyValues.changeNow(() => [
      { id: 1, value: 12 },
      { id: 2, value: 'checked' },
      { id: 3, value: 'no basil' },
    ]);
    await opened();
    expect(await screen.findByRole('radio', { name: /32 cm/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Mozzarella/ })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue('no basil');
  });

  it('stores the answers at every change', async () => {
    await opened();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note for the kitchen' }), 'hot');
    await userEvent.click(screen.getByRole('checkbox', { name: /Mozzarella/ }));
    expect(propertyValues.get()).toEqual([{ id: 3, value: 'hot' }]);
  });
});

describe('The sheet before its product is loaded', () => {
  it('opens the sheet at once with a loading message before its product is loaded', async () => {
    network.respondTo(SECTION, () => new Promise(() => undefined));
    renderInHotel(<OverlayHost bodies={{ product: ProductSheet }} />);
    tapped();
    expect(await screen.findByRole('dialog', { name: 'Loading…' })).toBeVisible();
  });

  it('stops waiting for the product after fifteen seconds', async () => {
    jest.useFakeTimers();
    network.respondTo(SECTION, () => new Promise(() => undefined));
    renderInHotel(<OverlayHost bodies={{ product: ProductSheet }} />);
    tapped();
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(screen.getByRole('dialog', { name: 'Loading…' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded just now.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    jest.useRealTimers();
  });

  it('shows an error when the product cannot be read, and retries', async () => {
    network.respondTo(SECTION, undefined);
    renderInHotel(<OverlayHost bodies={{ product: ProductSheet }} />);
    tapped();
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded just now.');
    network.respondTo(SECTION, { data: { section: section([product()]) } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Margherita pizza' })).toBeVisible();
  });
});

it('shows the sheet in Arabic', async () => {
  await opened(pizza, { hotel: arabicHotel() });
  expect(await screen.findByRole('heading', { name: 'بيتزا مارغريتا' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /32 سم/ }));
  const amount = within(screen.getByRole('button', { name: /18\.00/ })).getByText(/18\.00/);
  expect(amount).toHaveAttribute('dir', 'ltr');
});
