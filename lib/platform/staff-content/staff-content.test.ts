import type { Section } from '@/lib/contract/catalogue';
import { fieldsIn, type HotelCode, orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { DeskItem } from './content-item';
import type { DeskLogEntry } from './list-content';

/**
 * The clock stands at noon in Madrid on Friday, 1 May 2026. The kitchen (10) has 100 soup at 4.50; wellness (20) has
 * 210, a massage, in its subsection 21.
 */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const change = (code: HotelCode, path: string, body: unknown) => platform.desk(code, `/content/${path}`, body);
  const sectionIn = async (code: HotelCode, id: number) =>
    ((await platform.get(`/api/v1/hotels/${code}/products/${id}`)).body.data as { section: Section }).section;
  const productIn = async (code: HotelCode, section: number, id: number) => {
    const found = (await sectionIn(code, section)).products.find((product) => product.id === id);
    if (found === undefined) throw new Error('the product is not listed');
    return found;
  };
  const order = (code: HotelCode, total: number) =>
    platform.post('/api/v1/orders', orderOf(code, { products: [soup(total)] }));
  const listed = async (code: HotelCode, id: number) => {
    const { products } = (await platform.desk(code, '/content')).body.data as { products: DeskItem[] };
    return products.find((item) => item.id === id);
  };
  const log = async (code: HotelCode) => (await platform.desk(code, '/content/log')).body.data as DeskLogEntry[];
  const undo = (code: HotelCode, id: number | undefined) => change(code, `log/${id}/undo`, {});
  const freeTimes = async (code: HotelCode, date: string) => {
    const { uuid } = await productIn(code, 21, 210);
    const hotel = (await platform.get(`/api/v1/hotels/${code}`)).body.data as {
      hotel?: { uuid: string };
      uuid?: string;
    };
    const query = `hotel_uuid=${hotel.hotel?.uuid ?? hotel.uuid}&type=times&date=${date}`;
    const response = await platform.get(`/api/v1/public/products/${uuid}/check-availability-property?${query}`);
    return (response.body.data as { start_time: string }[]).map(({ start_time }) => start_time);
  };

  describe('sold out', () => {
    it('a product that is back at a time is refused until then and sold again from then on', async () => {
      const until = '2026-05-01T16:00:00.000Z';
      const set = await change('aurora', 'products/100/sale', { sold_out: true, until: '2026-05-01T18:00:00+02:00' });
      expect([set.status, (set.body.data as DeskItem).sold_out]).toEqual([200, { until }]);
      expect((await productIn('aurora', 10, 100)).is_available).toBe(false);
      expect(fieldsIn(await order('aurora', 4.5))).toMatchObject({ 'products.100': ['no longer available'] });
      platform.setClock(until);
      expect((await productIn('aurora', 10, 100)).is_available).toBe(true);
      expect((await order('aurora', 4.5)).status).toBe(200);
    });

    it('lists only what is off sale now where it is asked so: desk/DE52', async () => {
      const offSale = async () => {
        const { sections, products } = (await platform.desk('aurora', '/content?off_sale=true')).body.data as {
          sections: DeskItem[];
          products: DeskItem[];
        };
        return [...sections, ...products].map(({ id }) => id);
      };
      expect(await offSale()).toEqual([]);
      await change('aurora', 'products/100/sale', { sold_out: true, until: '2026-05-01T16:00:00Z' });
      await change('aurora', 'sections/20/sale', { sold_out: true });
      expect(await offSale()).toEqual([20, 100]);
      platform.setClock('2026-05-01T16:00:00.000Z');
      expect(await offSale()).toEqual([20]);
      expect((await platform.desk('aurora', '/content?off_sale=perhaps')).status).toBe(422);
    });

    it('guests and the log hear when a product is back on sale', async () => {
      await change('aurora', 'products/100/sale', { sold_out: true, until: '2026-05-01T16:00:00Z' });
      const changed: string[] = [];
      platform.app.onContentChange((hotel) => changed.push(hotel));
      await platform.app.saleResumer.runOnce();
      expect(changed).toEqual([]);
      platform.setClock('2026-05-01T16:00:00.000Z');
      await platform.app.saleResumer.runOnce();
      await platform.app.saleResumer.runOnce();
      expect(changed).toEqual(['aurora']);
      expect((await log('aurora')).map(({ after, staff }) => [after, staff])).toEqual([
        [null, null],
        [{ until: '2026-05-01T16:00:00.000Z' }, null],
      ]);
    });

    it('a whole section is sold out with the sections below it, and its products are again when it is back', async () => {
      await change('aurora', 'sections/20/sale', { sold_out: true });
      expect((await productIn('aurora', 21, 210)).is_available).toBe(false);
      expect((await productIn('aurora', 10, 100)).is_available).toBe(true);
      expect(await freeTimes('aurora', '2026-05-04')).toEqual([]);
      await change('aurora', 'sections/20/sale', { sold_out: false });
      expect((await productIn('aurora', 21, 210)).is_available).toBe(true);
    });
  });

  describe('a price', () => {
    it('a new price is seen at once, and an order with the old one is refused', async () => {
      expect((await change('aurora', 'products/100/price', { price: 5.25 })).status).toBe(200);
      expect((await productIn('aurora', 10, 100)).price).toBe(5.25);
      expect((await order('aurora', 4.5)).status).toBe(422);
      expect((await order('aurora', 5.25)).status).toBe(200);
    });

    it('changing one hotel leaves the other as it is', async () => {
      await change('aurora', 'products/100/price', { price: 5 });
      expect((await productIn('bellevue', 10, 100)).price).toBe(9);
      expect((await change('aurora', 'products/900/price', { price: 5 })).status).toBe(404);
      expect([await log('bellevue'), (await listed('bellevue', 100))?.changes]).toEqual([[], []]);
      const [entry] = await log('aurora');
      expect((await undo('bellevue', entry?.id)).status).toBe(404);
    });

    it('a price is taken back with null and with the file’s own price', async () => {
      await change('aurora', 'products/100/price', { price: 5 });
      await change('aurora', 'products/100/price', { price: null });
      expect((await productIn('aurora', 10, 100)).price).toBe(4.5);
      await change('aurora', 'products/100/price', { price: 5 });
      const back = await change('aurora', 'products/100/price', { price: 4.5 });
      expect((back.body.data as DeskItem).changes).toMatchObject([
        { field: 'price', before: 5, after: null, file: 4.5 },
      ]);
    });
  });

  describe('hours', () => {
    const openHours = { days: [true, true, true, true, true, true, true], start_time: '18:00', end_time: '22:30' };

    it('hours of a product close it outside of them', async () => {
      const set = await change('aurora', 'products/100/hours', { days: [openHours] });
      expect([set.status, set.body]).toMatchObject([200, { data: { hours: [{ start_time: '18:00:00' }] } }]);
      expect(fieldsIn(await order('aurora', 4.5))).toHaveProperty('products_not_available_time');
      platform.setClock('2026-05-01T17:00:00.000Z');
      expect((await order('aurora', 4.5)).status).toBe(200);
    });

    it('hours of a bookable product are those of its slots', async () => {
      await change('aurora', 'products/210/hours', { days: [{ ...openHours, end_time: '20:00' }] });
      const times = await freeTimes('aurora', '2026-05-04');
      expect([times[0], times.every((time) => time >= '18:00:00')]).toEqual(['18:00:00', true]);
    });

    it('hours of a section are shown and close nothing', async () => {
      await change('aurora', 'sections/10/hours', { days: [openHours] });
      expect((await sectionIn('aurora', 10)).schedule?.days).toMatchObject([{ start_time: '18:00:00' }]);
      expect((await order('aurora', 4.5)).status).toBe(200);
    });
  });

  describe('closed days', () => {
    it('a closed day and single closed times offer no slots, and open again', async () => {
      const all = await freeTimes('aurora', '2026-05-04');
      const [first] = all;
      await change('aurora', 'products/210/closed', { date: '2026-05-04', closed: true, times: [first] });
      expect(await freeTimes('aurora', '2026-05-04')).toEqual(all.slice(1));
      await change('aurora', 'sections/20/closed', { date: '2026-05-04', closed: true });
      expect(await freeTimes('aurora', '2026-05-04')).toEqual([]);
      await change('aurora', 'sections/20/closed', { date: '2026-05-04', closed: false });
      await change('aurora', 'products/210/closed', { date: '2026-05-04', closed: false });
      expect(await freeTimes('aurora', '2026-05-04')).toEqual(all);
    });

    it('a product without slots cannot be ordered on a closed day', async () => {
      await change('aurora', 'sections/10/closed', { date: '2026-05-01', closed: true });
      expect(fieldsIn(await order('aurora', 4.5))).toHaveProperty('products_not_available_time');
      platform.setClock('2026-05-02T10:00:00.000Z');
      expect((await order('aurora', 4.5)).status).toBe(200);
    });
  });

  it.each([
    ['products/100/sale', { sold_out: true, until: '2026-05-01T09:59:00Z' }, 'until'],
    ['products/100/sale', { sold_out: true, until: 'soon' }, 'until'],
    ['products/100/price', { price: -1 }, 'price'],
    ['products/100/price', { price: 1.005 }, 'price'],
    ['products/100/price', { price: '5' }, 'price'],
    ['products/100/hours', { days: [] }, 'days'],
    ['products/100/hours', { days: [{ days: [true], start_time: '08:00', end_time: '09:00' }] }, 'days.0.days'],
    ['products/210/hours', { days: [{ days: Array(7).fill(true), start_time: '08:00', end_time: '08:05' }] }, 'days'],
    ['products/100/closed', { date: '2026-04-30', closed: true }, 'date'],
    ['products/100/closed', { date: '2026-02-30', closed: true }, 'date'],
    ['products/100/closed', { date: '2026-05-04', closed: true, times: ['10:00'] }, 'times'],
    ['products/210/closed', { date: '2026-05-04', closed: true, times: ['03:07'] }, 'times'],
  ])('refuses %s with %j by the field %s and logs nothing', async (path, body, field) => {
    const refused = await change('aurora', path, body);
    expect([refused.status, Object.keys(fieldsIn(refused))]).toEqual([422, [field]]);
    expect(await log('aurora')).toEqual([]);
  });

  it('answers not found for what the hotel does not have, and for a price of a section', async () => {
    for (const [path, body] of [
      ['products/999/sale', { sold_out: true }],
      ['sections/999/sale', { sold_out: true }],
      ['products/999/price', { price: 1 }],
      ['sections/10/price', { price: 1 }],
      ['log/9/undo', {}],
    ] as const)
      expect([path, (await change('aurora', path, body)).status]).toEqual([path, 404]);
    expect((await platform.post('/api/desk/v1/content/products/100/sale', { sold_out: true })).status).toBe(401);
  });

  describe('the log', () => {
    it('undoing brings back what lay there before, and can itself be undone', async () => {
      await change('aurora', 'products/100/price', { price: 5 });
      await change('aurora', 'products/100/price', { price: 6 });
      const [six, five] = await log('aurora');
      expect((await undo('aurora', six?.id)).body).toMatchObject({ data: { price: 5 } });
      expect((await undo('aurora', six?.id)).status).toBe(409);
      const [undone] = await log('aurora');
      expect(undone).toMatchObject({ before: 6, after: 5, undo_of: six?.id, can_undo: true });
      expect((await undo('aurora', undone?.id)).body).toMatchObject({ data: { price: 6 } });
      const refused = await undo('aurora', five?.id);
      expect([refused.status, fieldsIn(refused)]).toEqual([409, { version: ['somebody has changed this since'] }]);
      expect(refused.body).toMatchObject({ refusal: 'conflict', current: { id: 100, price: 6 } });
    });

    it('another field of the same product does not prevent undoing', async () => {
      await change('aurora', 'products/100/price', { price: 5 });
      await change('aurora', 'products/100/sale', { sold_out: true });
      const [, price] = await log('aurora');
      expect((await undo('aurora', price?.id)).body).toMatchObject({ data: { price: 4.5, sold_out: { until: null } } });
    });

    it('saying the same again is no change', async () => {
      await change('aurora', 'products/100/sale', { sold_out: true });
      await change('aurora', 'products/100/sale', { sold_out: true });
      await change('aurora', 'products/101/sale', { sold_out: false });
      expect(await log('aurora')).toHaveLength(1);
    });

    it('a change that names an older version than the newest is refused', async () => {
      const first = await change('aurora', 'products/100/price', { price: 5, version: 0 });
      const [seen] = (first.body.data as DeskItem).changes;
      const late = await change('aurora', 'products/100/price', { price: 6, version: 0 });
      expect([late.status, late.body]).toMatchObject([409, { refusal: 'conflict', current: { price: 5 } }]);
      expect((await change('aurora', 'products/100/price', { price: 6, version: seen?.id })).status).toBe(200);
    });

    it('entries that something newer replaced are deleted after the retention, and the newest stay', async () => {
      await change('aurora', 'products/100/price', { price: 5 });
      await change('aurora', 'products/100/price', { price: 6 });
      platform.advanceSeconds(401 * 24 * 3600);
      await platform.app.retention.runOnce();
      expect((await log('aurora')).map(({ after }) => after)).toEqual([6]);
    });
  });

  describe('an import', () => {
    const changeKitchen = async (
      price: number,
      more: (products: Record<string, unknown>[]) => void = () => undefined,
    ) => {
      platform.files.change('aurora/sections/10-kitchen.json', (section) => {
        const products = section.products as Record<string, unknown>[];
        Object.assign(products[0] ?? {}, { price });
        more(products);
      });
      await platform.restart();
    };

    it('changes of staff survive it and a restart', async () => {
      await change('aurora', 'products/100/price', { price: 5 });
      await change('aurora', 'products/100/sale', { sold_out: true });
      await change('aurora', 'sections/10/closed', { date: '2026-05-09', closed: true });
      platform.files.change('aurora/sections/10-kitchen.json', (section) => {
        section.descr = 'New this week';
      });
      await platform.restart();
      expect(await productIn('aurora', 10, 100)).toMatchObject({ price: 5, is_available: false });
      expect((await listed('aurora', 100))?.changes.map(({ is_conflict }) => is_conflict)).toEqual([false, false]);
    });

    it('a file that changed the same price is a conflict until staff say the price again', async () => {
      await change('aurora', 'products/100/price', { price: 5 });
      await changeKitchen(4.75);
      expect((await productIn('aurora', 10, 100)).price).toBe(5);
      expect((await listed('aurora', 100))?.changes).toMatchObject([{ after: 5, file: 4.75, is_conflict: true }]);
      const settled = await change('aurora', 'products/100/price', { price: 5 });
      expect((settled.body.data as DeskItem).changes).toMatchObject([{ is_conflict: false }]);
    });

    it('refuses a change of a product that vanished, and keeps the earlier ones for its return', async () => {
      await change('aurora', 'products/100/price', { price: 5 });
      const removed: Record<string, unknown>[] = [];
      await changeKitchen(4.5, (products) => removed.push(...products.splice(0, 1)));
      expect((await change('aurora', 'products/100/price', { price: 6 })).status).toBe(404);
      const [entry] = await log('aurora');
      expect((await undo('aurora', entry?.id)).status).toBe(404);
      await changeKitchen(8, (products) => products.unshift(...removed));
      expect((await productIn('aurora', 10, 100)).price).toBe(5);
    });
  });
});
