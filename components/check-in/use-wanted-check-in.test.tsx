/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { closeOverlays, openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { wantsCheckIn } from '@/lib/device/startup-values';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { useWantedCheckIn } from './use-wanted-check-in';

const names = () => openOverlays().map(({ name }) => name);

function Opener() {
  useWantedCheckIn();
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
