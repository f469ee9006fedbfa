/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OfflineDialog } from './offline-dialog';

const network = fakeNetwork();
const LIVE = 'GET /healthz/live';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

function openDialog() {
  const router = fakeRouter();
  renderInHotel(router.wrap(<OverlayHost bodies={{ offline: OfflineDialog }} />));
  act(() => openOverlay('offline', { href: '/products/7' }));
  return router;
}

it('says that the guest is offline until a retry reaches the server, and then follows the link', async () => {
  network.respondTo(LIVE, undefined);
  const router = openDialog();
  expect(await screen.findByRole('alertdialog', { name: 'You are offline.' })).toBeVisible();
  await network.settled();
  expect(router.calls).toEqual([]);
  network.respondTo(LIVE, {});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.calls).toEqual(['push /products/7']));
  expect(openOverlays()).toEqual([]);
});

it('follows the link at once when the server can be reached', async () => {
  network.respondTo(LIVE, {});
  const router = openDialog();
  await waitFor(() => expect(router.calls).toEqual(['push /products/7']));
});
