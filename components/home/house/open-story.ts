import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { StoryView } from '@/lib/contract/house-view';
import { seenAnnouncement } from '@/lib/device/announcements';
import type { StorageKey } from '@/lib/domain/privacy/stored-keys';

export const hasSeen = ({ seenKey }: Pick<StoryView, 'seenKey'>): boolean =>
  seenAnnouncement(seenKey as StorageKey).get();

/** Opens an announcement that the guest has chosen. Rules: announcements/AN18, announcements/AN19. */
export function openStory({ id, seenKey }: Pick<StoryView, 'id' | 'seenKey'>): void {
  seenAnnouncement(seenKey as StorageKey).changeNow(() => true);
  openOverlay('announcements', { ids: [id] });
}
