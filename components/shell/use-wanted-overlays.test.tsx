/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { closeOverlays, openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { wantsCheckIn, wantsOrders } from '@/lib/device/startup-values';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { useWantedOverlays } from './use-wanted-overlays';

const names = () => openOverlays().map(({ name }) => name);

function Opener() {
  useWantedOverlays();
  return null;
}

beforeEach(() => {
  resetOverlays();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('opens the check-in that a link has asked for, once', async () => {
  wantsCheckIn.changeNow(() => true);
  renderInHotel(fakeRouter().wrap(<Opener />));
  expect(names()).toEqual(['check-in']);
  expect(wantsCheckIn.get()).toBe(false);
  act(() => closeOverlays());
  await waitFor(() => expect(names()).toEqual([]));
});

it('opens My orders when a link has asked for them, and the check-in when they are closed', async () => {
  wantsOrders.changeNow(() => true);
  renderInHotel(fakeRouter().wrap(<Opener />));
  expect(names()).toEqual(['orders']);
  expect(wantsOrders.get()).toBe(false);
  wantsCheckIn.changeNow(() => true);
  act(() => closeOverlays());
  await waitFor(() => expect(names()).toEqual(['check-in']));
});

it('opens nothing when no link has asked for it', () => {
  renderInHotel(fakeRouter().wrap(<Opener />));
  expect(names()).toEqual([]);
});

it('waits while the parameter is still in the address, and while something else is open', async () => {
  wantsCheckIn.changeNow(() => true);
  window.history.replaceState(null, '', '/?online-checkin=1');
  renderInHotel(fakeRouter().wrap(<Opener />));
  expect(names()).toEqual([]);
  window.history.replaceState(null, '', '/');
  act(() => openOverlay('services'));
  expect(names()).toEqual(['services']);
  act(() => closeOverlays());
  await waitFor(() => expect(names()).toEqual(['check-in']));
});
