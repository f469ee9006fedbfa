import { may } from '@/lib/domain/staff/roles';
import type { PlatformContext } from '../context';
import { isOrderOf } from '../staff/own-parts';
import type { StoredHotel } from '../stores/hotels';
import type { DueNotification } from '../stores/notifications';
import { personById } from '../stores/staff/persons';
import type { StaffPhone } from '../stores/staff-phones';

/**
 * Whether the person of a phone may still hear of what a notification is about: of chats by the role, of orders by role and
 * stations. A phone without a person hears everything. Rules: desk/DE90, staff/SP16.
 */
export async function isPhoneAllowed(
  context: Pick<PlatformContext, 'database'>,
  hotel: StoredHotel,
  { person, about }: { person: StaffPhone['person']; about: Pick<DueNotification, 'order_uuid' | 'chat_uuid'> },
): Promise<boolean> {
  if (person === null) return true;
  const member = await personById(context.database.db, hotel.code, person);
  if (member === null || member.state !== 'active') return false;
  if (about.chat_uuid !== null) return may(member.role, 'chats');
  return (
    may(member.role, 'read-orders') && (await isOrderOf(context, { hotel, caller: { member }, uuid: about.order_uuid }))
  );
}
