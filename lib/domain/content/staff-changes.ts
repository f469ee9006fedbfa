import type { ScheduleDay } from '../schedule-day';
import { type ClosedDays, mergeClosedDays, withoutClosedDays } from './closed-days';

/** What staff have changed about one product or section, over the hotel's files. Rules: content/CC1, content/CC2. */
export type StaffChanges = {
  /** null: on sale. `until`: ISO time at which it is back; null: until changed. */
  soldOut: { until: string | null } | null;
  /** A decimal in the hotel's currency; null: the file's. */
  price: number | null;
  /** null: the file's. */
  hours: readonly ScheduleDay[] | null;
  closed: ClosedDays;
};

export const NO_CHANGES: StaffChanges = { soldOut: null, price: null, hours: null, closed: {} };

/** Whether something is sold out at a time. Rule: content/CC4. */
export const isSoldOut = ({ soldOut }: Pick<StaffChanges, 'soldOut'>, now: Date): boolean =>
  soldOut !== null && (soldOut.until === null || Date.parse(soldOut.until) > now.getTime());

type Schedule<D> = { descr: D | null; days: readonly ScheduleDay[] };

type FileProduct<D, Plan> = {
  product: { price: number; schedule: Schedule<D> | null };
  /** null: not bookable. */
  slots: Plan | null;
};

type SlotPlan = { hours: readonly ScheduleDay[]; closed?: ClosedDays };

/**
 * A product as guests see it: the file's with the changes of staff over it. `above`: the changes of its section and the
 * sections above. Rules: content/CC3, content/CC6, content/CC7.
 */
export function withStaffChanges<D, Plan extends SlotPlan, P extends FileProduct<D, Plan>>(
  file: P,
  own: StaffChanges,
  { above, now }: { above: readonly StaffChanges[]; now: Date },
): P & { product: { is_available: boolean }; slots: { closed: ClosedDays } | null } {
  const { product, slots } = file;
  const closed = mergeClosedDays([own, ...above].map((changes) => changes.closed));
  const schedule = own.hours === null || slots !== null ? product.schedule : withHours(product.schedule, own.hours);
  return {
    ...file,
    product: {
      ...product,
      price: own.price ?? product.price,
      schedule: slots === null ? withoutClosedDays(schedule, closed) : schedule,
      is_available: ![own, ...above].some((changes) => isSoldOut(changes, now)),
    },
    slots: slots && { ...slots, hours: own.hours ?? slots.hours, closed },
  };
}

/** A schedule with other hours; its text stays. */
export const withHours = <D>(schedule: Schedule<D> | null, days: readonly ScheduleDay[]): Schedule<D> => ({
  descr: schedule?.descr ?? null,
  days,
});
