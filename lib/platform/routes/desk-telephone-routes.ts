import type { Hono } from 'hono';
import type { FieldErrors } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import { CORRECT_ORDER, HAND_OVER_ORDER, QUOTE_CORRECTION, TAKE_ORDER } from '../desk/telephone-calls';
import { correctOrder } from '../orders/correct-order';
import { handOverOrder } from '../orders/hand-over-order';
import { quoteCorrection } from '../orders/quote-correction';
import { takeOrder } from '../orders/staff-order';
import { foreignLines, foreignOrder } from '../staff/own-dishes';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { refuse, respond } from './responses';

/** Adds the staff calls for orders on the telephone. Rule: telephone-orders/TO1. */
export function addDeskTelephoneRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  const foreignTo =
    (own: Parameters<typeof foreignLines>[1]) =>
    (change: Parameters<typeof foreignLines>[2]): Promise<FieldErrors> =>
      foreignLines(context, own, change);

  onDeskCall(routes, TAKE_ORDER, async ({ hotel, staff, caller, body: sent }) => {
    const { taken_note, approve, expected_seconds: expectedSeconds, refusal_language, ...body } = sent;
    const foreign = await foreignOrder(context, { hotel, caller }, body);
    if (Object.keys(foreign).length > 0) return refuse('forbidden', foreign);
    const taken = { by: staff ?? '', note: taken_note || null, language: refusal_language ?? body.language };
    return respond(await takeOrder(context, hotel, { body, taken, approve: approve ? { expectedSeconds } : null }));
  });

  onDeskCall(routes, CORRECT_ORDER, async ({ hotel, staff, caller, params, body }) => {
    const { lines, version, reason, slot_holder: holder, refusal_language: language } = body;
    const correction = { lines, version, reason, holder, language, staff, foreign: foreignTo({ hotel, caller }) };
    return respond(await correctOrder(context, hotel, params.uuid, correction));
  });

  onDeskCall(routes, QUOTE_CORRECTION, async ({ hotel, caller, params, body: { lines, refusal_language: language } }) =>
    respond(
      await quoteCorrection(context, hotel, params.uuid, { lines, language, foreign: foreignTo({ hotel, caller }) }),
    ),
  );

  onDeskCall(routes, HAND_OVER_ORDER, async ({ hotel, params }) =>
    respond(await handOverOrder(context, hotel, params.uuid)),
  );
}
