import { soup } from '@/tests/builders/platform/embedded-platform';
import { notifiedHotel } from '@/tests/builders/platform/notified-hotel';
import { onEachStore } from '@/tests/builders/platform/stores';
import { correct, keepAll, readAtDesk } from '@/tests/builders/telephone/phoned-orders';

/** Rules: telephone-orders/TO12, notifications/NO4. */
onEachStore((emptyStore) => {
  const hotel = notifiedHotel(emptyStore);

  it('posts a correction to the hotel’s own system, with the order as it is after it, and none that is refused', async () => {
    const uuid = await hotel.place();
    await hotel.runNotifier();
    const order = await readAtDesk(hotel.platform, uuid);
    expect((await correct(hotel.platform, order, [soup(1)])).status).toBe(422);
    await hotel.runNotifier();
    expect(hotel.received()).toHaveLength(1);
    const lines = [...keepAll(order), soup(9, 2)];
    expect((await correct(hotel.platform, order, lines, { reason: 'Two more' })).status).toBe(200);
    await hotel.runNotifier();
    const [created, corrected, ...more] = hotel.received();
    expect(more).toEqual([]);
    expect(created).toMatchObject({ type: 'order.created', sequence: 1, order: { version: 0, corrected_at: null } });
    expect(corrected).toMatchObject({
      ...{ type: 'order.corrected', hotel: 'aurora', status: 'draft', sequence: 2 },
      order: {
        ...{ uuid, version: 1, final_sum: 14.85, corrected_at: expect.any(String) },
        products: [
          { id: 1, quantity: 1 },
          { id: 2, quantity: 2 },
        ],
        note_kit: { notes: [{ content: 'Two more' }] },
        corrections: [{ by: null }],
      },
    });
  });
});
