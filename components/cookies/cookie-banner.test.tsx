/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { cookieConsent } from '@/lib/device/cookie-consent';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { CookieBanner } from './cookie-banner';

const renderAt = (pathname: string) =>
  renderInHotel(
    <PathnameContext.Provider value={pathname}>
      <button type="button">A card</button>
      <CookieBanner />
    </PathnameContext.Provider>,
  );

const region = () => screen.queryByRole('region', { name: 'A few cookies' });
const button = (name: string) => within(screen.getByRole('region')).getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  resetOverlays();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

it.each([
  ['Accept all', 'true'],
  ['Do not use', 'false'],
  ['Close without accepting', 'false'],
])('stores the decision of the button "%s" as %s, and goes', async (name, stored) => {
  renderAt('/');
  await userEvent.click(button(name));
  expect(localStorage.getItem('access_cookie')).toBe(stored);
  expect(region()).toBeNull();
});

it.each(['true', 'false'])('does not show when %s is stored', (stored) => {
  localStorage.setItem('access_cookie', stored);
  renderAt('/');
  expect(region()).toBeNull();
});

it.each(['/chat', '/locations-occupancy'])('does not show on %s', (pathname) => {
  renderAt(pathname);
  expect(region()).toBeNull();
});

it('goes when the guest decides in another tab', () => {
  renderAt('/');
  expect(region()).toBeVisible();
  act(() => {
    localStorage.setItem('access_cookie', 'false');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_cookie' }));
  });
  expect(region()).toBeNull();
});

it('takes no focus, and gives it back to what had it before', async () => {
  renderAt('/');
  expect(document.body).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'A card' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('region')).toContainElement(document.activeElement as HTMLElement);
  act(() => button('Do not use').focus());
  await userEvent.keyboard('{Enter}');
  expect(cookieConsent.get()).toBe(false);
  expect(screen.getByRole('button', { name: 'A card' })).toHaveFocus();
});

it('opens the full policy', async () => {
  renderAt('/');
  await userEvent.click(button('Cookie policy'));
  expect(openOverlays()).toMatchObject([{ name: 'cookies' }]);
});
