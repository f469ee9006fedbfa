/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { productCard } from '@/tests/builders/catalogue/product-card';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ListChips } from './list-chips';
import { ProductGroups } from './product-groups';

beforeEach(resetOverlays);

const facts = { allergens: [], diets: ['vegetarian' as const], is_food: true };
const pizza = productCard({ id: 1, title: 'Pizza', food: { diets: '', allergens: '', facts } });
const cake = productCard({ id: 2, title: 'Cake', popular: 'Popular' });
const GROUPS = [
  { code: 'mains', title: 'Mains', products: [pizza] },
  { code: 'sweet', title: 'Sweet', products: [cake] },
];
const chips = (groups = GROUPS) => <ListChips label="Room service" filter="Filter" groups={groups} />;

it('links to the headings of the list, of which the first is current', () => {
  renderInHotel(
    <>
      {chips()}
      <ProductGroups sectionId={5} groups={GROUPS} />
    </>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Mains', 'true'],
    ['Sweet', null],
  ]);
  for (const link of links) {
    const { id } = screen.getByRole('region', { name: link.textContent ?? '' });
    expect(link).toHaveAttribute('href', `#${id}`);
  }
});

it('opens the filter with what the list can be filtered by', async () => {
  renderInHotel(chips());
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(openOverlays()).toMatchObject([
    { name: 'list-filter', arg: { diets: ['vegetarian', 'pescatarian', 'pork_free'], hasPopular: true } },
  ]);
});

it('links to no heading above products without one as the current one', () => {
  renderInHotel(chips([{ code: '', title: '', products: [cake] }, ...GROUPS]));
  expect(screen.getByRole('link', { name: 'Mains' })).not.toHaveAttribute('aria-current');
});

it.each([
  ['nothing for a short list without headings', 7, 0],
  ['only the filter for a long one', 8, 1],
])('shows %s', (_title, count, buttons) => {
  const products = Array.from({ length: count }, (_, id) => productCard({ id }));
  renderInHotel(chips([{ code: '', title: '', products }]));
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  expect(screen.queryAllByRole('link')).toHaveLength(0);
});
