import type { AvailabilityDay, AvailabilityTime } from '@/lib/contract/availability';
import type { Section } from '@/lib/contract/catalogue';
import { fieldsIn, type HotelCode, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { massageSlots } from '@/tests/builders/platform/massage-slots';
import { onEachStore } from '@/tests/builders/platform/stores';

/** Both hotels offer a slot every hour from nine to six, with three places, in Madrid time. It is noon on 1 May. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const { uuids, ask, book: order } = massageSlots(platform);
  const days = async (code: HotelCode, from: string, to: string) =>
    (await ask(`type=days&start_date=${from}&end_date=${to}`, { code })).body.data as AvailabilityDay[];
  const times = async (code: HotelCode, date: string) =>
    ((await ask(`type=times&date=${date}`, { code })).body.data as AvailabilityTime[]).map((time) => time.start_time);
  const book = async (code: HotelCode, ...slots: readonly string[]) =>
    expect((await order(slots, { code })).status).toBe(200);

  it('lists the days of a month with the number of free slots, without today’s past slots', async () => {
    expect(await days('aurora', '2026-04-30', '2026-05-02')).toEqual([
      { service_date: '2026-05-01', available_timeslots: 6 },
      { service_date: '2026-05-02', available_timeslots: 9 },
    ]);
    expect(await days('aurora', '2026-05-01', '2026-05-31')).toHaveLength(31);
  });

  it('lists the free times of a day with a label, in the form that an order sends', async () => {
    expect((await ask('type=times&date=2026-05-01')).body.data).toEqual(
      ['12', '13', '14', '15', '16', '17'].map((hour) => ({
        start_time: `${hour}:00:00`,
        service_time: `${hour}:00`,
      })),
    );
    expect(await times('aurora', '2026-04-30')).toEqual([]);
  });

  it('uses the hotel’s local time for availability, not the server’s', async () => {
    platform.setClock('2026-05-01T22:30:00.000Z'); // 00:30 on 2 May in Madrid
    expect(await days('aurora', '2026-05-01', '2026-05-02')).toEqual([
      { service_date: '2026-05-02', available_timeslots: 9 },
    ]);
  });

  it('counts the free and all places of a day’s times that can still be booked', async () => {
    const places = async (date: string) => (await ask(`type=places&date=${date}`)).body.data;
    expect(await places('2026-05-01')).toEqual({ free: 18, total: 18 });
    await book('aurora', '2026-05-02 10:00:00', '2026-05-02 11:00:00');
    expect(await places('2026-05-02')).toEqual({ free: 25, total: 27 });
    expect(await places('2026-04-30')).toEqual({ free: 0, total: 0 });
    expect((await ask('type=places&date=soon')).status).toBe(422);
  });

  it('leaves out a time that is sold out, and lists a day whose times are all sold out with no free time', async () => {
    const ten = '2026-05-02 10:00:00';
    await book('aurora', ten);
    await book('aurora', ten);
    expect(await times('aurora', '2026-05-02')).toContain('10:00:00');
    await book('aurora', ten);
    expect(await times('aurora', '2026-05-02')).not.toContain('10:00:00');
    expect(await days('aurora', '2026-05-02', '2026-05-02')).toMatchObject([{ available_timeslots: 8 }]);

    platform.setClock('2026-05-01T15:00:00.000Z'); // 17:00 in Madrid: one slot is left today
    for (let guest = 0; guest < 3; guest += 1) await book('aurora', '2026-05-01 17:00:00');
    expect(await days('aurora', '2026-05-01', '2026-05-01')).toEqual([
      { service_date: '2026-05-01', available_timeslots: 0 },
    ]);
  });

  it('does not count the bookings of another hotel', async () => {
    for (let guest = 0; guest < 3; guest += 1) await book('bellevue', '2026-05-02 10:00:00');
    expect(await times('bellevue', '2026-05-02')).not.toContain('10:00:00');
    expect(await times('aurora', '2026-05-02')).toContain('10:00:00');
    const [aurora, bellevue] = [await uuids('aurora'), await uuids('bellevue')];
    const across = `/api/v1/public/products/${aurora.massage}/check-availability-property?type=times&date=2026-05-02`;
    expect((await platform.get(`${across}&hotel_uuid=${bellevue.hotel}`)).status).toBe(404);
    expect((await platform.get(across)).status).toBe(404);
  });

  it('returns no times for products that are not bookable or not available', async () => {
    const { hotel } = await uuids('aurora');
    const { section } = (await platform.get('/api/v1/hotels/aurora/products/10')).body.data as { section: Section };
    const soup = `/api/v1/public/products/${section.products[0]?.uuid}/check-availability-property`;
    const query = `?hotel_uuid=${hotel}&type=days&start_date=2026-05-01&end_date=2026-05-31`;
    expect((await platform.get(soup + query)).body.data).toEqual([]);
    await platform.desk('aurora', '/products/210/unavailable', {});
    expect(await days('aurora', '2026-05-01', '2026-05-31')).toEqual([]);
    expect(await days('bellevue', '2026-05-01', '2026-05-31')).toHaveLength(31);
  });

  it('returns at most two months of days, and refuses dates that do not exist', async () => {
    expect((await ask('type=days&start_date=2026-05-01&end_date=2026-07-01')).status).toBe(200);
    const mistakes: readonly [string, string][] = [
      ['type=days&start_date=2026-05-01&end_date=2026-07-02', 'end_date'],
      ['type=days&start_date=2026-05-02&end_date=2026-05-01', 'end_date'],
      ['type=days&start_date=soon&end_date=2026-05-01', 'start_date'],
      ['type=days&start_date=2026-05-01', 'end_date'],
      ['type=times&date=2026-02-30', 'date'],
      ['type=times', 'date'],
      ['type=weeks&date=2026-05-01', 'type'],
    ];
    for (const [query, field] of mistakes) {
      const response = await ask(query);
      expect([query, response.status, Object.keys(fieldsIn(response))]).toEqual([query, 422, [field]]);
    }
  });
});
