import { fieldsIn, type HotelCode, placeOrder, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { DeskOrder } from './order-card';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const placeAt = (code: HotelCode, uuid?: string) => placeOrder(platform, code, uuid);
  const move = (uuid: string, action: string, body = {}) => platform.desk('aurora', `/orders/${uuid}/${action}`, body);

  it('undoes a move that named a version, within ten minutes, to its status and expected time', async () => {
    const uuid = await placeAt('aurora');
    await move(uuid, 'approve', { version: 0, expected_seconds: 600 });
    const ready = await move(uuid, 'accept', { version: 1, keep_expected: true });
    expect(ready.body.data).toMatchObject({ ostatus_id: 'accepted', expected_timeleft: 600 });
    await move(uuid, 'done', { version: 2 });
    platform.advanceSeconds(600);
    const undone = await move(uuid, 'undo', { version: 3 });
    expect(undone.body.data).toMatchObject({ ostatus_id: 'accepted', expected_timeleft: 0, version: 4 });
    expect((await move(uuid, 'undo', { version: 4 })).status).toBe(422);
  });

  it('keeps the first time that was promised, until the move that promised it is undone', async () => {
    const uuid = await placeAt('aurora');
    const promised = async () => {
      const { promised_at, expected_at } = (await platform.desk('aurora', `/orders/${uuid}`)).body.data as DeskOrder;
      return [promised_at, expected_at].map((time) => time?.slice(11, 16) ?? null);
    };
    expect(await promised()).toEqual([null, null]);
    await move(uuid, 'approve', { version: 0, expected_seconds: 600 });
    expect(await promised()).toEqual(['10:10', '10:10']);
    await move(uuid, 'undo', { version: 1 });
    expect(await promised()).toEqual([null, null]);
    await move(uuid, 'approve', { version: 2, expected_seconds: 1200 });
    await move(uuid, 'accept', { version: 3, expected_seconds: 1800 });
    expect(await promised()).toEqual(['10:20', '10:30']);
    await move(uuid, 'undo', { version: 4 });
    await move(uuid, 'done', { version: 5 });
    expect(await promised()).toEqual(['10:20', null]);
  });

  it.each([
    ['after more than ten minutes', async () => platform.advanceSeconds(616), 1, 422],
    ['when somebody has moved it since', (uuid: string) => move(uuid, 'accept', { version: 1 }), 1, 409],
    ['of a cancelled order', (uuid: string) => move(uuid, 'cancel', { version: 1 }), 2, 422],
  ])('does not undo a move %s', async (_when, before: (uuid: string) => Promise<unknown>, version, status) => {
    const uuid = await placeAt('aurora');
    await move(uuid, 'approve', { version: 0 });
    await before(uuid);
    const undone = await move(uuid, 'undo', { version });
    expect(undone.status).toBe(status);
  });

  it('reopens an order within an hour after it was done, with the time that was promised', async () => {
    const uuid = await placeAt('aurora');
    await move(uuid, 'approve', { version: 0, expected_seconds: 7200 });
    const approved = Object((await move(uuid, 'done', { version: 1 })).body.data);
    expect(approved).toMatchObject({ ostatus_id: 'done', version: 2 });
    platform.advanceSeconds(3600);
    const reopened = await move(uuid, 'reopen', { version: 2 });
    expect(reopened.body.data).toMatchObject({ ostatus_id: 'accepted', expected_timeleft: 3600, version: 3 });
    expect((await move(uuid, 'reopen', { version: 3 })).status).toBe(422);
    await move(uuid, 'done', { version: 3 });
    expect((await move(uuid, 'reopen', { version: 3 })).status).toBe(409);
    platform.advanceSeconds(3601);
    expect((await move(uuid, 'reopen', { version: 4 })).status).toBe(422);
  });

  it('refuses a move that names an outdated version, even if the status allows it', async () => {
    const uuid = await placeAt('aurora');
    await move(uuid, 'approve', { version: 0, expected_seconds: 600 });
    const late = await move(uuid, 'approve', { version: 0, expected_seconds: 60 });
    expect([late.status, fieldsIn(late)]).toEqual([409, { status: ['this order is approved'] }]);
    expect(late.body).toMatchObject({ refusal: 'conflict', current: { version: 1, expected_timeleft: 600 } });
    expect((await move(uuid, 'done', { version: 1 })).status).toBe(200);
    expect((await move(uuid, 'accept', { version: 2 })).status).toBe(422);
    expect((await move(uuid, 'accept', {})).status).toBe(422);
  });

  it('ends a new order at once where the hotel says that nothing of it has to be made, and undoes that: desk/DE93', async () => {
    const changeDesk = (desk: object) =>
      platform.files.change('aurora/hotel.json', (hotel) => {
        hotel.ext_data = { ...Object(hotel.ext_data), desk };
      });
    changeDesk({ one_step_sections: [20] });
    await platform.restart();
    const made = await placeAt('aurora');
    expect(fieldsIn(await move(made, 'done', { version: 0 }))).toEqual({ status: ['this order is draft'] });
    changeDesk({ one_step_sections: [10], floors: { '1': '101–120' } });
    await platform.restart();
    expect((await platform.desk('aurora', '/settings')).body.data).toMatchObject({
      one_step_sections: [10],
      floors: { '1': '101–120' },
    });
    const brought = await move(made, 'done', { version: 0 });
    expect(brought.body.data).toMatchObject({ ostatus_id: 'done', version: 1 });
    expect((await move(made, 'undo', { version: 1 })).body.data).toMatchObject({ ostatus_id: 'draft', version: 2 });
    await move(made, 'cancel', { version: 2 });
    expect((await move(made, 'done', { version: 3 })).status).toBe(422);
    const elsewhere = await placeAt('bellevue');
    expect((await platform.desk('bellevue', `/orders/${elsewhere}/done`, { version: 0 })).status).toBe(422);
  });

  it('reads and undoes no order of another hotel, even with the same uuid', async () => {
    const uuid = await placeAt('aurora');
    expect((await platform.desk('bellevue', `/orders/${uuid}`)).status).toBe(404);
    await placeAt('bellevue', uuid);
    await move(uuid, 'approve', { version: 0 });
    expect((await platform.desk('bellevue', `/orders/${uuid}/undo`, { version: 0 })).status).toBe(422);
    expect((await platform.desk('bellevue', `/orders/${uuid}`)).body.data).toMatchObject({
      ostatus_id: 'draft',
      version: 0,
    });
  });

  it('reads the hotel’s own minutes and sections, and the product’s minutes where it has none', async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.ext_data = {
        ...Object(hotel.ext_data),
        desk: {
          overdue_minutes: [2, 4, 8],
          quick_replies: [{ en: 'Soon', es: 'Pronto' }],
          promise_minutes: { '10': 25 },
        },
      };
      hotel.order_limits = { take_up_within_minutes: 7 };
    });
    await platform.restart();
    const [aurora, bellevue] = [
      await platform.desk('aurora', '/settings'),
      await platform.desk('bellevue', '/settings'),
    ];
    expect(aurora.body.data).toMatchObject({
      overdue_minutes: [2, 4, 8],
      take_up_within_minutes: 7,
      quick_replies: [{ en: 'Soon', es: 'Pronto' }],
    });
    const unset = { overdue_minutes: [5, 10, 15], take_up_within_minutes: null, quick_replies_source: 'product' };
    expect(bellevue.body.data).toMatchObject(unset);
    expect(Object(aurora.body.data).sections[0]).toEqual({
      id: expect.any(Number),
      parent_id: null,
      title: expect.anything(),
      promise_minutes: 25,
    });
    expect(Object(bellevue.body.data).sections[0]).toMatchObject({ promise_minutes: null });
  });
});
