import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { FORGET_PHONE, NOTIFY_PHONE } from '../desk/phone-calls';
import { forgetStaffPhone, notifyStaffPhone } from '../push/staff-phones';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { notFound, respond } from './responses';

/** Adds the staff calls for phones that are notified. Rule: desk/DE90. */
export function addDeskPhoneRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, NOTIFY_PHONE, async ({ hotel, staff, member, body }) =>
    context.push === null
      ? notFound()
      : respond(
          await notifyStaffPhone(context, hotel, { ...body, name: staff ?? body.name, person: member?.id ?? null }),
        ),
  );

  onDeskCall(routes, FORGET_PHONE, async ({ hotel, body }) =>
    respond(await forgetStaffPhone(context, hotel, body.endpoint)),
  );
}
