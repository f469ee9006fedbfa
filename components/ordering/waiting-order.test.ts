import { withOrderUuid } from '@/lib/domain/cart/change-cart';
import { withFakePage } from '@/tests/builders/browser/fake-page-globals';
import { cartLine, cartWith } from '@/tests/builders/orders/lines';
import { simulatedPhone } from '@/tests/builders/orders/phone';
import { FaultyPlatform } from '@/tests/builders/platform/faulty-platform';

withFakePage();

function oneLine() {
  const platform = new FaultyPlatform();
  const person = simulatedPhone(platform);
  const tab = person.openTab();
  const uuid = person.newUuid();
  tab.device.cart.changeNow(() => withOrderUuid(cartWith(cartLine()), uuid));
  return { platform, person, tab };
}

it('does not send an order by itself that met a failing hotel while there was a network', async () => {
  const { platform, tab } = oneLine();
  platform.postFault = () => '500 before the order was stored';
  expect(await tab.tap()).toMatchObject({ kind: 'unknown', waits: false });
  platform.postFault = () => null;
  expect(await tab.sendWaiting()).toMatchObject({ kind: 'unknown', waits: false });
  expect(platform.arrivals).toBe(0);
});

it('sends an order by itself that was sent without a network, also from the next tab', async () => {
  const { platform, person, tab } = oneLine();
  platform.postFault = () => 'offline before the send';
  expect(await tab.tap()).toMatchObject({ kind: 'unknown', waits: true });
  expect(await tab.sendWaiting()).toMatchObject({ kind: 'unknown', waits: true });
  tab.close();
  platform.recover();
  const next = person.openTab();
  expect(await next.sendWaiting()).toMatchObject({ kind: 'accepted' });
  expect(await next.sendWaiting()).toEqual({ kind: 'nothing' });
  expect(platform.arrivals).toBe(1);
});

it('does not send a waiting order by itself once the guest has taken it back without a network', async () => {
  const { platform, tab } = oneLine();
  platform.postFault = () => 'offline before the send';
  await tab.tap();
  expect(await tab.abandon()).toMatchObject({ kind: 'unknown', waits: false });
  platform.recover();
  expect(await tab.sendWaiting()).toMatchObject({ kind: 'unknown', waits: false });
  expect(platform.arrivals).toBe(0);
});
