import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { readInput } from '../desk/field-messages';
import { APPLY_MENU_SHEET, CHECK_MENU_SHEET, DOWNLOAD_MENU_SHEET } from '../desk/menu-sheet-calls';
import { applySheet } from '../menu-sheet/apply-sheet';
import { checkSheet } from '../menu-sheet/check-sheet';
import { downloadSheet } from '../menu-sheet/download-sheet';
import { type DeskEnv, onDeskCall, onDeskForm } from './on-desk-call';
import { NO_STORE, refusal, respond } from './responses';

/** Adds the staff calls for menus as spreadsheets. Rules: menu-sheet/MS1, menu-sheet/MS11. */
export function addDeskMenuSheetRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, DOWNLOAD_MENU_SHEET, async ({ hotel, query }) => {
    const sheet = await downloadSheet(context, hotel, query);
    if (!sheet.ok) return refusal(sheet.refusal);
    const file = `menu-${hotel.code}.csv`;
    return new Response(sheet.value, {
      headers: {
        ...NO_STORE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${file}"`,
      },
    });
  });

  onDeskForm(routes, CHECK_MENU_SHEET, async ({ hotel, request }) => {
    const query = readInput(CHECK_MENU_SHEET.query, Object.fromEntries(new URL(request.url).searchParams));
    return query.ok ? respond(await checkSheet(context, hotel, { request, ...query.value })) : refusal(query.refusal);
  });

  onDeskCall(routes, APPLY_MENU_SHEET, async ({ hotel, staff, params, query }) =>
    respond(await applySheet(context, hotel, { ...params, ...query, staff })),
  );
}
