import { orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { COLA, openKitchenAndBar } from '@/tests/builders/platform/kitchen-and-bar';
import { memberAt, type SignedInMember } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskOrderIn, phoned, phonedBody, readAtDesk, shownLines } from '@/tests/builders/telephone/phoned-orders';

/** Rule: telephone-orders/TO16. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  let bar: SignedInMember;
  beforeEach(async () => {
    await openKitchenAndBar(platform);
    bar = await memberAt(platform, 'aurora', { role: 'reception', stations: ['bar'] });
  });

  const waiting = async () => (await platform.desk('aurora', '/orders')).body.data;
  const refusedFields = ({ status, body }: { status: number; body: { data?: unknown } }) => {
    expect(status).toBe(403);
    return Object.keys((body.data as { data: object }).data);
  };

  it('lets a person of the bar take an order of the bar, and nothing with a dish of the kitchen', async () => {
    expect((await bar.desk('/orders', phonedBody({ products: [COLA] }))).status).toBe(200);
    const mixed = await bar.desk('/orders', phonedBody({ products: [COLA, soup(4.5)] }));
    expect(refusedFields(mixed)).toEqual(['products.100']);
    expect(await waiting()).toHaveLength(1);
  });

  it('is narrowed by sections as by stations, and not for who has everything', async () => {
    const kitchen = await memberAt(platform, 'aurora', { role: 'reception', sections: [10] });
    expect((await kitchen.desk('/orders', phonedBody())).status).toBe(200);
    expect(refusedFields(await kitchen.desk('/orders', phonedBody({ products: [COLA] })))).toEqual(['products.700']);
    const everything = await memberAt(platform, 'aurora', { role: 'reception' });
    expect((await everything.desk('/orders', phonedBody({ products: [COLA, soup(4.5)] }))).status).toBe(200);
  });

  it('neither shows nor takes up an order of others whose uuid is named', async () => {
    const { uuid } = await phoned(platform);
    const named = await bar.desk('/orders', phonedBody({ uuid: uuid.toUpperCase(), products: [COLA], approve: true }));
    expect(refusedFields(named)).toEqual(['uuid']);
    expect(await readAtDesk(platform, uuid)).toMatchObject({ ostatus_id: 'draft', version: 0 });
  });

  it('refuses a dish that the hotel does not have by the checks of every order', async () => {
    const unknown = { ...COLA, product: { id: 999, property: null } };
    expect((await bar.desk('/orders', phonedBody({ products: [unknown] }))).status).toBe(422);
  });

  describe('a correction', () => {
    const both = async () => {
      const body = orderOf('aurora', { products: [soup(4.5), COLA] });
      await platform.post('/api/v1/orders', body);
      return readAtDesk(platform, body.uuid);
    };
    const correct = (uuid: string, lines: readonly object[]) =>
      bar.desk(`/orders/${uuid}/correct`, { lines, version: 0 });

    it('changes the lines of the bar and leaves those of the kitchen', async () => {
      const { uuid } = await both();
      const corrected = await correct(uuid, [{ line_id: 1 }, { ...COLA, quantity: 2, total_price: 6 }]);
      expect(corrected.status).toBe(200);
      expect(shownLines(deskOrderIn(corrected))).toEqual(['1: 1 for 4.5', '3: 2 for 6']);
    });

    it.each<[string, readonly object[], readonly string[]]>([
      ['takes out a line of the kitchen', [{ line_id: 2 }], ['lines.1']],
      ['adds a dish of the kitchen', [{ line_id: 1 }, { line_id: 2 }, soup(4.5)], ['products.100']],
      ['does both, which changes a line', [{ line_id: 2 }, soup(9, 2)], ['products.100', 'lines.1']],
    ])('is refused whole where it %s', async (_what, lines, fields) => {
      const order = await both();
      expect(refusedFields(await correct(order.uuid, lines))).toEqual(fields);
      expect(await readAtDesk(platform, order.uuid)).toEqual(order);
    });
  });
});
