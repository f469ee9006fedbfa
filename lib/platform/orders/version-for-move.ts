import type { Db } from '../database/database';
import { movesOf } from '../stores/order-moves';
import type { StoredOrder } from '../stores/orders';

/**
 * The version that a move is to be checked with. Who has seen the last move of an order may move it: what was taken off its price
 * since raises the version too, and is no reason to keep an order where it is. Rules: desk/DE8, money/MY9.
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
  return seen >= lastMove ? version : seen;
}
