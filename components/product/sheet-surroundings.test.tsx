/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgeDialog } from '@/components/age/age-dialog';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { Product, SectionHead } from '@/lib/contract/catalogue';
import type { HotelView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { isAdult, personUuid } from '@/lib/device/guest';
import { propertyValues } from '@/lib/device/property-values';
import { emptyCart } from '@/lib/domain/cart/cart';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { choice, kit, option, select } from '@/tests/builders/catalogue/kit';
import { recommended } from '@/tests/builders/catalogue/recommended';
import { product, section } from '@/tests/builders/catalogue/section';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ProductSheet } from './product-sheet';

const SECTION = 'GET /api/v1/hotels/cala-verde/products/5';
const RECOMMENDED = 'GET /api/v1/hotels/cala-verde/products-recommendations';
const PERSON = 'a3c1f5d0-0000-4000-8000-000000000001';
const GUEST = `GET /api/v1/public/hotels/${hotelView().uuid}/guests/${PERSON}`;
const network = fakeNetwork();

beforeEach(() => {
  resetOverlays();
  cart.changeNow(() => emptyCart(1));
  propertyValues.changeNow(() => []);
  personUuid.changeNow(() => '');
  isAdult.changeNow(() => false);
});

type More = { hotel?: HotelView; section?: Partial<SectionHead>; lineKey?: string };

async function opened(products: readonly Product[], { hotel, section: parts, lineKey }: More = {}) {
  network.respondTo(SECTION, { data: { section: section(products, parts) } });
  const rendered = renderInHotel(<OverlayHost bodies={{ product: ProductSheet, age: AgeDialog }} />, hotel);
  const [first] = products;
  act(() =>
    openOverlay('product', {
      sectionId: 5,
      productId: first?.id ?? 0,
      lineKey: lineKey ?? null,
      fromRecommendation: false,
    }),
  );
  await screen.findByRole('heading', { name: 'Margherita pizza' });
  return rendered;
}

const lines = () => cart.get().products;
const add = () => userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
const closed = () => waitFor(() => expect(openOverlays()).toEqual([]));

describe('The sheet of a product for adults', () => {
  const yes = async () => userEvent.click(await screen.findByRole('button', { name: 'Yes, I am 18 or older' }));
  beforeEach(() => network.respondTo('GET /api/v1/hotels/1/get-public-info/is_adult_18', { data: '' }));

  it.each([
    ['for adults itself', { for_adult: true }, {}],
    ['in a section for adults', {}, { for_adult: true }],
    ['below a section for adults', {}, { parent: { ...section([]), id: 4, for_adult: true } }],
  ])(
    'adds a product %s to the cart once the age is confirmed, and then closes the sheet',
    async (_title, parts, above) => {
      await opened([product(parts)], { section: above });
      await add();
      expect(lines()).toEqual([]);
      await yes();
      await closed();
      expect(lines()).toHaveLength(1);
    },
  );

  it('adds nothing and keeps the choices when the guest denies the age', async () => {
    await opened([product({ for_adult: true })]);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await add();
    await userEvent.click(await screen.findByRole('button', { name: 'No, go back' }));
    await waitFor(() => expect(openOverlays()).toHaveLength(1));
    expect(lines()).toEqual([]);
    expect(within(screen.getByRole('group', { name: 'Quantity' })).getByRole('status')).toHaveTextContent('2');
  });
});

