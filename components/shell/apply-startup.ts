import type { useRouter } from 'next/navigation';
import { replaceAddress } from '@/components/ui/overlay/overlay-stack';
import { roomNumber } from '@/lib/device/guest';
import { propertyValues } from '@/lib/device/property-values';
import {
  hasAlternateLogo,
  unlockedAnnouncement,
  visitEmail,
  wantsCheckIn,
  wantsOrders,
} from '@/lib/device/startup-values';
import { readStartup, type Startup } from '@/lib/domain/navigation/startup';
import { withAnswer } from '@/lib/domain/options/saved-values';

/**
 * Stores what the address has brought, takes it out of the address, and goes where it leads. Marks a document of a visit
 * that shows the alternative logo.
 */
export function applyStartup(router: Pick<ReturnType<typeof useRouter>, 'replace'>): void {
  const { location } = window;
  const startup = readStartup(location.search);
  if (startup !== null) store(startup);
  // The styles of the logo follow this mark (`alternate-logo` in tailwind.config.ts).
  document.documentElement.toggleAttribute('data-alternate-logo', hasAlternateLogo.get());
  if (startup === null) return;
  if (startup.target !== null) router.replace(startup.target);
  else replaceAddress(location.pathname + startup.rest + location.hash);
}

function store({ room, answer, email, showsAlternateLogo, announcementId, opensCheckIn, opensOrders }: Startup): void {
  if (room !== null) roomNumber.changeNow(() => room);
  if (answer !== null) propertyValues.changeNow((saved) => withAnswer(saved, answer));
  if (email !== null) visitEmail.changeNow(() => email);
  if (showsAlternateLogo) hasAlternateLogo.changeNow(() => true);
  if (announcementId !== null) unlockedAnnouncement.changeNow(() => announcementId);
  if (opensCheckIn) wantsCheckIn.changeNow(() => true);
  if (opensOrders) wantsOrders.changeNow(() => true);
}
