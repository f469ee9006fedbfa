import { intentOptions } from '@/lib/device/pending-order';
import { addLine, withOrderUuid } from '@/lib/domain/cart/change-cart';
import { eventLoopTurns, withFakePage } from '@/tests/builders/browser/fake-page-globals';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { simulatedPhone } from '@/tests/builders/orders/phone';
import { FaultyPlatform, POST_FAULTS, type PostFault } from '@/tests/builders/platform/faulty-platform';
import type { OrderSender } from './order-sender';

withFakePage();

const phaseOf = (sender: OrderSender) => {
  const state = sender.state();
  return state.phase === 'settled' ? state.outcome.kind : state.phase;
};

/** `lag`: see `phoneStorage`. */
const oneLine = (lag = 0) => {
  const platform = new FaultyPlatform();
  const person = simulatedPhone(platform, () => lag);
  const tab = person.openTab();
  const line = cartLine();
  const uuid = person.newUuid();
  tab.device.cart.changeNow(() => withOrderUuid(cartWith(line), uuid));
  return { platform, person, tab, line };
};

describe('An order that arrives', () => {
  it('removes the lines from the cart, stores the order’s uuid, and stores the guest’s name and room', async () => {
    const { platform, tab } = oneLine();
    const asked = kit(option({ id: 3, pcode_id: 'name', value: 'Anna' }));
    tab.device.cart.changeNow((cart) => ({ ...cart, property: asked }));
    tab.device.answers.changeNow(() => [{ id: 3, value: 'Anna' }]);
    expect(await tab.tap()).toMatchObject({ kind: 'accepted', success: { sum: 10_000 } });
    const [uuid] = platform.orders.keys();
    expect(tab.device.orders.get()).toEqual([uuid]);
    expect(tab.device.cart.get().products).toEqual([]);
    expect(tab.device.cart.get().property).toEqual(asked);
    expect([tab.device.person.get(), tab.device.name.get(), tab.device.room.get()]).toEqual([
      'person-1',
      'Anna',
      '101',
    ]);
    expect(tab.device.answers.get()).toEqual([]);
    expect(tab.device.intent.get()).toBeNull();
  });

  it('sends one order for two taps in the same instant', async () => {
    const { platform, tab } = oneLine();
    const [first, second] = await Promise.all([tab.tap(), tab.tap()]);
    expect([first?.kind, second]).toEqual(['accepted', null]);
    expect(platform.arrivals).toBe(1);
  });

  it.each([
    ['at once', 0],
    ['after a delay', 50],
  ])(
    'sends one order for taps in two tabs with the same cart when storage reaches the other tab %s',
    async (_when, lag) => {
      const { platform, person, tab } = oneLine(lag);
      const other = person.openTab();
      expect(other.device.cart.get().products).toHaveLength(1);
      const outcomes = await Promise.all([tab.tap(), other.tap()]);
      expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['accepted', 'nothing']);
      expect(platform.orders.size).toBe(1);
      expect(other.device.orders.get()).toEqual([...platform.orders.keys()]);
      expect(other.device.cart.get().products).toEqual([]);
    },
  );

  it('sends one order for taps in two tabs when the first gets no response', async () => {
    const { platform, person, tab } = oneLine(50);
    const other = person.openTab();
    platform.postFault = () => 'connection cut before the order arrived';
    const outcomes = await Promise.all([tab.tap(), other.tap()]);
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['unknown', 'unknown']);
    expect(person.requested.size).toBe(1);
  });

  it('stores the order on the device before sending, without the banknotes', async () => {
    const { platform, tab } = oneLine();
    const notes = kit(
      option({ id: 9, pcode_id: 'banknotes', value: '2 x 50', extra: { hotel_payment_type_ids: [2] } }),
      option({ id: 8, value: 'at noon' }),
    );
    tab.device.cart.changeNow((cart) => ({ ...cart, property: notes }));
    platform.postFault = () => 'connection cut before the order arrived';
    await tab.tap();
    const kept = tab.device.intent.get()?.body.order.property.properties;
    const stored = intentOptions.parse(intentOptions.serialize(tab.device.intent.get()))?.body.order.property
      .properties;
    expect(kept?.map(({ value }) => value)).toEqual(['2 x 50', 'at noon']);
    expect(stored?.map(({ value }) => value)).toEqual([null, 'at noon']);
  });
});

