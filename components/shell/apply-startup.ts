import type { useRouter } from 'next/navigation';
import { replaceAddress } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { roomNumber } from '@/lib/device/guest';
import { orderUuids, withOrder } from '@/lib/device/order-uuids';
import { propertyValues } from '@/lib/device/property-values';
import {
  hasAlternateLogo,
  unlockedAnnouncement,
  visitEmail,
  wantsCheckIn,
  wantsOrders,
} from '@/lib/device/startup-values';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import { readStartup, type Startup } from '@/lib/domain/navigation/startup';
import { withAnswer } from '@/lib/domain/options/saved-values';
import { isSameRoom } from '@/lib/domain/rooms/same-room';

/** `room_proof`: which orders of the hotel ask for a proof of their room. */
type Hotel = Pick<HotelView, 'code' | 'room_proof'>;

/**
 * Stores what the address has brought, takes it out of the address, and goes where it leads. Marks a document of a visit
 * that shows the alternative logo.
 */
export function applyStartup(router: Pick<ReturnType<typeof useRouter>, 'replace'>, hotel: Hotel): void {
  const { location } = window;
  const startup = readStartup(location.search);
  if (startup !== null) store(startup, hotel);
  // The styles of the logo follow this mark (`alternate-logo` in tailwind.config.ts).
  document.documentElement.toggleAttribute('data-alternate-logo', hasAlternateLogo.get());
  if (startup === null) return;
  if (startup.target !== null) router.replace(startup.target);
  else replaceAddress(location.pathname + startup.rest + location.hash);
}

function store(startup: Startup, hotel: Hotel): void {
  const { room, answer, email, showsAlternateLogo, announcementId, opensCheckIn, opensOrders, takesHandedOrders } =
    startup;
  // Without the code that reads the proof, the stored room stays.
  const stored = room === null ? storeProvenRoom(startup.claimedRoom, hotel) : storeRoom(room, hotel);
  stored.catch(() => undefined);
  if (answer !== null) propertyValues.changeNow((saved) => withAnswer(saved, answer));
  if (email !== null) visitEmail.changeNow(() => email);
  if (showsAlternateLogo) hasAlternateLogo.changeNow(() => true);
  if (announcementId !== null) unlockedAnnouncement.changeNow(() => announcementId);
  if (opensCheckIn) wantsCheckIn.changeNow(() => true);
  // Whoever scans the code or opens the link again asks again.
  if (takesHandedOrders) takeHandedOrders(hotel).catch(() => undefined);
  if (opensOrders) wantsOrders.changeNow(() => true);
}

/**
 * Stores the room of a link. Where every order asks for a proof, it replaces a stored one only if this device has proven it.
 * Rule: rooms/RM13.
 */
async function storeRoom(room: string, { code, room_proof }: Hotel): Promise<void> {
  const isSuggestion = room_proof === 'for_orders' && !isBlank(roomNumber.get());
  if (isSuggestion && !(await hasProven(room, code))) return;
  roomNumber.changeNow(() => room);
}

/** Stores the room of a printed code whose name has no digit, as a bare link cannot. Rules: startup/ST4, rooms/RM4. */
async function storeProvenRoom(claimed: string | null, { code }: Hotel): Promise<void> {
  if (claimed !== null && (await hasProven(claimed, code))) roomNumber.changeNow(() => claimed);
}

/**
 * Puts into My orders what staff have handed to the devices of the room that this one has just proven; an order that it has stays where it
 * is. Rule: telephone-orders/TO15.
 */
async function takeHandedOrders({ code }: Hotel): Promise<void> {
  const { readProvenRoom } = await import('@/lib/contract/room-proof-api');
  const response = await readProvenRoom(code);
  if (!response.ok) return;
  for (const uuid of response.value.orders) orderUuids.changeNow(withOrder(uuid));
}

/** Whether this device has proven the room; no when that cannot be read. */
async function hasProven(room: string, code: string): Promise<boolean> {
  const { readProvenRoom } = await import('@/lib/contract/room-proof-api');
  const response = await readProvenRoom(code);
  return response.ok && response.value.room !== null && isSameRoom(response.value.room, room);
}
