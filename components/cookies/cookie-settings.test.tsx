/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { closeWithResult, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { fakePush } from '@/tests/builders/browser/fake-push';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { arabicHotel, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { CookieSettings } from './cookie-settings';

const network = fakeNetwork();
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByRole('button', { name });
const decision = () => dialog().getByText(/^You have (?:accepted|refused|not decided yet)\.$/);

beforeEach(() => {
  localStorage.clear();
  resetOverlays();
});

it('says that nothing is decided yet, and then what the guest decides', async () => {
  renderInHotel(<CookieSettings />);
  expect(decision()).toHaveTextContent('You have not decided yet.');
  await userEvent.click(button('Do not use'));
  expect(decision()).toHaveTextContent('You have refused.');
  expect(button('Do not use')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Accept all'));
  expect(decision()).toHaveTextContent('You have accepted.');
  expect(button('Do not use')).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('access_cookie')).toBe('true');
});

it('erases nothing before the guest has confirmed it', async () => {
  localStorage.setItem('fs_name', 'Ada');
  renderInHotel(<CookieSettings />);
  await userEvent.click(button('Erase everything'));
  expect(openOverlays()).toMatchObject([{ name: 'confirm', arg: { title: 'Erase everything?' } }]);
  expect(localStorage.getItem('fs_name')).toBe('Ada');
});

/** Confirms that everything is to be erased, of which one database cannot be: no other document is loaded then. */
async function eraseInVain() {
  network.respondTo('POST /api/v1/hotels/cala-verde/room-proof/end', { data: { status: 'ok' } });
  const denied = { databases: () => Promise.reject(new Error('denied')) };
  Object.defineProperty(window, 'indexedDB', { value: denied, configurable: true });
  renderInHotel(
    <>
      <OverlayHost bodies={{ confirm: () => null }} />
      <CookieSettings />
    </>,
  );
  await userEvent.click(button('Erase everything'));
  act(() => closeWithResult('confirm', true));
}

afterEach(() => Reflect.deleteProperty(window, 'indexedDB'));

it('says so when something could not be erased, and stays', async () => {
  await eraseInVain();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here');
});

it('ends the notifications of this phone and what proves a room with everything else', async () => {
  const phone = fakePush({ permission: 'granted', isSubscribed: true });
  network.respondTo('POST /api/v1/public/push/subscriptions/end', { data: { status: 'ok' } });
  await eraseInVain();
  await screen.findByRole('alert');
  expect(phone.isSubscribed()).toBe(false);
  expect(network.requests).toEqual([
    'POST /api/v1/public/push/subscriptions/end',
    'POST /api/v1/hotels/cala-verde/room-proof/end',
  ]);
  phone.remove();
});

it('has its texts in the guest’s language', () => {
  renderInHotel(<CookieSettings />, arabicHotel());
  expect(dialog().getByRole('heading', { name: 'بياناتكم على هذا الجهاز' })).toBeVisible();
});