describe('An order paid online', () => {
  const paidAt = async (payAt: string | null, paymentType = 'online', fault: PostFault = null) => {
    const { platform, person, line } = oneLine();
    platform.payAt = payAt;
    platform.postFault = () => fault;
    const tab = person.openTab({ paymentType });
    tab.device.cart.changeNow(() => cartWith(line));
    const first = await tab.tap();
    const outcome = first?.kind === 'unknown' ? await tab.tap() : first;
    return outcome?.kind === 'accepted' ? outcome.success.payment_url : outcome?.kind;
  };

  it.each([
    ['uses the path in the hotel’s answer as the payment link', '/pay/abc', '/pay/abc'],
    ['uses a provider’s URL as the payment link', 'https://pay.example/abc', 'https://pay.example/abc'],
    ['has no payment link when the hotel sends none', null, null],
    ['ignores an unsafe payment link', 'javascript:alert(1)', null],
  ])('%s', async (_what, payAt, url) => {
    expect(await paidAt(payAt)).toBe(url);
  });

  it('uses the payment link of an order whose response was lost, once the order is found', async () => {
    expect(await paidAt('/pay/abc', 'online', 'connection cut after the order arrived')).toBe('/pay/abc');
  });

  it('ignores the payment link of an order with another payment', async () => {
    expect(await paidAt('/pay/abc', 'cash')).toBeNull();
  });
});

describe('An order with an unknown outcome', () => {
  it.each(POST_FAULTS.filter((fault) => fault !== 'refused with words'))(
    'keeps the cart after the fault: %s',
    async (fault) => {
      const { platform, tab, line } = oneLine();
      platform.postFault = () => fault;
      expect(await tab.tap()).toMatchObject({ kind: 'unknown', total: 10_000 });
      expect(tab.device.cart.get().products.map(({ key }) => key)).toEqual([line.key]);
      expect(tab.device.intent.get()?.tries).toBe(1);
    },
  );

  it('checks an order before sending it again, and does not send it when it has arrived', async () => {
    const { platform, tab } = oneLine();
    platform.postFault = () => 'connection cut after the order arrived';
    await tab.tap();
    expect(await tab.tap()).toMatchObject({ kind: 'accepted' });
    expect(platform.arrivals).toBe(1);
    expect(tab.device.orders.get()).toEqual([...platform.orders.keys()]);
  });

  it('sends an order that has not arrived again with the same uuid and body', async () => {
    const { platform, tab, person } = oneLine();
    platform.postFault = () => 'connection cut before the order arrived';
    await tab.tap();
    const kept = tab.device.intent.get()?.body.order;
    const cake = cartLine({ product: cartProduct({ id: 77 }) });
    tab.device.cart.changeNow((cart) => addLine(cart, cake));
    platform.postFault = () => null;
    await tab.tap();
    expect(person.requested.size).toBe(1);
    expect([...platform.orders.values()]).toEqual([kept]);
    // A line added after the tap was not part of the request: it stays for another order.
    expect(tab.device.cart.get().products.map(({ key }) => key)).toEqual([cake.key]);
  });

  it('does not send an order again while checking it fails', async () => {
    const { platform, tab } = oneLine();
    platform.postFault = () => 'connection cut before the order arrived';
    await tab.tap();
    platform.postFault = () => null;
    platform.checkFault = () => '500 to the question';
    expect(await tab.tap()).toMatchObject({ kind: 'unknown', why: 'unavailable' });
    expect(platform.arrivals).toBe(0);
  });

  it('finds the arrived order in the next tab when the first one was closed while sending', async () => {
    const { platform, person, tab } = oneLine();
    platform.postFault = () => 'silence, and stored';
    void tab.tap();
    await eventLoopTurns(2);
    tab.close();
    const next = person.openTab();
    expect(await next.resolve()).toMatchObject({ kind: 'accepted' });
    expect(next.device.cart.get().products).toEqual([]);
    expect(next.device.orders.get()).toHaveLength(1);
  });

  it('keeps an order that has not arrived for the guest in the next tab', async () => {
    const { platform, person, tab } = oneLine();
    platform.postFault = () => 'connection cut before the order arrived';
    await tab.tap();
    tab.close();
    platform.postFault = () => null;
    const next = person.openTab();
    expect(await next.resolve()).toEqual({ kind: 'unknown', why: null, total: 10_000, popup: null, waits: false });
    expect(platform.orders.size).toBe(0);
    expect(await next.tap()).toMatchObject({ kind: 'accepted' });
    expect(person.requested.size).toBe(1);
  });

  it('does not send an order a second time for a tap during its check', async () => {
    const { platform, tab } = oneLine();
    platform.postFault = () => 'connection cut after the order arrived';
    await tab.tap();
    tab.device.cart.changeNow((cart) => addLine(cart, cartLine()));
    const [asked, tapped] = await Promise.all([tab.resolve(), tab.tap()]);
    expect([asked?.kind, tapped]).toEqual(['accepted', null]);
    expect(platform.arrivals).toBe(1);
    expect(phaseOf(tab.sender)).toBe('accepted');
  });

  it('abandons an order once the platform has answered that it has not arrived', async () => {
    const { platform, tab, line } = oneLine();
    platform.postFault = () => 'stored late';
    await tab.tap();
    expect(await tab.abandon()).toEqual({ kind: 'nothing' });
    expect(tab.device.intent.get()).toBeNull();
    expect(tab.device.cart.get().products.map(({ key }) => key)).toEqual([line.key]);
    platform.deliverLate();
    await eventLoopTurns(2);
    // The order arrived late; the guest sees it among the orders.
    expect(tab.device.orders.get()).toEqual([...platform.orders.keys()]);
  });

  it('does not send an abandoned order from another tab that waited for the lock', async () => {
    const { platform, person, tab } = oneLine(50);
    const other = person.openTab();
    platform.postFault = () => 'connection cut before the order arrived';
    await tab.tap();
    platform.postFault = () => null;
    await eventLoopTurns(2);
    const outcomes = await Promise.all([tab.abandon(), other.tap()]);
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['nothing', 'accepted']);
    expect([...platform.orders.keys()]).toEqual([[...person.requested.keys()][1]]);
  });

  it('treats an order as accepted when it is abandoned but has arrived', async () => {
    const { platform, tab } = oneLine();
    platform.postFault = () => 'connection cut after the order arrived';
    await tab.tap();
    expect(await tab.abandon()).toMatchObject({ kind: 'accepted' });
  });
});

