/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { productCard } from '@/tests/builders/catalogue/product-card';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ProductList } from './product-list';

beforeEach(resetOverlays);

const burger = productCard({ title: 'Cala burger', closed: 'from 18:00' });

it('offers a closed product for its next opening, under its card', async () => {
  renderInHotel(<ProductList sectionId={5} before={0} products={[{ ...burger, ahead: 'Order for 18:00' }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Order for 18:00: Cala burger' }));
  expect(openOverlays()).toMatchObject([{ name: 'product', arg: { sectionId: 5, productId: 31 } }]);
});

it('offers nothing under a closed product that cannot be ordered for later', () => {
  renderInHotel(<ProductList sectionId={5} before={0} products={[burger]} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
