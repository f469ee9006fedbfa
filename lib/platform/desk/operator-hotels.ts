import { OVERDUE_MINUTES, type OverdueMinutes } from '@/lib/domain/desk/waiting';
import type { Text } from '@/lib/domain/i18n/text';
import type { Db } from '../database/database';
import { listHotels } from '../stores/hotels';
import { type OpenOrders, openOrdersByHotel, waitingChatsByHotel } from '../stores/open-work';

/** A hotel in the operator's list. Nothing in it names a guest. */
export type OperatorHotel = {
  code: string;
  title: Text;
  overdue_minutes: OverdueMinutes;
  open_orders: number;
  /** The order that nobody has taken up for the longest time; null: none. */
  oldest: OpenOrders['oldest'];
  unanswered_chats: number;
  chat_waiting_since: string | null;
};

/** More hotels than one server serves. */
export const MAX_HOTELS = 100_000;

/** Every served hotel with what waits at its desk, by three queries however many hotels there are. Rule: desk/DE23. */
export async function operatorHotels(db: Db): Promise<readonly OperatorHotel[]> {
  const hotels = await listHotels(db, { offset: 0, limit: MAX_HOTELS });
  const orders = new Map((await openOrdersByHotel(db)).map((each) => [each.hotel, each]));
  const chats = new Map((await waitingChatsByHotel(db)).map((each) => [each.hotel, each]));
  return hotels.map(({ code, title, overdueMinutes }) => ({
    code,
    title,
    overdue_minutes: overdueMinutes ?? OVERDUE_MINUTES,
    open_orders: orders.get(code)?.open ?? 0,
    oldest: orders.get(code)?.oldest ?? null,
    unanswered_chats: chats.get(code)?.count ?? 0,
    chat_waiting_since: chats.get(code)?.since ?? null,
  }));
}
