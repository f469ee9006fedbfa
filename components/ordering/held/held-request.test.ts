import { withOrderUuid } from '@/lib/domain/cart/change-cart';
import { withFakePage } from '@/tests/builders/browser/fake-page-globals';
import { cartLine, cartWith } from '@/tests/builders/orders/lines';
import { simulatedPhone } from '@/tests/builders/orders/phone';
import { FaultyPlatform } from '@/tests/builders/platform/faulty-platform';

withFakePage();

function guest() {
  const platform = new FaultyPlatform();
  const person = simulatedPhone(platform);
  return { platform, person, tab: person.openTab() };
}

it('stores a request and sends nothing until its time is over', async () => {
  const { platform, tab } = guest();
  expect(await tab.tapRequest(cartLine())).toMatchObject({ kind: 'held' });
  expect(platform.arrivals).toBe(0);
  expect(tab.sender.state()).toEqual({ phase: 'idle' });
  expect(await tab.sendWaiting()).toMatchObject({ kind: 'accepted' });
  expect(platform.arrivals).toBe(1);
  expect(tab.device.intent.get()).toBeNull();
});

it('takes a request back, and sends it never', async () => {
  const { platform, tab } = guest();
  await tab.tapRequest(cartLine());
  expect(await tab.takeBack()).toEqual({ kind: 'taken-back' });
  expect(await tab.sendWaiting()).toEqual({ kind: 'nothing' });
  expect(platform.orders.size).toBe(0);
});

it('does not take back what another tab has sent meanwhile', async () => {
  const { platform, person, tab } = guest();
  await tab.tapRequest(cartLine());
  const other = person.openTab();
  expect(await other.sendWaiting()).toMatchObject({ kind: 'accepted' });
  expect((await tab.takeBack())?.kind).not.toBe('taken-back');
  expect(platform.orders.size).toBe(1);
});

it('does not take back a request whose sending has begun', async () => {
  const { platform, tab } = guest();
  await tab.tapRequest(cartLine());
  platform.postFault = () => '500 before the order was stored';
  await tab.sendWaiting();
  expect(await tab.takeBack()).toMatchObject({ kind: 'unknown' });
  expect(tab.device.intent.get()).not.toBeNull();
});

it('sends a held request before an order of the cart, and the order after it', async () => {
  const { platform, person, tab } = guest();
  await tab.tapRequest(cartLine());
  const uuid = person.newUuid();
  tab.device.cart.changeNow(() => withOrderUuid(cartWith(cartLine()), uuid));
  expect(await tab.tap()).toMatchObject({ kind: 'accepted' });
  expect(platform.orders.size).toBe(2);
  expect(tab.device.cart.get().products).toEqual([]);
});

it('sends a held request before another one, which is held in its place', async () => {
  const { platform, tab } = guest();
  await tab.tapRequest(cartLine());
  expect(await tab.tapRequest(cartLine())).toMatchObject({ kind: 'held' });
  expect(platform.orders.size).toBe(1);
  await tab.sendWaiting();
  expect(platform.orders.size).toBe(2);
});

it('holds nothing while an earlier order is unknown, and settles that one first', async () => {
  const { platform, tab } = guest();
  platform.postFault = () => '500 after the order was stored';
  await tab.tapFastOrder(cartLine());
  platform.recover();
  expect(await tab.tapRequest(cartLine())).toMatchObject({ kind: 'accepted' });
  expect(platform.orders.size).toBe(1);
});

it('keeps a held request for the next page, which sends it once', async () => {
  const { platform, person, tab } = guest();
  await tab.tapRequest(cartLine());
  tab.close();
  const next = person.openTab();
  expect(await next.resolve()).toEqual({ kind: 'nothing' });
  expect(await next.sendWaiting()).toMatchObject({ kind: 'accepted' });
  expect(platform.arrivals).toBe(1);
});
