import type { Db } from '../database/database';
import { movesOf } from '../stores/order-moves';
import type { StoredOrder } from '../stores/orders';
import { correctionsOf } from '../stores/telephone/order-corrections';

/**
 * The version that a move is to be checked with. Who has seen the last move of an order may move it: what was taken off its price
 * since raises the version too, and is no reason to keep an order where it is. A correction is one: it is another order then. Rules:
 * desk/DE8, money/MY9, telephone-orders/TO12.
 */
export async function versionForMove(
  db: Db,
  { hotel, uuid, status, version }: Pick<StoredOrder, 'hotel' | 'uuid' | 'status' | 'version'>,
  seen: number,
): Promise<number> {
  if (seen >= version) return seen;
  const moves = await movesOf(db, hotel, [uuid]);
  // A draft that nobody has moved has no moves.
  const lastMove = moves.at(-1)?.version ?? (status === 'draft' ? 0 : version);
  const lastCorrection = (await correctionsOf(db, hotel, [uuid])).at(-1)?.version ?? 0;
  return seen >= Math.max(lastMove, lastCorrection) ? version : seen;
}
