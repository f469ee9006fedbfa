import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { reportedAmount } from '@/lib/domain/money/order-amounts';
import { planCorrection } from '@/lib/domain/telephone-orders/correction';
import type { PlatformContext } from '../context';
import { findHotel, type HotelKey } from '../stores/hotels';
import { orderByUuid, type StoredOrder } from '../stores/orders';
import { checkCorrection, type WantedCorrection } from './check-correction';
import { correctionProblem } from './correct-order';
import { correctedOrder } from './corrected-order';

/** What an order would come to. `final_sum`: with charge, added taxes and tip. */
export type CorrectionQuote = { final_sum: number; delivery_price: number; tip: number };

/**
 * What an order would cost with a correction, by the checks of the correction itself but for stock, slots and places, which are taken only
 * by it. Changes nothing. With the lines that it has it costs what it costs: a question may overtake the correction that it was asked
 * for. Rule: telephone-orders/TO17.
 */
export async function quoteCorrection(
  context: PlatformContext,
  { code }: HotelKey,
  uuid: string,
  wanted: WantedCorrection,
): Promise<ApiResponse<CorrectionQuote>> {
  const { db } = context.database;
  const hotel = await findHotel(db, { code });
  const order = hotel === null ? null : await orderByUuid(db, code, uuid);
  if (hotel === null || order === null) return refused('not-found');
  const fields = await correctionProblem(db, order);
  if (fields !== null) return refused('invalid', fields);
  if (planCorrection(order.lines.products, wanted.lines) === 'same') return succeeded(quoteOf(order));
  const checked = await checkCorrection(context, hotel, order, wanted);
  if (!checked.ok) return checked;
  const now = context.now().toISOString();
  return succeeded(quoteOf(correctedOrder(order, checked.value, { now, kitchenWords: context.kitchenWords })));
}

const quoteOf = ({ final_sum, delivery_price, tip }: Pick<StoredOrder, keyof CorrectionQuote>): CorrectionQuote => ({
  final_sum: reportedAmount(final_sum),
  delivery_price: reportedAmount(delivery_price),
  tip: reportedAmount(tip),
});
