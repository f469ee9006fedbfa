/** @jest-environment jsdom */

import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { CardWarnings } from '@/components/allergens/card-warnings';
import { cart } from '@/lib/device/cart';
import { foodNote } from '@/lib/device/food-note';
import type { FoodFacts } from '@/lib/domain/allergens/allergens';
import { EMPTY_NOTE } from '@/lib/domain/allergens/food-note';
import { emptyCart } from '@/lib/domain/cart/cart';
import { productCard } from '@/tests/builders/catalogue/product-card';
import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ProductCard } from './product-card';

const wine = productCard({ title: 'Wine' });

afterEach(() => act(() => foodNote.changeNow(() => EMPTY_NOTE)));

it('shows its label before its title', () => {
  renderInHotel(<ProductCard product={{ ...wine, label: 'from 18:30' }} sectionId={5} place={9} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('from 18:30 Wine');
});

it('shows no label where there is none', () => {
  renderInHotel(<ProductCard product={wine} sectionId={5} place={9} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Wine');
});

const facts: FoodFacts = { allergens: ['gluten', 'milk'], diets: ['vegetarian'], is_food: true };

it('says the diets and the allergens of a dish', () => {
  const food = { diets: 'vegetarian', allergens: 'Contains: gluten, milk', facts };
  renderInHotel(<ProductCard product={{ ...wine, food }} sectionId={5} place={9} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Wine vegetarian Contains: gluten, milk');
});

it('says nothing about a dish whose allergens and diets are not known', () => {
  renderInHotel(
    <ProductCard product={{ ...wine, food: { diets: '', allergens: '', facts } }} sectionId={5} place={9} />,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Wine');
});

it('marks a dish with something of the guest’s list, as long as it is on the list', () => {
  foodNote.changeNow(() => ({ allergens: ['milk', 'nuts'], diets: ['vegan'] }));
  renderInHotel(
    <>
      <CardWarnings />
      <ProductCard product={{ ...wine, food: { diets: '', allergens: '', facts } }} sectionId={5} place={9} />
    </>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Wine On your list: milk Not marked as: vegan');
  act(() => foodNote.changeNow(() => EMPTY_NOTE));
  expect(screen.getByRole('button')).toHaveAccessibleName('Wine');
});

it('tells a guest with a list to ask about a dish whose allergens are not known', () => {
  foodNote.changeNow(() => ({ allergens: ['milk'], diets: [] }));
  const unknown = { diets: '', allergens: '', facts: { ...facts, allergens: null } };
  renderInHotel(
    <>
      <CardWarnings />
      <ProductCard product={{ ...wine, food: unknown }} sectionId={5} place={9} />
    </>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Wine Allergens not stated: please ask the hotel');
});

it('renders only the card whose count in the cart changes', () => {
  const rendered: string[] = [];
  const ids = Array.from({ length: 50 }, (_, index) => index + 1);
  renderInHotel(
    <div>
      {ids.map((id) => (
        <Profiler key={id} id={String(id)} onRender={(card) => rendered.push(card)}>
          <ProductCard
            product={{ ...wine, id, title: `Wine ${id}`, ...(id % 2 === 0 && { isOneTap: true }) }}
            sectionId={5}
            place={9}
          />
        </Profiler>
      ))}
    </div>,
  );
  const change = (how: Parameters<typeof cart.changeNow>[0]) => {
    rendered.length = 0;
    act(() => cart.changeNow(how));
    return rendered;
  };
  const line = cartLine({ product: cartProduct({ id: 7 }), quantity: 3 });
  expect(change(() => cartWith(line))).toEqual(['7']);
  expect(screen.getByRole('button', { name: /In the cart: 3.*Wine 7$/ })).toBeVisible();
  expect(change((current) => ({ ...current, comment: 'At the pool' }))).toEqual([]);
  expect(
    change((current) => ({
      ...current,
      products: [...current.products, cartLine({ product: cartProduct({ id: 99 }) })],
    })),
  ).toEqual([]);
  expect(change(() => emptyCart(1))).toEqual(['7']);
});
