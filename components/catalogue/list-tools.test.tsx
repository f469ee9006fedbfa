/** @jest-environment jsdom */

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { favourites } from '@/lib/device/favourites';
import { foodNote } from '@/lib/device/food-note';
import { EMPTY_NOTE } from '@/lib/domain/allergens/food-note';
import { NO_FILTER } from '@/lib/domain/catalogue/list-filter';
import { pageStore } from '@/lib/state/page-store';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { productCard } from '@/tests/builders/catalogue/product-card';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { lateList } from './late-list';
import { ListFilterDrawer } from './list-filter-drawer';
import { listFilter } from './list-filter-state';
import { ListTools } from './list-tools';
import { ProductList } from './product-list';

const food = (allergens: 'gluten'[] | null, diets: 'vegan'[] = []) => ({
  diets: '',
  allergens: '',
  facts: { allergens, diets, is_food: true },
});
const pizza = productCard({ id: 1, title: 'Pizza', amount: 900, food: food(['gluten']) });
const salad = productCard({ id: 2, title: 'Salad', amount: 400, food: food([], ['vegan']) });
const stew = productCard({ id: 3, title: 'Stew', amount: 700, food: food(null) });
const MENU = [pizza, salad, stew];
const WORDS = { favourite: 'Favourite: {title}', hidden: 'Hidden: {n}', showAll: 'Show all' };

beforeAll(() => {
  // jsdom has no layout.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(resetOverlays);
afterEach(() =>
  act(() => {
    pageStore.set(listFilter, NO_FILTER);
    pageStore.set(lateList, null);
    foodNote.changeNow(() => EMPTY_NOTE);
    favourites.changeNow(() => []);
  }),
);

const renderList = () =>
  renderInHotel(
    <>
      <ListTools products={MENU} words={WORDS} />
      <ProductList sectionId={5} before={0} products={MENU} />
      <ListFilterDrawer arg={{ diets: ['vegan'], hasPopular: false }} />
    </>,
  );
const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);
const heartOf = (title: string) => screen.getByRole('button', { name: `Favourite: ${title}` });

it('keeps the products that a guest marks with a heart on the device', async () => {
  renderList();
  expect(heartOf('Salad')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heartOf('Salad'));
  expect(heartOf('Salad')).toHaveAttribute('aria-pressed', 'true');
  expect(favourites.get()).toEqual(['2']);
  await userEvent.click(heartOf('Salad'));
  expect(favourites.get()).toEqual([]);
});

it('hides what is on the guest’s list, keeps dishes of unknown allergens, and shows all again', async () => {
  foodNote.changeNow(() => ({ allergens: ['gluten'], diets: [] }));
  renderList();
  await userEvent.click(screen.getByRole('switch', { name: 'Hide what I cannot eat' }));
  expect(shown()).toEqual(['Salad', 'Stew']);
  expect(screen.getByText('Hidden: 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(shown()).toEqual(['Pizza', 'Salad', 'Stew']);
  expect(screen.queryByText(/^Hidden/)).toBeNull();
});

it('cannot hide by a list that is empty, and leads to it', async () => {
  renderList();
  expect(screen.getByRole('switch', { name: 'Hide what I cannot eat' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'My allergies and diet' })).toBeVisible();
});

it('shows what suits a diet, counts it on the button, and clears the filter', async () => {
  renderList();
  await userEvent.click(screen.getByRole('checkbox', { name: 'vegan' }));
  expect(shown()).toEqual(['Salad']);
  expect(screen.getByRole('button', { name: 'Show: 1' })).toBeVisible();
  expect(pageStore.get(lateList)?.filters).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(shown()).toEqual(['Pizza', 'Salad', 'Stew']);
});

it('shows only favourites, also those that are marked later', async () => {
  favourites.changeNow(() => ['3']);
  renderList();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Favourites only' }));
  expect(shown()).toEqual(['Stew']);
});

it.each([
  ['Price', ['Salad', 'Stew', 'Pizza']],
  ['Name', ['Pizza', 'Salad', 'Stew']],
  ['As listed', ['Pizza', 'Salad', 'Stew']],
])('sorts by %s', async (order, expected) => {
  renderList();
  await userEvent.click(screen.getByRole('radio', { name: order }));
  expect(shown()).toEqual(expected);
  expect(screen.queryByRole('radio', { name: 'Popular' })).toBeNull();
});
