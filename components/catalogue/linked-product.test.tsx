/** @jest-environment jsdom */

import { act, render, waitFor } from '@testing-library/react';
import { closeOverlays, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { productCard } from '@/tests/builders/catalogue/product-card';
import { LinkedProduct } from './linked-product';

async function follow() {
  const page = render(<LinkedProduct sectionId={5} product={productCard()} />);
  await waitFor(() => expect(openOverlays()).toHaveLength(1));
  return page;
}
const closed = async () => {
  act(() => closeOverlays());
  await waitFor(() => expect(openOverlays()).toEqual([]));
};

beforeEach(() => window.history.replaceState(null, '', '/products/5?product=31'));

describe('LinkedProduct', () => {
  it('opens the sheet of the product in the URL, and removes the product from the URL when the sheet is closed', async () => {
    await follow();
    expect(openOverlays()).toMatchObject([{ name: 'product', arg: { sectionId: 5, productId: 31, lineKey: null } }]);
    expect(window.location.search).toBe('?product=31');
    await closed();
    expect(window.location.href).toMatch(/\/products\/5$/);
  });

  it('opens one sheet when the page with a product in its URL is reloaded', async () => {
    (await follow()).unmount();
    await follow();
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(openOverlays()).toHaveLength(1);
    await closed();
    expect(window.location.search).toBe('');
  });

  it('opens no sheet for a guest who has closed it before this part was loaded, as after a reload', async () => {
    (await follow()).unmount();
    await closed();
    render(<LinkedProduct sectionId={5} product={productCard()} />);
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(openOverlays()).toEqual([]);
  });
});
