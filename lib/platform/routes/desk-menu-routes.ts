import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import {
  CANCEL_PUBLISHING,
  CHANGE_MENU_ITEM,
  CREATE_MENU_ITEM,
  DISCARD_DRAFTS,
  KEEP_MENU,
  LIST_MENU_VERSIONS,
  LIST_MISSING,
  PREVIEW_ITEM,
  PUBLISH_MENU,
  READ_MENU,
  READ_MENU_ITEM,
  RESTORE_MENU_VERSION,
  UPLOAD_MENU_PICTURE,
} from '../desk/menu-calls';
import { describeMenu, describeVersions, listMissing } from '../menu/describe-menu';
import { discardDrafts } from '../menu/discard-drafts';
import { changeMenuItem, createMenuItem, readItem } from '../menu/edit-item';
import { keepMenu } from '../menu/keep-menu';
import { previewItem } from '../menu/preview-item';
import { publishLater, publishNow, restoreVersion } from '../menu/publish-menu';
import { saveMenuPicture } from '../menu/save-menu-picture';
import type { HotelKey } from '../stores/hotels';
import { schedulePublishing } from '../stores/menu/keepers';
import { menuProblemLanguage } from './menu-problem-language';
import { type DeskEnv, onDeskCall, onDeskForm } from './on-desk-call';
import { data, respond } from './responses';

/** Adds the staff calls for the menu. Rules: menu/ME1 to menu/ME26. */
export function addDeskMenuRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  routes.use('/menu/*', menuProblemLanguage);

  const menuOf = async (hotel: HotelKey) => data(await describeMenu(context, hotel));

  onDeskCall(routes, READ_MENU, async ({ hotel }) => menuOf(hotel));

  onDeskCall(routes, KEEP_MENU, async ({ hotel, staff, body: { keeper } }) => {
    const kept = await keepMenu(context, hotel.code, { keeper, staff });
    if (!kept.ok) return respond(kept);
    // The files were read without a mistake.
    if (kept.value.isChanged) context.importFailures.forget(hotel.code);
    return menuOf(hotel);
  });

  onDeskCall(routes, CREATE_MENU_ITEM, async ({ hotel, staff, body }) =>
    respond(await createMenuItem(context, hotel, { ...body, staff })),
  );

  onDeskCall(routes, READ_MENU_ITEM, async ({ hotel, params }) => respond(await readItem(context, hotel, params.item)));

  onDeskCall(routes, CHANGE_MENU_ITEM, async ({ hotel, staff, params, body: { value, version, and_below } }) =>
    respond(
      await changeMenuItem(context, hotel, {
        ...{ item: params.item, value, staff },
        ...{ seen: version, andBelow: and_below },
      }),
    ),
  );

  onDeskCall(routes, PUBLISH_MENU, async ({ hotel, staff, body: { at } }) =>
    respond(at === null ? await publishNow(context, hotel, staff) : await publishLater(context, hotel, { at, staff })),
  );

  onDeskCall(routes, CANCEL_PUBLISHING, async ({ hotel }) => {
    await schedulePublishing(context.database.db, hotel.code, null);
    return menuOf(hotel);
  });

  onDeskCall(routes, DISCARD_DRAFTS, async ({ hotel, body: { items } }) => {
    const discarded = await discardDrafts(context, hotel, items);
    return discarded.ok ? menuOf(hotel) : respond(discarded);
  });

  onDeskCall(routes, LIST_MENU_VERSIONS, async ({ hotel }) => data(await describeVersions(context, hotel)));

  onDeskCall(routes, RESTORE_MENU_VERSION, async ({ hotel, staff, params: { number } }) =>
    respond(await restoreVersion(context, hotel, { number, staff })),
  );

  onDeskCall(routes, LIST_MISSING, async ({ hotel }) => respond(await listMissing(context, hotel)));

  onDeskForm(routes, UPLOAD_MENU_PICTURE, async ({ hotel, request }) =>
    respond(await saveMenuPicture(context, hotel, request)),
  );

  onDeskCall(routes, PREVIEW_ITEM, async ({ hotel, params: { item }, query: { language = null } }) =>
    respond(await previewItem(context, hotel, { item, language })),
  );
}
