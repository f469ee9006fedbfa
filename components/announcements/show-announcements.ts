import { onOverlaysChange, openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { Announcement } from '@/lib/contract/announcement';
import { seenAnnouncement, visitAge } from '@/lib/device/announcements';
import { roomNumber } from '@/lib/device/guest';
import { unlockedAnnouncement } from '@/lib/device/startup-values';
import { dueAnnouncements, isEligible, seenKey, type Visit } from '@/lib/domain/announcements/eligibility';
import { waitForGuest } from '@/lib/domain/announcements/interruption';
import type { Id } from '@/lib/domain/id';
import { guestActivity } from './guest-activity';
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
 * Shows the announcements of a page as they become due, until the returned function is called. They wait while the guest is
 * doing something. Rules: announcements/AN2, announcements/AN3, announcements/AN17.
 */
export function showAnnouncements(hotelId: Id, pathname: string): () => void {
  let hasStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const update = () => void readAnnouncements(hotelId).then(show);
  const show = (all: readonly Announcement[]) => {
    clearTimeout(timer);
    if (hasStopped) return;
    const visit = currentVisit(pathname);
    const eligible = all.filter((each) => isEligible(each, visit) && !shownHere.has(seenKey(each)));
    const { due, nextInMs } = dueAnnouncements(eligible, visitAge(Date.now()));
    const wait = due.length > 0 ? waitForGuest(guestActivity(hotelId)) : (nextInMs ?? Number.POSITIVE_INFINITY);
    isHeld = due.length > 0 && wait > 0;
    if (due.length > 0 && wait === 0) open(due);
    else if (Number.isFinite(wait)) timer = setTimeout(update, Math.min(wait, MAX_TIMER_MS));
  };
  update();
  // While the event is sent, the field that the focus goes to does not have it yet.
  const updateSoon = () => {
    if (isHeld) timer = setTimeout(update);
  };
  document.addEventListener('focusout', updateSoon);
  const subscriptions = [
    () => document.removeEventListener('focusout', updateSoon),
    onOverlaysChange(update),
    // The code that reads them from the address may come later than this.
    unlockedAnnouncement.subscribe(update),
    roomNumber.subscribe(update),
  ];
  return () => {
    hasStopped = true;
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
