import { onOverlaysChange, openOverlay, openOverlays, sinceBack } from '@/components/ui/overlay/overlay-stack';
import type { Announcement } from '@/lib/contract/announcement';
import { seenAnnouncement, visitAge } from '@/lib/device/announcements';
import { roomNumber } from '@/lib/device/guest';
import { unlockedAnnouncement } from '@/lib/device/startup-values';
import {
  dueAnnouncements,
  isEligible,
  seenKey,
  type Visit,
  waitAfterBack,
} from '@/lib/domain/announcements/eligibility';
import type { Id } from '@/lib/domain/id';
import { readAnnouncements } from './read-announcements';

/** The longest time that a timer can wait, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** What this document has shown: `display_every_refresh` means once for each document, not for each page. */
const shownHere = new Set<string>();

/** The page names its parent section on its main element. */
const currentVisit = (pathname: string): Visit => ({
  pathname,
  parentSection: document.getElementById('main')?.dataset.parentSection ?? null,
  room: roomNumber.get(),
  unlockedId: unlockedAnnouncement.get(),
  isSeen: (key) => seenAnnouncement(key).get(),
});

/**
 * Shows the announcements of a page as they become due, until the returned function is called. While an overlay is open
 * they wait for it to close, and for a moment after Back. Rules: announcements/AN2, announcements/AN3, announcements/AN17.
 */
export function showAnnouncements(hotelId: Id, pathname: string): () => void {
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => void readAnnouncements(hotelId).then(show);
  const show = (all: readonly Announcement[]) => {
    clearTimeout(timer);
    if (stopping.signal.aborted || openOverlays().length > 0) return;
    const visit = currentVisit(pathname);
    const eligible = all.filter((each) => isEligible(each, visit) && !shownHere.has(seenKey(each)));
    const { due, nextInMs } = dueAnnouncements(eligible, visitAge(Date.now()));
    const wait = waitAfterBack(sinceBack());
    if (due.length > 0 && wait > 0) timer = setTimeout(update, wait);
    else if (due.length > 0) open(due);
    else if (nextInMs !== null) timer = setTimeout(update, Math.min(nextInMs, MAX_TIMER_MS));
  };
  update();
  const subscriptions = [
    onOverlaysChange(update),
    // The code that reads them from the address may come later than this.
    unlockedAnnouncement.subscribe(update),
    roomNumber.subscribe(update),
  ];
  return () => {
    stopping.abort();
    clearTimeout(timer);
    for (const unsubscribe of subscriptions) unsubscribe();
  };
}

function open(announcements: readonly Announcement[]): void {
  for (const announcement of announcements) {
    const key = seenKey(announcement);
    shownHere.add(key);
    if (!announcement.extra.web_popup_config.display_every_refresh) seenAnnouncement(key).changeNow(() => true);
  }
  openOverlay('announcements', { ids: announcements.map(({ id }) => id) });
}
