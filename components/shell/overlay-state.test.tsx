/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OverlayFailed, OverlayWaiting, setCallLink } from './overlay-state';

function open(body: () => React.ReactNode, hotel?: HotelView) {
  resetOverlays();
  renderInHotel(<OverlayHost bodies={{ services: body }} />, hotel);
  act(() => openOverlay('services'));
}

it.each([true, false])('shows that an overlay is loading, as a drawer: %p', async (isDrawer) => {
  open(() => <OverlayWaiting isDrawer={isDrawer} />);
  expect(await screen.findByRole('dialog', { name: /^Loading/ })).toBeVisible();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading');
});

it('offers a retry for an overlay that failed, and marks the button while it is busy', async () => {
  const retry = jest.fn();
  open(() => <OverlayFailed onRetry={retry} isBusy />);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveAccessibleName();
  expect(dialog).toHaveAccessibleDescription();
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('retries by itself when the network is back', async () => {
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = jest.fn();
  open(() => <OverlayFailed onRetry={retry} />);
  await screen.findByRole('alertdialog');
  expect(retry).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('retries when the network came back before the message has subscribed to it', async () => {
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = jest.fn();
  open(() => {
    // Layout effects run after the render and before the subscription.
    useLayoutEffect(() => void online.mockReturnValue(true), []);
    return <OverlayFailed onRetry={retry} />;
  });
  await screen.findByRole('alertdialog');
  expect(retry).toHaveBeenCalledTimes(1);
});

it('closes a failed overlay', async () => {
  open(() => <OverlayFailed onRetry={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(openOverlays()).toEqual([]));
});

it('offers the hotel’s telephone where an overlay cannot be loaded, if the hotel names one', async () => {
  setCallLink(HotelCallLink);
  const variations = { ...NO_VARIATIONS, callPhone: '+34 971 000 000' };
  open(() => <OverlayFailed onRetry={() => undefined} />, hotelView({ variations }));
  expect(await screen.findByRole('link', { name: 'Call +34 971 000 000' })).toHaveAttribute('href', 'tel:+34971000000');
});
