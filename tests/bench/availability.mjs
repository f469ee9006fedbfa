// Measures the availability of one month for a product with 10,000 bookings in it.
import { get, hotelsWith, onEachStore, openPlatform, shown, timed } from './parts/stores.mjs';

const { openDatabase } = await import('@/lib/platform/database/database');
const { offeredTimes } = await import('@/lib/platform/content/slot-plan');
const { productsByIds } = await import('@/lib/platform/stores/catalogue/products');
const { insertOrder } = await import('@/lib/platform/stores/orders');
const { insertOrderSlots, takeSlot } = await import('@/lib/platform/stores/catalogue/slots');
const { addDays } = await import('@/lib/domain/booking/calendar-date');
const { hotelNow } = await import('@/lib/domain/booking/hotel-time');
const { emptyOrder } = await import('./parts/many-orders.mjs');

const BOOKINGS = 10_000;
const DAYS = 31;
const MOST_MS = 60;
const CAPACITY = 60;
const MASSAGE = 210;

/**
 * Books slots evenly over the month, each with a separate order, in the form in which the platform stores them.
 *
 * @param {string} url
 * @param {string} today
 */
async function book(url, today) {
  const database = openDatabase(url, console.error);
  const [massage] = await productsByIds(database.db, { hotel: 'aurora', now: new Date() }, [MASSAGE]);
  const plan = massage?.slots;
  if (!plan) throw new Error('the massage is not booked by the hour');
  const slots = Array.from({ length: DAYS }, (_, days) => addDays(today, days + 1)).flatMap((date) =>
    offeredTimes(plan, date, { date: today, minutes: 0 }).map((time) => `${date} ${time}`),
  );
  await database.db.transaction().execute(async (db) => {
    for (let booked = 0; booked < BOOKINGS; booked++) {
      const order = emptyOrder(booked + 1);
      const held = { productId: MASSAGE, slot: slots[booked % slots.length] ?? '', places: 1 };
      await insertOrder(db, 'aurora', order);
      if (!(await takeSlot(db, 'aurora', held, plan.capacity))) throw new Error(`${held.slot} is full`);
      await insertOrderSlots(db, 'aurora', order.uuid, [held]);
    }
  });
  await database.close();
}

const isRight = await onEachStore(async ({ kind, url }) => {
  const files = hotelsWith(CAPACITY);
  const platform = await openPlatform(url, files.dir);
  const today = hotelNow('Europe/Madrid', new Date()).date;
  await book(url, today);
  const { hotel } = await get(platform, '/hotels/aurora');
  const { section } = await get(platform, '/hotels/aurora/products/21');
  const path = `/public/products/${section.products[0].uuid}/check-availability-property?hotel_uuid=${hotel.uuid}`;
  const month = `${path}&type=days&start_date=${addDays(today, 1)}&end_date=${addDays(today, DAYS)}`;
  const listed = await get(platform, month);
  const days = await timed(300, () => get(platform, month));
  const times = await timed(300, () => get(platform, `${path}&type=times&date=${addDays(today, 5)}`));
  console.log(`${kind}, ${BOOKINGS} bookings: a month (${listed.length} days) ${shown(days)}`);
  console.log(`${kind}, ${BOOKINGS} bookings: a day ${shown(times)}`);
  await platform.close();
  files.dispose();
  return days.p95 <= MOST_MS && times.p95 <= MOST_MS;
});
console.log(isRight ? 'Within budget.' : `Over ${MOST_MS} ms.`);
process.exitCode = isRight ? 0 : 1;
