import { laneOf } from './lanes';

/** Orders that have ended, of which a desk keeps the newest, as many as it reads when it opens. */
const KEPT_ENDED = 200;
/** How many more may gather before the oldest are left out, so that not every change sorts them. */
const SLACK = 50;

type Kept = { uuid: string; ostatus_id: string; version: number; moved_at: string };

/**
 * A desk's orders with those that were read: of two responses about the same order the newer one. Of those that have ended only
 * the newest stay, so that a screen that is open for weeks does not grow. Rules: desk/DE4, desk/DE11.
 */
export function withOrders<T extends Kept>(known: ReadonlyMap<string, T>, read: readonly T[]): ReadonlyMap<string, T> {
  const merged = new Map(known);
  for (const order of read) {
    if ((merged.get(order.uuid)?.version ?? -1) <= order.version) merged.set(order.uuid, order);
  }
  const ended = [...merged.values()].filter(({ ostatus_id }) => laneOf(ostatus_id) === 'done');
  if (ended.length <= KEPT_ENDED + SLACK) return merged;
  const oldest = ended.toSorted((one, other) => other.moved_at.localeCompare(one.moved_at)).slice(KEPT_ENDED);
  for (const { uuid } of oldest) merged.delete(uuid);
  return merged;
}
