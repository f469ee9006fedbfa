'use client';

import { useEffect, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { closeOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import type { Announcement } from '@/lib/contract/announcement';
import { playAsStories } from '@/lib/domain/announcements/eligibility';
import { type Id, sameId } from '@/lib/domain/id';
import { AnnouncementPopup } from './announcement-popup';
import { announcementView } from './announcement-view';
import { readAnnouncements } from './read-announcements';
import { StoryCarousel } from './story-carousel';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    announcements: { ids: readonly Id[] };
  }
}

/** One announcement as a pop-up, or several as stories. Rule: announcements/AN10. */
export function AnnouncementsOverlay({ arg }: { arg: OverlayArgs['announcements'] }) {
  const hotel = useHotel();
  const [shown, setShown] = useState<readonly Announcement[] | null>(null);
  useEffect(() => {
    const show = (all: readonly Announcement[]) => {
      const found = all.filter(({ id }) => arg.ids.some((wanted) => sameId(wanted, id)));
      // The hotel has withdrawn them since the page was loaded.
      if (found.length === 0) closeOverlays();
      setShown(found);
    };
    void readAnnouncements(hotel.id).then(show);
  }, [hotel.id, arg.ids]);
  if (shown === null) return null;
  const views = shown.map((announcement) => announcementView(announcement, hotel.language));
  if (playAsStories(shown)) return <StoryCarousel stories={views} />;
  return views.map((view) => <AnnouncementPopup key={view.id} announcement={view} />);
}
