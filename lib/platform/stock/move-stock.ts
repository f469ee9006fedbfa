import { isStockNews, leftOf } from '@/lib/domain/stock/stock';
import type { WantedStock } from '@/lib/domain/stock/wanted-stock';
import { movedPieces } from '@/lib/domain/telephone-orders/moved-pieces';
import type { Db } from '../database/database';
import { changeTaken, heldPieces, IN_ALL, type StockPieces, saveHeldPieces, takePieces } from '../stores/stock';
import { isGivenBackNews } from './give-back-stock';
import { demandsOf, type StockShortage, type StockTaking } from './take-stock';

type Moved = {
  hotel: string;
  uuid: string;
  /** The hotel's day. */
  today: string;
  removed: readonly StockPieces[];
  added: readonly WantedStock[];
};

const keyOf = ({ item, day }: Pick<StockPieces, 'item' | 'day'>): string => `${item} ${day}`;

/**
 * Gives back what an order no longer holds of the stock and takes what it wants more, within its transaction, which locks the hotel's
 * other writers. `short`: too little is left, and the caller must roll back. Rules: telephone-orders/TO10, stock/SK6.
 */
export async function moveStock(db: Db, { hotel, uuid, today, removed, added }: Moved): Promise<StockTaking> {
  const held = await heldPieces(db, hotel, uuid);
  const demands = await demandsOf(db, hotel, added);
  const moves = movedPieces(
    held.map((each) => ({ key: keyOf(each), pieces: each.pieces })),
    {
      removed: removed.flatMap((each) => releasedFrom(held, each)),
      added: demands.map((each) => ({ key: keyOf(each), pieces: each.pieces })),
    },
  );
  const known = new Map([...held, ...demands].map(({ item, day }) => [keyOf({ item, day }), { item, day }]));
  const short: StockShortage[] = [];
  let isNews = false;
  for (const { key, held: after, change } of moves) {
    const piece = known.get(key);
    if (piece === undefined) continue;
    await saveHeldPieces(db, hotel, uuid, { ...piece, pieces: after });
    if (change < 0) {
      await changeTaken(db, hotel, { ...piece, pieces: change });
      isNews ||= await isGivenBackNews(db, hotel, { ...piece, pieces: -change });
      continue;
    }
    const demand = demands.find((each) => keyOf(each) === key);
    if (demand === undefined) continue;
    const taken = await takePieces(db, hotel, { ...piece, pieces: change }, demand.amount);
    if (taken === null) short.push(...demand.wanted.map((each) => ({ ...each, left: demand.left })));
    else if (piece.day === IN_ALL || piece.day === today)
      isNews ||= isStockNews(leftOf(demand, taken - change), leftOf(demand, taken));
  }
  return short.length > 0 ? { kind: 'short', short } : { kind: 'taken', isNews };
}

/** What a line that goes had taken: of its day, or in all, or of another day where the hotel counted otherwise then. */
function releasedFrom(held: readonly StockPieces[], { item, day, pieces }: StockPieces) {
  const own = held.filter((each) => each.item === item);
  const taken = own.find((each) => each.day === day) ?? own.find((each) => each.day === IN_ALL) ?? own[0];
  return taken === undefined ? [] : [{ key: keyOf(taken), pieces }];
}
