import type { PlatformContext } from '../context';
import { findHotelKey } from '../stores/hotels';
import type { StoredEvent } from '../stores/outbox';
import type { DeskCaller } from './desk-caller';
import { isOrderOf, narrowedMember } from './own-parts';

type Named = { order: string } | { chat: string } | null;

function namedBy(event: StoredEvent): Named {
  if ('chat_uuid' in event) return { chat: event.chat_uuid };
  return 'order_uuid' in event ? { order: event.order_uuid } : null;
}

/**
 * Decides which events of the hotel a stream of its desk gives to a caller: those of chats and orders that the caller may
 * read. With the uuid in an event anybody can read the order or the chat as its guest, so it is given to nobody else. An order
 * that the stream has named once stays named, because a correction may take the caller's part out of it. Rule: staff/SP16.
 */
export function heardEvents(
  context: Pick<PlatformContext, 'database'>,
  code: string,
  caller: DeskCaller,
): (event: StoredEvent) => boolean | Promise<boolean> {
  const named = new Set<string>();
  const isOwn = async (uuid: string): Promise<boolean> => {
    const hotel = await findHotelKey(context.database.db, code);
    if (hotel === null || !(await isOrderOf(context, { hotel, caller, uuid }))) return false;
    named.add(uuid);
    return true;
  };
  return (event) => {
    const about = namedBy(event);
    if (about === null) return event.type !== 'sessions-changed';
    if ('chat' in about) return caller.actions.has('chats');
    if (!caller.actions.has('read-orders')) return false;
    return narrowedMember(caller) === null || named.has(about.order) || isOwn(about.order);
  };
}
