import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { CORRECT_ORDER, HAND_OVER_ORDER, TAKE_ORDER } from '../desk/telephone-calls';
import { correctOrder } from '../orders/correct-order';
import { handOverOrder } from '../orders/hand-over-order';
import { takeOrder } from '../orders/staff-order';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { respond } from './responses';

/** Adds the staff calls for orders on the telephone. Rule: telephone-orders/TO1. */
export function addDeskTelephoneRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, TAKE_ORDER, async ({ hotel, staff, body: sent }) => {
    const { taken_note, approve, expected_seconds: expectedSeconds, refusal_language, ...body } = sent;
    const taken = { by: staff ?? '', note: taken_note || null, language: refusal_language ?? body.language };
    return respond(await takeOrder(context, hotel, { body, taken, approve: approve ? { expectedSeconds } : null }));
  });

  onDeskCall(routes, CORRECT_ORDER, async ({ hotel, staff, params, body }) => {
    const { lines, version, reason, slot_holder: holder, refusal_language: language } = body;
    return respond(
      await correctOrder(context, hotel, params.uuid, { lines, version, reason, holder, language, staff }),
    );
  });

  onDeskCall(routes, HAND_OVER_ORDER, async ({ hotel, params }) =>
    respond(await handOverOrder(context, hotel, params.uuid)),
  );
}
