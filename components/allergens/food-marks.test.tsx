/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { foodNote } from '@/lib/device/food-note';
import { EMPTY_NOTE } from '@/lib/domain/allergens/food-note';
import type { FoodProduct } from '@/lib/domain/options/food-facts';
import { checkbox, choice, kit } from '@/tests/builders/catalogue/kit';
import { arabicHotel, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { FoodMarks } from './food-marks';

const pizza: FoodProduct = { allergens: ['gluten', 'milk'], diets: ['vegetarian'], is_food: true, property: null };
const marks = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(() => act(() => foodNote.changeNow(() => EMPTY_NOTE)));

it('names the strictest diets and the allergens of a dish', () => {
  renderInHotel(<FoodMarks product={{ ...pizza, allergens: ['gluten'], diets: ['vegetarian', 'vegan'] }} />);
  expect(marks()).toEqual(['vegan', 'gluten']);
  expect(screen.getByText('Contains:')).toBeVisible();
});

it('follows the chosen options', () => {
  const prawns = choice({ checked: true, allergens: { add: ['crustaceans'], remove: [] } });
  renderInHotel(<FoodMarks product={{ ...pizza, property: kit(checkbox({ attrs: [prawns] })) }} />);
  expect(marks()).toEqual(['gluten', 'crustaceans', 'milk']);
});

it('tells guests to ask when the hotel does not say what is in a dish', () => {
  renderInHotel(<FoodMarks product={{ ...pizza, allergens: null, diets: [] }} />);
  expect(screen.getByText('Allergens not stated: please ask the hotel')).toBeVisible();
  expect(marks()).toEqual([]);
});

it('says that none of the fourteen is in a dish only when the hotel does', () => {
  renderInHotel(<FoodMarks product={{ ...pizza, allergens: [], diets: [] }} />);
  expect(screen.getByText('Contains none of the 14 main allergens')).toBeVisible();
});

it('says nothing about what nobody eats', () => {
  renderInHotel(<FoodMarks product={{ ...pizza, allergens: null, is_food: false }} />);
  expect(document.body).toHaveTextContent('');
});

it('speaks the guest’s language', () => {
  renderInHotel(<FoodMarks product={pizza} />, arabicHotel());
  expect(marks()).toEqual(['نباتي', 'غلوتين', 'حليب']);
});

it('warns of what is on the guest’s list, and of what a chosen option adds', () => {
  foodNote.changeNow(() => ({ allergens: ['crustaceans', 'milk'], diets: ['vegan'] }));
  const prawns = choice({ checked: true, allergens: { add: ['crustaceans'], remove: [] } });
  renderInHotel(<FoodMarks product={{ ...pizza, property: kit(checkbox({ attrs: [prawns] })) }} />);
  expect(screen.getByText('On your list: crustaceans, milk')).toBeVisible();
  expect(screen.getByText('Not marked as: vegan')).toBeVisible();
});

it('does not warn of a dish with nothing of the list', () => {
  foodNote.changeNow(() => ({ allergens: ['nuts'], diets: ['vegetarian'] }));
  renderInHotel(<FoodMarks product={pizza} />);
  expect(screen.queryByText(/list/)).toBeNull();
});