describe('An order refused with messages', () => {
  it('clears the pending order, keeps the cart, and sends the corrected order with a new uuid', async () => {
    const { platform, person, tab, line } = oneLine();
    platform.postFault = () => 'refused with words';
    expect(await tab.tap()).toMatchObject({
      kind: 'refused',
      fields: { products_is_not_available: 'sold out' },
      intent: { uuid: [...person.requested.keys()][0], lines: [{ key: line.key, total: 10 }] },
    });
    expect(tab.device.intent.get()).toBeNull();
    expect(tab.device.cart.get().products.map(({ key }) => key)).toEqual([line.key]);
    platform.postFault = () => null;
    await tab.tap();
    expect([...platform.orders.keys()]).toEqual([[...person.requested.keys()][1]]);
  });
});

describe('A cart that another tab has sent', () => {
  it('sends the same order when this tab still has the sent cart and sends it again', async () => {
    const { platform, person, tab } = oneLine(0);
    const other = person.openTab();
    const stale = { ...other.device.cart.get() };
    await tab.tap();
    await person.seenByAll();
    other.device.cart.changeNow(() => stale);
    expect(await other.tap()).toMatchObject({ kind: 'accepted' });
    expect(platform.arrivals).toBe(2);
    expect(platform.orders.size).toBe(1);
    expect(other.device.orders.get()).toEqual([...platform.orders.keys()]);
  });
});

describe('An unexpected error', () => {
  it('resets the sending state after an unexpected error', async () => {
    const { tab } = oneLine();
    const error = new Error('error');
    await expect(
      tab.sender.send(() => {
        throw error;
      }),
    ).rejects.toBe(error);
    expect(tab.sender.state()).toEqual({ phase: 'idle' });
  });
});
