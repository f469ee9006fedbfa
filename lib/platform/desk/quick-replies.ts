import { succeeded } from '@/lib/contract/refusals';
import { hasText, type Text } from '@/lib/domain/i18n/text';
import { BUILT_IN_REPLIES } from '@/lib/words/quick-replies';
import type { PlatformContext } from '../context';
import { type ChangeResponse, conflict } from '../staff-calls/change-response';
import { findHotel, type HotelKey } from '../stores/hotels';
import { appendStaffEvent, lockOutbox, nextEventId } from '../stores/outbox';
import { quickReplyList, saveQuickReplies } from '../stores/quick-replies';

/** The quick replies as a desk shows them. `source`: who has written them: staff, the hotel's files, or the product. */
export type QuickReplies = {
  replies: readonly Text[];
  version: number;
  source: 'desk' | 'file' | 'product';
};

/** The replies of staff, else of the hotel's files, else the product's. Rule: desk/DE19. */
export async function quickReplies({ database }: PlatformContext, { code }: HotelKey): Promise<QuickReplies> {
  const { version, replies } = await quickReplyList(database.db, code);
  if (replies !== null) return { replies, version, source: 'desk' };
  const stored = await findHotel(database.db, { code });
  if (stored?.quickReplies) return { replies: stored.quickReplies, version, source: 'file' };
  return { replies: BUILT_IN_REPLIES, version, source: 'product' };
}

/**
 * Replaces the quick replies; null: those of the files again. A conflict when `version` is not the one that is stored.
 * Rules: desk/DE85, staff-api/DK11.
 */
export async function setQuickReplies(
  context: PlatformContext,
  hotel: HotelKey,
  change: { replies: readonly Text[] | null; version: number | null; by: string | null },
): Promise<ChangeResponse<QuickReplies>> {
  const { code } = hotel;
  const now = context.now().toISOString();
  const event = await context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, code);
    const { version } = await quickReplyList(db, code);
    if (change.version !== null && change.version !== version) return null;
    const replies = change.replies?.filter(hasText) ?? null;
    await saveQuickReplies(db, code, { version: version + 1, replies, changedBy: change.by, now });
    return appendStaffEvent(db, code, { id: await nextEventId(db, code), type: 'desk-settings-changed' }, now);
  });
  const current = await quickReplies(context, hotel);
  if (event === null) return conflict({ version: 'somebody has changed them since' }, current);
  context.publishEvent(event);
  return succeeded(current);
}
