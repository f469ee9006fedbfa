/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ProductCardView } from '@/lib/contract/views';
import { arabicHotel, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ProductCard } from './product-card';

const wine: ProductCardView = {
  id: 31,
  title: 'Wine',
  image: null,
  price: '',
  isPopup: false,
  isBrief: false,
  age: null,
  closed: null,
};

it.each([
  ['18+ when guests must be 18', 18, /^18\+/],
  ['16+ when guests must be 16', 16, /^16\+/],
  ['no age when there is no age limit', null, /^Wine/],
] as const)('shows %s', (_title, age, name) => {
  renderInHotel(<ProductCard product={{ ...wine, age }} sectionId={5} place={9} />);
  expect(screen.getByRole('button')).toHaveAccessibleName(name);
});

it('shows that a product is closed instead of its age limit', () => {
  renderInHotel(<ProductCard product={{ ...wine, age: 18, closed: 'from 18:30' }} sectionId={5} place={9} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('from 18:30 Wine');
});

it('writes the age limit in Arabic order', () => {
  renderInHotel(<ProductCard product={{ ...wine, age: 16 }} sectionId={5} place={9} />, arabicHotel());
  expect(screen.getByRole('button')).toHaveTextContent('+16');
});
