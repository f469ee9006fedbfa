/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { SectionTileView } from '@/lib/contract/views';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { SectionDirectory } from './section-directory';

const tile = (id: number, title: string): SectionTileView => ({
  id,
  title,
  descr: '',
  image: null,
  href: `/sections/${id}`,
  external: false,
  age: null,
});
const TOP = [tile(1, 'Room service'), tile(2, 'Restaurants'), { ...tile(3, 'Tours'), external: true }];
const BARS = { id: 2, subsections: [tile(21, 'Lobby bar'), tile(22, 'Sushi counter')] };

const links = () => screen.getAllByRole('link').map((link) => link.textContent);
const current = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);

it('lists the top level, without links to other sites, and marks the current section', () => {
  renderInHotel(<SectionDirectory sections={TOP} parent={null} current={1} label="Services" />);
  expect(links()).toEqual(['Room service', 'Restaurants']);
  expect(current()).toEqual(['Room service']);
});

it('lists the subsections of the section that contains the current one below it', () => {
  renderInHotel(<SectionDirectory sections={TOP} parent={BARS} current={22} label="Services" />);
  expect(links()).toEqual(['Room service', 'Restaurants', 'Lobby bar', 'Sushi counter']);
  expect(current()).toEqual(['Sushi counter']);
  const [, restaurants] = within(screen.getByRole('navigation', { name: 'Services' })).getAllByRole('listitem');
  expect(restaurants).toHaveTextContent('RestaurantsLobby barSushi counter');
});

it('lists only the sections beside one that is deeper than the second level', () => {
  renderInHotel(<SectionDirectory sections={TOP} parent={{ ...BARS, id: 9 }} current={21} label="Services" />);
  expect(links()).toEqual(['Lobby bar', 'Sushi counter']);
});
