import { placedIn } from '@/tests/builders/platform/embedded-platform';
import { ELEVEN, massageSlots, TEN } from '@/tests/builders/platform/massage-slots';
import { notifiedGuests } from '@/tests/builders/platform/notified-guests';
import { onEachStore } from '@/tests/builders/platform/stores';

const MINUTE = 60;

onEachStore((emptyStore) => {
  const guests = notifiedGuests(emptyStore);

  const book = async (slots: readonly string[]) => {
    const placed = placedIn(await massageSlots(guests.platform).book(slots));
    await guests.subscribe(placed.initiator?.uuid ?? '');
    return placed.order.uuid;
  };
  /** Lets the jobs run at a time of Madrid on the day of the slots. */
  const runAt = async (clock: string) => {
    guests.platform.setClock(`2026-05-02T${clock}+02:00`);
    await guests.platform.app.orderDeadlines.runOnce();
    await guests.runNotifier();
  };

  it('reminds the guest half an hour before each booked time, once', async () => {
    const uuid = await book([TEN, ELEVEN]);
    await guests.move(uuid, 'approve');
    await guests.runNotifier();
    const { length } = guests.bodies();
    await runAt('09:29:00');
    expect(guests.bodies()).toHaveLength(length);
    await runAt('09:30:00');
    await runAt('09:31:00');
    expect(guests.bodies().slice(length)).toEqual(['Order #1001: 10:00']);
    await runAt('10:30:30');
    expect(guests.bodies().slice(length)).toEqual(['Order #1001: 10:00', 'Order #1001: 11:00']);
    expect(guests.service.received.at(-1)?.message).toMatchObject({ tag: 'reminder-1001', target: 'orders' });
    expect(Number(guests.service.received.at(-1)?.headers.ttl)).toBeLessThanOrEqual(30 * MINUTE);
  });

  it('reminds of an order that is confirmed late, and of none that is cancelled or begins already', async () => {
    const [late, stopped, begun] = [await book([TEN]), await book([TEN]), await book([TEN])];
    await guests.move(stopped, 'approve');
    await guests.move(stopped, 'cancel');
    await guests.runNotifier();
    await guests.runNotifier();
    const { length } = guests.bodies();
    await runAt('09:40:00');
    expect(guests.bodies()).toHaveLength(length);
    await guests.move(late, 'approve');
    await runAt('09:41:00');
    expect(guests.bodies().slice(length)).toEqual(expect.arrayContaining(['Order #1001: 10:00']));
    guests.platform.setClock('2026-05-02T10:00:00+02:00');
    await guests.move(begun, 'approve');
    await runAt('10:00:10');
    expect(guests.bodies().filter((body) => String(body).includes('10:00'))).toHaveLength(1);
  });
});
