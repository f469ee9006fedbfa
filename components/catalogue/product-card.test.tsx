/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ProductCardView } from '@/lib/contract/views';
import { arabicHotel, renderInHotel } from '@/tests/builders/hotel-view';
import { ProductCard } from './product-card';

const wine: ProductCardView = {
  id: 31,
  title: 'Wine',
  image: null,
  price: '',
  isPopup: false,
  age: null,
  closed: null,
};

it.each([
  ['18+ where the gate asks for 18', 18, /^18\+/],
  ['16+ where the gate asks for 16', 16, /^16\+/],
  ['no age where nothing is asked', null, /^Wine/],
] as const)('a card says %s', (_title, age, name) => {
  renderInHotel(<ProductCard product={{ ...wine, age }} sectionId={5} eager={false} />);
  expect(screen.getByRole('button')).toHaveAccessibleName(name);
});

it('a card says that it is closed rather than the age', () => {
  renderInHotel(<ProductCard product={{ ...wine, age: 18, closed: 'from 18:30' }} sectionId={5} eager={false} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('from 18:30 Wine');
});

it('a card says the age as Arabic writes it', () => {
  renderInHotel(<ProductCard product={{ ...wine, age: 16 }} sectionId={5} eager={false} />, arabicHotel());
  expect(screen.getByRole('button')).toHaveTextContent('+16');
});
