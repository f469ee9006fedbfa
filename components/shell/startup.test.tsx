/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { roomNumber } from '@/lib/device/guest';
import { orderUuids } from '@/lib/device/order-uuids';
import { propertyValues } from '@/lib/device/property-values';
import { unlockedAnnouncement, visitEmail, wantsCheckIn, wantsOrders } from '@/lib/device/startup-values';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { passTurns } from '@/tests/builders/screen/painted';
import { PROOF_CALL, proofOf } from '@/tests/builders/screen/room-proof';
import { HotelLogo } from './hotel-logo';
import { Startup } from './startup';

const network = fakeNetwork();
const router = { replace: jest.fn() };

async function openAt(address: string, { withServices = false, hotel = hotelView() } = {}) {
  resetOverlays();
  window.history.replaceState({ of: 'the router' }, '', address);
  if (withServices) openOverlay('services');
  renderInHotel(
    <AppRouterContext.Provider value={router as never}>
      <Startup />
    </AppRouterContext.Provider>,
    hotel,
  );
  await act(async () => passTurns());
}

const address = () => window.location.pathname + window.location.search + window.location.hash;
const keys = (storage: Storage) => Object.keys(storage).sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  router.replace.mockClear();
});

describe('Startup', () => {
  it('stores what a code knows and takes it out of the address, but nothing else', async () => {
    await openAt('/products/5?lang=en&set-room=204&property-id=31&property-value=Bed+4&q=x#menu');
    expect(roomNumber.get()).toBe('204');
    expect(propertyValues.get()).toEqual([{ id: 31, value: 'Bed 4' }]);
    expect(address()).toBe('/products/5?lang=en&q=x#menu');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('leaves open what the address has opened', async () => {
    await openAt('/products/5?set-room=204', { withServices: true });
    expect(address()).toBe('/products/5');
    expect(openOverlays().map(({ name }) => name)).toEqual(['services']);
  });

  it('keeps the announcement and the request to check in for the visit', async () => {
    await openAt('/?announcement_id=12&online-checkin=1');
    expect(unlockedAnnouncement.get()).toBe('12');
    expect(wantsCheckIn.get()).toBe(true);
    expect(keys(sessionStorage)).toEqual(['announcement_id', 'online_checkin']);
    expect(address()).toBe('/');
  });

  it('goes to the page of a mailing and shows the alternative logo', async () => {
    await openAt(`/?send-url=${btoa('/products/5')}&send-email=ana@example.com`);
    expect(router.replace).toHaveBeenCalledWith('/products/5');
    expect(visitEmail.get()).toBe('ana@example.com');
    expect(document.documentElement).toHaveAttribute('data-alternate-logo');
  });

  it('takes hostile values out of the address and changes nothing', async () => {
    const evil = btoa('//evil.example');
    await openAt(`/?set-room=lobby&send-url=${evil}&send-email=a@b.c&open-product-id=x&property-id=1`);
    expect(router.replace).not.toHaveBeenCalled();
    expect([keys(localStorage), keys(sessionStorage)]).toEqual([[], []]);
    expect(address()).toBe('/');
  });

  it('leaves an address without startup parameters', async () => {
    await openAt('/products/5?product=7');
    expect(address()).toBe('/products/5?product=7');
    expect(window.history.state).toEqual({ of: 'the router' });
  });
});

describe('A room in the address of a hotel where every order asks for a proof', () => {
  const hotel = hotelView({ room_proof: 'for_orders' });

  it('is stored where none is stored, and asks nothing', async () => {
    await openAt('/?set-room=204', { hotel });
    expect(roomNumber.get()).toBe('204');
    expect(network.requests).toEqual([]);
  });

  it.each([
    ['replaces the stored one when this device has proven it', proofOf('204'), '204'],
    ['leaves the stored one when this device has proven another', proofOf('205'), '101'],
    ['leaves the stored one when nothing is proven', proofOf(null), '101'],
    ['leaves the stored one when it cannot be read what is proven', undefined, '101'],
    ['leaves the stored one when the hotel refuses', () => new Response('', { status: 503 }), '101'],
  ])('%s', async (_what, proven, stored) => {
    roomNumber.changeNow(() => '101');
    network.respondTo(PROOF_CALL, proven);
    await openAt('/products/5?set-room=204', { hotel });
    await waitFor(() => expect(network.count(PROOF_CALL)).toBe(1));
    await network.settled();
    expect(roomNumber.get()).toBe(stored);
    expect(address()).toBe('/products/5');
  });

  it('is taken out of the address before it is known whether it is proven', async () => {
    roomNumber.changeNow(() => '101');
    network.respondTo(PROOF_CALL, () => new Promise(() => undefined));
    await openAt('/products/5?set-room=204', { hotel });
    expect(address()).toBe('/products/5');
  });
});

it.each(['off', 'for_charges'] as const)('stores a room without asking where the policy is %s', async (room_proof) => {
  roomNumber.changeNow(() => '101');
  await openAt('/?set-room=204', { hotel: hotelView({ room_proof }) });
  expect(roomNumber.get()).toBe('204');
  expect(network.requests).toEqual([]);
});

it('does not show the alternative logo in any other visit', async () => {
  document.documentElement.toggleAttribute('data-alternate-logo', true);
  await openAt('/?set-room=12');
  expect(document.documentElement).not.toHaveAttribute('data-alternate-logo');
});

it('takes over what staff have handed to the room that this device has proven, each order once', async () => {
  const [mine, handed] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  orderUuids.changeNow(() => [mine]);
  const proven = { data: { ...proofOf('204').data, orders: [handed, mine] } };
  network.respondTo(PROOF_CALL, proven);
  await openAt('/?open-orders=room&set-room=204');
  await waitFor(() => expect(orderUuids.get()).toEqual([mine, handed]));
  expect(wantsOrders.get()).toBe(true);
  expect(address()).toBe('/');
});

it.each(['/?open-orders=1', '/?set-room=204'])('asks for no orders of a room at %s', async (at) => {
  await openAt(at);
  expect(network.count(PROOF_CALL)).toBe(0);
});

it('requests the alternative logo only when it is displayed', () => {
  const hotel = hotelView({ logo: '/storage/logo.svg', alternateLogo: '/storage/alternate.svg' });
  renderInHotel(<HotelLogo hotel={hotel} />);
  const [own, alternate] = screen.getByRole('link').querySelectorAll('img');
  expect(own).toHaveAttribute('src', '/storage/logo.svg');
  expect(own).toHaveClass('alternate-logo:hidden');
  expect(alternate).toHaveAttribute('loading', 'lazy');
  expect(alternate).toHaveClass('hidden', 'alternate-logo:block');
});
