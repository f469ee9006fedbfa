import type { Floors } from '@/lib/domain/desk/floors';
import { OVERDUE_MINUTES } from '@/lib/domain/desk/waiting';
import type { Text } from '@/lib/domain/i18n/text';
import type { RoomProofPolicy } from '@/lib/domain/rooms/room-proof';
import type { PlatformContext } from '../context';
import type { HotelChannel } from '../database/notification-table';
import { channelsOf } from '../notification-queue/notification-targets';
import { sectionsOf } from '../stores/catalogue/sections';
import { findHotel, type HotelKey } from '../stores/hotels';
import { hasReceipts } from '../stores/receipts';
import { type QuickReplies, quickReplies } from './quick-replies';

/** What a desk needs to know of its hotel. */
type DeskSettings = {
  overdue_minutes: readonly number[];
  take_up_within_minutes: number | null;
  quick_replies: readonly Text[];
  quick_replies_version: number;
  quick_replies_source: QuickReplies['source'];
  languages: readonly string[];
  notification_channels: readonly HotelChannel[];
  push_key: string | null;
  translates: boolean;
  stations: readonly { id: string; title: Text; sections: readonly number[] }[];
  one_step_sections: readonly number[];
  floors: Floors;
  room_proof: RoomProofPolicy;
  has_receipts: boolean;
  sections: readonly { id: number; parent_id: number | null; title: Text | null; promise_minutes: number | null }[];
};

/** The hotel's own minutes of the three marks and of its limit, quick replies, languages, channels, stations, floors and sections. Rules: desk/DE6, desk/DE10, desk/DE19, desk/DE31, desk/DE53, desk/DE93, desk/DE94. */
export async function deskSettings(context: PlatformContext, hotel: HotelKey): Promise<DeskSettings> {
  const { database, notificationTargets, push, translator } = context;
  const { replies, version, source } = await quickReplies(context, hotel);
  const stored = await findHotel(database.db, { code: hotel.code });
  const sections = await sectionsOf(database.db, hotel.code);
  return {
    overdue_minutes: stored?.overdueMinutes ?? OVERDUE_MINUTES,
    take_up_within_minutes: stored?.orderLimits.takeUpWithinMinutes ?? null,
    quick_replies: replies,
    quick_replies_version: version,
    quick_replies_source: source,
    languages: stored?.languages ?? [],
    notification_channels: channelsOf(notificationTargets, hotel.code),
    push_key: push?.keys.publicKey ?? null,
    translates: translator !== null,
    stations: (stored?.stations ?? []).map(({ id, title, sections: own }) => ({ id, title, sections: own })),
    one_step_sections: stored?.oneStepSections ?? [],
    floors: stored?.floors ?? {},
    room_proof: stored?.hotel.room_proof ?? 'off',
    has_receipts: await hasReceipts(database.db, hotel.code),
    sections: sections.map(({ id, parentId, own }) => ({
      id,
      parent_id: parentId,
      title: own.title,
      promise_minutes: stored?.promiseMinutes?.[id] ?? null,
    })),
  };
}