describe('The recommendations in a sheet', () => {
  const everywhere = hotelView({ location_of_recommendations: 'everywhere' });

  it('shows recommendations when the hotel wants them everywhere', async () => {
    network.respondTo(RECOMMENDED, { data: { recommended_products: [recommended()] } });
    await opened([product()], { hotel: everywhere });
    expect(await screen.findByRole('article', { name: 'Lemonade' })).toBeVisible();
  });

  it.each([[null], ['cart']])('shows no recommendations when the hotel’s setting is %s', async (place) => {
    await opened([product()], { hotel: hotelView({ location_of_recommendations: place }) });
    expect(network.requests.some((asked) => asked.startsWith(RECOMMENDED))).toBe(false);
  });

  it('opens a recommendation in a second sheet with its own ids and choices', async () => {
    const sizes = (title: string) =>
      kit(select({ id: 1, title, attrs: [choice({ id: 11, title: 'Small' }), choice({ id: 12, title: 'Large' })] }));
    const lemonade = product({ id: 41, title: 'Lemonade', property_kit_id: 8, property: sizes('Glass') });
    network.respondTo(RECOMMENDED, {
      data: { recommended_products: [recommended({ property_kit_id: 8, property: sizes('Glass') })] },
    });
    await opened([product({ property_kit_id: 7, property: sizes('Size') }), lemonade], { hotel: everywhere });
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add: Lemonade' }));
    const second = within(await screen.findByRole('dialog', { name: 'Lemonade' }));
    await userEvent.click(second.getByRole('radio', { name: 'Small' }));
    const first = within(screen.getByRole('dialog', { name: 'Margherita pizza' }));
    expect(first.getByRole('radio', { name: 'Large' })).toBeChecked();
    await userEvent.click(second.getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(openOverlays()).toHaveLength(1));
    expect(lines()).toMatchObject([{ product: { id: 41 }, from_recommendation: true }]);
  });
});

const everyDay = { start_date: null, end_date: null, days: Array(7).fill(true), start_time: null, end_time: null };

