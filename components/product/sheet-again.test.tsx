/** @jest-environment jsdom */
import { act, cleanup, screen } from '@testing-library/react';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { product, section } from '@/tests/builders/catalogue/section';
import { cachedResponses, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { afterPaint } from '@/tests/builders/screen/painted';
import { ProductSheet } from './product-sheet';

const SECTION = 'GET /api/v1/hotels/cala-verde/products/5';
const network = fakeNetwork();
const responses = cachedResponses();

function open() {
  resetOverlays();
  renderInHotel(<OverlayHost bodies={{ product: ProductSheet }} />, undefined, responses);
  const { id } = product();
  act(() => openOverlay('product', { sectionId: 5, productId: id, lineKey: null, fromRecommendation: false }));
}

it('reads a product again after an earlier failure, without showing the old error', async () => {
  network.respondTo(SECTION, undefined);
  open();
  expect(await screen.findByRole('alert')).toBeVisible();
  cleanup();
  network.respondTo(SECTION, { data: { section: section([product()]) } });
  open();
  expect(screen.queryByRole('alert')).toBeNull();
  await afterPaint();
  expect(await screen.findByRole('heading', { name: 'Margherita pizza' })).toBeVisible();
});

it('shows a known product at once, and then what has changed', async () => {
  network.respondTo(SECTION, { data: { section: section([{ ...product(), title: { en: 'Pizza of the day' } }]) } });
  open();
  expect(screen.getByRole('heading', { name: 'Margherita pizza' })).toBeVisible();
  await afterPaint();
  expect(await screen.findByRole('heading', { name: 'Pizza of the day' })).toBeVisible();
});
