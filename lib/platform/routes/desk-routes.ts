import { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { openApi } from '../desk/open-api';
import type { DeskCaller } from '../staff/desk-caller';
import { createDeskSessions } from '../staff/desk-sessions';
import { callingBrowser } from '../staff/sign-in/calling-browser';
import { findHotelKey } from '../stores/hotels';
import { addDeskAnnouncementRoutes } from './desk-announcement-routes';
import { addDeskChatHandlingRoutes } from './desk-chat-handling-routes';
import { addDeskChatRoutes } from './desk-chat-routes';
import { addDeskContentRoutes } from './desk-content-routes';
import { addDeskFigureRoutes } from './desk-figure-routes';
import { addDeskHandoverRoutes } from './desk-handover-routes';
import { addDeskLotteryRoutes } from './desk-lottery-routes';
import { addDeskMemberRoutes } from './desk-member-routes';
import { addDeskMenuRoutes } from './desk-menu-routes';
import { addDeskMenuSheetRoutes } from './desk-menu-sheet-routes';
import { addDeskNotificationRoutes } from './desk-notification-routes';
import { addDeskOrderRoutes } from './desk-order-routes';
import { addDeskOwnAccountRoutes } from './desk-own-account-routes';
import { addDeskPaceRoutes } from './desk-pace-routes';
import { addDeskPaymentRoutes } from './desk-payment-routes';
import { addDeskPersonRoutes } from './desk-person-routes';
import { addDeskPhoneRoutes } from './desk-phone-routes';
import { addDeskProblemRoutes } from './desk-problem-routes';
import { addDeskReceiptRoutes } from './desk-receipt-routes';
import { addDeskRoomChargeRoutes } from './desk-room-charge-routes';
import { addDeskRoomRoutes } from './desk-room-routes';
import { addDeskStaffLogRoutes } from './desk-staff-log-routes';
import { addDeskStockRoutes } from './desk-stock-routes';
import { addDeskTelephoneRoutes } from './desk-telephone-routes';
import { addDeskTicketRoutes } from './desk-ticket-routes';
import { addDeskTranslationRoutes } from './desk-translation-routes';
import type { DeskEnv } from './on-desk-call';
import { refuse } from './responses';

/** The gateway sets this header from the host. The key must belong to this hotel. */
export const HOTEL_HEADER = 'x-hotel-code';

/** The gateway sets this header from the cookie of a session, after it has checked where the request comes from. */
export const SESSION_HEADER = 'x-desk-session';

/**
 * The staff API below `/api/desk/v1`. A key gives access to its own hotel only; the API description needs no key. Rule:
 * staff-api/DK1.
 */
export function deskRoutes(context: PlatformContext): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  const callerOf = callers(context);
  let description: string | undefined;

  routes.get('/openapi.json', () => {
    description ??= JSON.stringify(openApi());
    return new Response(description, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
  });

  routes.use('*', async (call, next) => {
    const caller = await callerOf(call.req.raw.headers);
    const hotel = caller === null ? null : await findHotelKey(context.database.db, caller.code);
    if (caller === null || hotel === null) return refuse('unauthorized');
    call.set('platform', context);
    call.set('hotel', hotel);
    call.set('staff', caller.staff);
    call.set('member', caller.member);
    call.set('actions', caller.actions);
    call.set('session', caller.session);
    call.set('browser', callingBrowser(call.req.raw.headers));
    return next();
  });

  // Before the moves of orders, whose path would match a refund or a correction too.
  addDeskPaymentRoutes(routes, context);
  addDeskTelephoneRoutes(routes, context);
  addDeskTicketRoutes(routes, context);
  addDeskOrderRoutes(routes, context);
  addDeskReceiptRoutes(routes, context);
  addDeskFigureRoutes(routes, context);
  addDeskContentRoutes(routes, context);
  addDeskMenuRoutes(routes, context);
  addDeskMenuSheetRoutes(routes, context);
  addDeskStockRoutes(routes, context);
  addDeskPaceRoutes(routes, context);
  addDeskChatRoutes(routes, context);
  addDeskChatHandlingRoutes(routes, context);
  addDeskAnnouncementRoutes(routes, context);
  addDeskLotteryRoutes(routes, context);
  addDeskHandoverRoutes(routes, context);
  addDeskNotificationRoutes(routes, context);
  addDeskPhoneRoutes(routes, context);
  addDeskProblemRoutes(routes, context);
  addDeskPersonRoutes(routes, context);
  addDeskMemberRoutes(routes, context);
  addDeskOwnAccountRoutes(routes, context);
  addDeskRoomRoutes(routes, context);
  addDeskRoomChargeRoutes(routes, context);
  addDeskTranslationRoutes(routes, context);
  addDeskStaffLogRoutes(routes, context);
  return routes;
}

/**
 * Finds who calls the hotel that a call names; null: nobody who may. A call must name its hotel, because otherwise the keys
 * of all hotels would have to be derived and compared.
 */
function callers(context: PlatformContext): (headers: Headers) => Promise<(DeskCaller & { code: string }) | null> {
  const sessions = createDeskSessions(context);
  return async (headers) => {
    const code = headers.get(HOTEL_HEADER);
    if (code === null) return null;
    const by = { authorization: headers.get('authorization'), signed: headers.get(SESSION_HEADER) };
    const caller = await sessions.deskCaller(code, by);
    return caller === null ? null : { code, ...caller };
  };
}