describe('A product that cannot be ordered now', () => {
  /** Wednesday 20 May 2026, 09:30 in Madrid. */
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-20T07:30:00Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const from = (start_time: string, end_time: string) => ({
    descr: null,
    days: [{ start_date: null, end_date: null, days: Array(7).fill(true), start_time, end_time }],
  });

  const mondays = { descr: null, days: [{ ...everyDay, days: [false, true, false, false, false, false, false] }] };

  const ended = { descr: null, days: [{ ...everyDay, end_date: '2026-01-01' }] };

  it.each([
    ['sold out', { is_available: false }, 'Sold out for now'],
    ['not open yet', { schedule: from('18:00:00', '23:00:00') }, /^Available from .?18:00.?$/],
    ['closed for the rest of the day', { schedule: from('07:00:00', '09:00:00') }, /^opens .?Thu 07:00.?$/],
    ['closed on this weekday', { schedule: mondays }, /^opens .?Mon 00:00.?$/],
    ['closed for good', { schedule: ended }, /^Not available today$/],
  ])('shows a product as %s and does not add it to the cart', async (_what, parts, words) => {
    await opened([product(parts)]);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(words);
    const button = screen.getByRole('button', { name: /^Add to cart/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(words);
    await add();
    expect(lines()).toEqual([]);
    expect(alert.parentElement).toHaveFocus();
    expect(openOverlays()).toHaveLength(1);
  });

  it('adds a product when only its section is closed, because the hotel accepts such orders', async () => {
    await opened([product()], { section: { schedule: from('18:00:00', '23:00:00') } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/closed now$/)).toBeVisible();
    await add();
    await closed();
    expect(lines()).toHaveLength(1);
  });

  it('removes a product that cannot be ordered from the cart', async () => {
    cart.changeNow(() => ({
      ...emptyCart(1),
      products: [cartLine({ key: 'mine', product: cartProduct({ id: 31 }) })],
    }));
    await opened([product({ is_available: false })], { lineKey: 'mine' });
    expect(screen.getByRole('button', { name: /^Save changes/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await closed();
    expect(lines()).toEqual([]);
  });
});

describe('The hours in a sheet', () => {
  it('shows only once that a product is not available today', async () => {
    await opened([product({ schedule: { descr: null, days: [{ ...everyDay, days: Array(7).fill(false) }] } })]);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not available today$/);
    expect(screen.queryByText('Available soon')).toBeNull();
  });

  it('shows "available soon" for a schedule without days, and the product can be added', async () => {
    await opened([product({ schedule: { descr: null, days: [] } })]);
    expect(screen.getByText('Available soon')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await add();
    await closed();
    expect(lines()).toHaveLength(1);
  });

  it.each([
    ['the product’s', { descr: { en: 'When the <b>sea</b> is calm' }, days: [] }, 'When the sea is calm'],
    ['the section’s', null, 'From the garden grill'],
  ])('shows the hotel’s text about the hours: %s', async (_title, schedule, words) => {
    const ofSection = { descr: { en: 'From the garden grill' }, days: [everyDay] };
    await opened([product({ schedule })], { section: { schedule: ofSection } });
    const text = screen.getByRole('dialog').textContent;
    expect(text).toContain(words);
    expect(text?.includes('From the garden grill')).toBe(schedule === null);
  });

  it('shows no hours for a kitchen that never closes', async () => {
    const always = { start_date: null, end_date: null, days: Array(7).fill(true), start_time: null, end_time: null };
    await opened([product()], { section: { schedule: { descr: null, days: [always] } } });
    expect(screen.queryByText(/00:00/)).toBeNull();
  });
});

describe('A guest whom the hotel knows', () => {
  const asked = kit(
    option({ id: 1, title: 'Name', pcode_id: 'name' }),
    option({ id: 2, title: 'Phone', pcode_id: 'phone_number' }),
    option({ id: 3, title: 'Note' }),
  );
  const massage = product({ property_kit_id: 7, property: asked });
  const known = { data: { name: 'Ana Ruiz', idphone: '+34600123456', reservations: [] } };
  const field = (name: string) => screen.findByRole('textbox', { name });
  beforeEach(() => personUuid.changeNow(() => PERSON));

  it('fills in name and phone number of a guest whom the hotel knows', async () => {
    network.respondTo(GUEST, known);
    await opened([massage]);
    await waitFor(async () => expect(await field('Name')).toHaveValue('Ana Ruiz'));
    expect(await field('Phone')).toHaveValue('+34-600-12-34-56');
  });

  it('keeps what was typed before the hotel answered, and does not refill a cleared field', async () => {
    let respond: (known: unknown) => void = () => undefined;
    network.respondTo(GUEST, () => new Promise((resolve) => (respond = resolve)));
    await opened([massage]);
    await userEvent.type(await field('Name'), 'Anna');
    await act(async () => respond(known));
    await waitFor(async () => expect(await field('Phone')).toHaveValue('+34-600-12-34-56'));
    expect(await field('Name')).toHaveValue('Anna');
    await userEvent.clear(await field('Phone'));
    expect(await field('Phone')).toHaveValue('');
  });

  it('does not ask the hotel for the guest when no option needs it', async () => {
    await opened([product({ property_kit_id: 7, property: kit(option({ id: 3, title: 'Note' })) })]);
    propertyValues.changeNow(() => [
      { id: 1, value: 'Ana' },
      { id: 2, value: '+34-600-12-34-56' },
    ]);
    await opened([{ ...massage, id: 32 }]);
    expect(network.requests).not.toContain(GUEST);
  });

  it('opens a cart line with its choices instead of the guest’s data', async () => {
    const product_ = cartProduct({ ...massage, schedule: null });
    cart.changeNow(() => ({ ...emptyCart(1), products: [cartLine({ key: 'mine', product: product_ })] }));
    await opened([massage], { lineKey: 'mine' });
    expect(await field('Name')).toHaveValue('');
    expect(network.requests).not.toContain(GUEST);
  });

  it('lets the guest type and retry when the hotel cannot be asked', async () => {
    network.respondTo(GUEST, undefined);
    await opened([massage]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your details could not be filled in just now.');
    await userEvent.type(await field('Name'), 'Anna');
    network.respondTo(GUEST, known);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await field('Phone')).toHaveValue('+34-600-12-34-56'));
    expect(await field('Name')).toHaveValue('Anna');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows no message when the hotel does not know the guest', async () => {
    network.respondTo(GUEST, Response.json({ status: 404, refusal: 'not-found' }, { status: 404 }));
    await opened([massage]);
    await waitFor(() => expect(network.requests).toContain(GUEST));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
