import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import { type DueTime, dueTimesOfLines } from '@/lib/domain/booking/due-times';
import type { CartLine } from '@/lib/domain/cart/cart';
import { type Id, sameId } from '@/lib/domain/id';
import type { OrderBodyLine } from '@/lib/domain/orders/order-body';
import {
  type CorrectedLine,
  type CorrectionPlan,
  type CorrectionProblem,
  planCorrection,
} from '@/lib/domain/telephone-orders/correction';
import { dueWithRest } from '@/lib/domain/telephone-orders/due-with-rest';
import { platformMessage } from '@/lib/words/platform-messages';
import { type RequestedSlot, sumRequestedSlots } from '../booking/requested-slots';
import type { PlatformContext } from '../context';
import type { StoredHotel } from '../stores/hotels';
import type { OrderLines } from '../stores/order-lines';
import type { StoredOrder } from '../stores/orders';
import { checkLine } from './check-line';
import { lineContext, MAX_LINES } from './check-order';
import { type OrderCatalogue, orderCatalogue } from './order-catalogue';

type OldLine = OrderLines['products'][number];

/**
 * What an order is to consist of. `language`: of the desk, in which it is refused. `foreign`: what of it is not for who corrects it, as
 * refusal fields.
 */
export type WantedCorrection = {
  lines: readonly CorrectedLine<OrderBodyLine>[];
  language: string;
  foreign(change: { added: readonly Id[]; removed: readonly OldLine[] }): Promise<FieldErrors>;
};

/** A correction whose new lines were checked. `lines`, `dueTimes`: those of `plan.added`, in its order. */
export type CheckedCorrection = {
  plan: CorrectionPlan<OldLine, OrderBodyLine>;
  catalogue: OrderCatalogue;
  lines: readonly CartLine[];
  dueTimes: readonly (readonly DueTime[])[];
  slots: readonly RequestedSlot[];
};

const PROBLEMS: Readonly<Record<CorrectionProblem, string>> = {
  foreign: 'are not of this order',
  twice: 'name a line twice',
  same: 'change nothing',
};

/**
 * Checks what a correction adds like the lines of a new order, at the hotel's prices and hours of now. What stays is not checked: it
 * was ordered when it could be. Rules: telephone-orders/TO9, telephone-orders/TO16, embedded-platform/EP3.
 */
export async function checkCorrection(
  context: Pick<PlatformContext, 'database' | 'now'>,
  hotel: StoredHotel,
  order: StoredOrder,
  { lines: wanted, language, foreign: foreignOf }: WantedCorrection,
): Promise<ApiResponse<CheckedCorrection>> {
  const plan = planCorrection(order.lines.products, wanted);
  if (typeof plan === 'string') return refused('invalid', { lines: PROBLEMS[plan] });
  if (wanted.length > MAX_LINES) return refused('invalid', { lines: platformMessage('count', language) });
  const added = plan.added.map(({ product }) => product.id);
  const foreign = await foreignOf({ added, removed: plan.removed });
  if (Object.keys(foreign).length > 0) return refused('forbidden', foreign);
  const ids = [...added, ...plan.kept.flatMap(({ repeat }) => repeat?.product_id ?? [])];
  const catalogue = await orderCatalogue(context, hotel, ids);
  const isPayable = plan.added.length === 0 || isOffered(catalogue, order);
  const paidBy = hotel.hotel.payments.find(({ id }) => sameId(id, order.payment_id)) ?? null;
  const payment = { paymentType: paidBy?.ptype_id ?? null, paymentId: paidBy?.id ?? null };
  const about = lineContext({ language }, catalogue, payment);
  const checked = plan.added.map((line) => checkLine(line, about));
  const fields: FieldErrors = Object.assign(
    {},
    ...checked.map((each) => (each.ok ? {} : each.fields)),
    isPayable ? {} : { payment: platformMessage('payment', language) },
  );
  if (Object.keys(fields).length > 0) return refused('invalid', fields);
  const lines = checked.flatMap((each) => (each.ok ? [each.line] : []));
  const rest = dueTimesOfOrder(order.lines);
  const own = dueTimesOfLines(lines, { property: null, now: about.now });
  return succeeded({
    ...{ plan, catalogue, lines },
    dueTimes: own.map((due) => dueWithRest(due, rest)),
    slots: sumRequestedSlots(checked.flatMap((each) => (each.ok ? each.slots : []))),
  });
}

/** Whether what is added can be paid as the order is. An order that costs nothing yet names no payment. */
function isOffered({ hotel }: OrderCatalogue, { payment_id, final_sum }: StoredOrder): boolean {
  if (payment_id === null) return final_sum === 0 && hotel.payments.length === 0;
  return hotel.payments.some(({ id }) => sameId(id, payment_id));
}

/** When each line of a stored order is due; an empty list: now. */
const dueTimesOfOrder = ({ products, dueTimes }: OrderLines): readonly (readonly DueTime[])[] =>
  products.map((_, place) =>
    dueTimes
      .filter(({ line }) => line === place)
      .map(({ local, is_whole_day }) => ({ at: local, isWholeDay: is_whole_day })),
  );
