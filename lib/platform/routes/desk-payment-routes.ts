import type { Hono } from 'hono';
import { paidAmountOf } from '@/lib/domain/money/order-amounts';
import type { WantedCredit } from '@/lib/domain/payments/credit';
import type { PlatformContext } from '../context';
import {
  DISMISS_REFUSED_REPORT,
  LIST_PAYMENT_PROBLEMS,
  ONE_OF_AMOUNT_AND_LINES,
  REFUND_ORDER,
  RETRY_PAYMENT_STEP,
} from '../desk/payment-calls';
import { refundOrder } from '../orders/refund-order';
import { dismissRefusedReport, paymentProblems, retryPaymentStep } from '../payments/payment-problems';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data, refuse, respond } from './responses';

/** Adds the staff calls for money. Rules: money/MY5, money/MY9. */
export function addDeskPaymentRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, REFUND_ORDER, async ({ hotel, staff, params, body, key }) => {
    const { amount, line_ids, reason, version } = body;
    const wanted = wantedCredit(amount, line_ids);
    if (wanted === null) return refuse('invalid', ONE_OF_AMOUNT_AND_LINES);
    return respond(await refundOrder(context, hotel, params.uuid, { wanted, reason, version, staff, key }));
  });

  onDeskCall(routes, LIST_PAYMENT_PROBLEMS, async ({ hotel }) => data(await paymentProblems(context, hotel)));

  onDeskCall(routes, RETRY_PAYMENT_STEP, async ({ hotel, body }) =>
    respond(await retryPaymentStep(context, hotel, body.order_uuid)),
  );

  onDeskCall(routes, DISMISS_REFUSED_REPORT, async ({ hotel, body }) =>
    respond(await dismissRefusedReport(context, hotel, body.id)),
  );
}

/** null: none of the two is given, or both. */
function wantedCredit(amount: number | null, lineIds: readonly (number | string)[] | null): WantedCredit | null {
  if (amount !== null && lineIds === null) return { amount: paidAmountOf(amount) };
  return amount === null && lineIds !== null ? { lineIds } : null;
}
