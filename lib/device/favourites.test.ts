/** @jest-environment jsdom */

import { favourites, toggleFavourite } from './favourites';

beforeEach(() => favourites.changeNow(() => []));

it('marks a product, takes the mark away, and keeps no empty list', () => {
  toggleFavourite('1');
  toggleFavourite('2');
  toggleFavourite('1');
  expect(favourites.get()).toEqual(['2']);
  toggleFavourite('2');
  favourites.changeNow((ids) => ids);
  expect(favourites.get()).toEqual([]);
});

it('keeps the newest 200', () => {
  for (let id = 0; id <= 200; id += 1) toggleFavourite(String(id));
  expect(favourites.get()).toHaveLength(200);
  expect(favourites.get()[0]).toBe('1');
});

it.each([['{"1":true}'], ['not JSON'], ['null']])('reads %s as no favourites', (stored) => {
  localStorage.setItem('favourites', stored);
  favourites.reread();
  expect(favourites.get()).toEqual([]);
});
