import { orderOf, placedIn, soup } from '@/tests/builders/platform/embedded-platform';
import { notifiedGuests } from '@/tests/builders/platform/notified-guests';
import { onEachStore } from '@/tests/builders/platform/stores';
import { correct, readAtDesk } from '@/tests/builders/telephone/phoned-orders';

/** Rules: telephone-orders/TO12, push/PU7. */
onEachStore((emptyStore) => {
  const guests = notifiedGuests(emptyStore);

  it('notifies the phones of the guest of a correction, and of none that is refused', async () => {
    const { platform } = guests;
    const placed = placedIn(await platform.post('/api/v1/orders', orderOf('aurora')));
    await guests.subscribe(placed.initiator?.uuid ?? '');
    const order = await readAtDesk(platform, placed.order.uuid);
    await correct(platform, order, [soup(1)]);
    await guests.runNotifier();
    expect(guests.bodies()).toEqual([]);
    await correct(platform, order, [soup(9, 2)]);
    await guests.runNotifier();
    expect(guests.bodies()).toEqual(['Order #1001: Changed by the hotel']);
  });
});
