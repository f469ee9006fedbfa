/** @jest-environment jsdom */
import { act, within } from '@testing-library/react';
import { foodNote } from '@/lib/device/food-note';
import { EMPTY_NOTE } from '@/lib/domain/allergens/food-note';
import type { CartLine } from '@/lib/domain/cart/cart';
import italian from '@/lib/words/it.json';
import portuguese from '@/lib/words/pt.json';
import { choice, kit, select } from '@/tests/builders/catalogue/kit';
import { consentOnlyHotel, guestWithCart, pizzaLine } from '@/tests/builders/screen/open-cart';

const { network, user, openCart } = guestWithCart();
const LANGUAGES = [
  { code: 'it', name: 'Italiano', flag: 'it', label: 'IT' },
  { code: 'en', name: 'English', flag: 'gb', label: 'EN' },
];
const milk = select({
  id: 1,
  title: { en: 'Milk', it: 'Latte' },
  value: 10,
  attrs: [choice({ id: 10, title: { en: 'Oat', it: 'Avena' } })],
});
const pizza = () =>
  pizzaLine({}, { title: { en: 'Pizza', it: 'Pizza al taglio' }, property: kit(milk), is_food: true });

/** Opens the cart of an English guest at a hotel with these languages. Returns it and the part under this title. */
async function opened(languages: typeof LANGUAGES, parts: Partial<CartLine> = {}) {
  const { drawer } = await openCart({
    lines: [{ ...pizza(), ...parts }],
    products: [pizza().product],
    hotel: { ...consentOnlyHotel(), languages },
    calls: { 'GET /words/it': Response.json(italian) },
  });
  await drawer.findByRole('checkbox', { name: /personal data/i });
  return drawer;
}

afterEach(() => act(() => foodNote.changeNow(() => EMPTY_NOTE)));

it('shows lines and choices in the guest’s words and beside them as the hotel reads them, marked as its language', async () => {
  const drawer = await opened(LANGUAGES);
  const title = drawer.getByText('How the hotel reads it (Italiano)');
  const part = within(title.closest('details') as HTMLElement);
  const [, row] = part.getAllByRole('row');
  const [own, theirs] = within(row as HTMLElement).getAllByRole('cell');
  expect(own).toHaveTextContent(/^2× PizzaMilk: .?Oat/);
  expect(own).not.toHaveAttribute('lang');
  expect(theirs).toHaveTextContent(/^2× Pizza al taglioLatte: .?Avena/);
  expect(theirs).toHaveAttribute('lang', 'it');
});

it('names the time for which a line is ordered, in both languages', async () => {
  const drawer = await opened(LANGUAGES, { ordered_for: '2099-06-18T18:30' });
  const rows = drawer.getByText('How the hotel reads it (Italiano)').closest('details') as HTMLElement;
  expect(await within(rows).findByText(/Ordered for: .*18:30/)).toBeInTheDocument();
  expect(within(rows).getByText(/Ordinato per.*18:30/)).toBeInTheDocument();
});

it('shows the sentences about allergies once the guest ticks that they are sent', async () => {
  foodNote.changeNow(() => ({ allergens: ['milk'], diets: [] }));
  const drawer = await opened(LANGUAGES);
  const sentence = /latte/;
  expect(drawer.queryByText(sentence)).toBeNull();
  await user.click(drawer.getByRole('checkbox', { name: /^Tell the kitchen/ }));
  expect(await drawer.findByText(sentence)).toBeInTheDocument();
});

it('says that the sentences could not be read, and reads them again', async () => {
  foodNote.changeNow(() => ({ allergens: ['eggs'], diets: [] }));
  const drawer = await opened([{ code: 'pt', name: 'Português', flag: 'pt', label: 'PT' }, ...LANGUAGES]);
  network.respondTo('GET /words/pt', undefined);
  await user.click(drawer.getByRole('checkbox', { name: /^Tell the kitchen/ }));
  const retry = await drawer.findByRole('button', { name: 'Try again' });
  network.respondTo('GET /words/pt', Response.json(portuguese));
  await user.click(retry);
  expect(await drawer.findByText(/ovos/i)).toBeInTheDocument();
});

it('shows nothing to a guest who reads the language of the hotel', async () => {
  const drawer = await opened([...LANGUAGES].reverse());
  expect(drawer.queryByText(/^How the hotel reads it/)).toBeNull();
});
