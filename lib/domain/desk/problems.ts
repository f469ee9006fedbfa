import type { ChatState } from '../chat/chat-state';
import { chatsInOrder, wantedSince } from './chats';
import { isInWork, laneOf } from './lanes';
import { dueState, type OverdueMark, type OverdueMinutes, orderMark, type WaitingOrder } from './waiting';
import { waitsSince } from './waits-since';

type Watched = WaitingOrder & { expected_at: string | null; escalation: number };
type WatchedChat = {
  uuid: string;
  state: ChatState;
  waiting_since: string | null;
  snoozed_until: string | null;
  closed_at: string | null;
  updated_at: string;
};

/** From this mark on the desk calls an order late. */
const LATE: OverdueMark = 2;

/** What waits too long for the people of a hotel. */
export type WaitProblems<O, C> = {
  /** New orders that are marked late, or that nobody has taken up within the hotel's time; the longest wait first. */
  late: readonly O[];
  /** Orders in work whose promised time is over; the earliest promise first. */
  overdue: readonly O[];
  /** Chats whose guests wait for an answer, and those that have come back; the longest wait first. */
  unanswered: readonly C[];
};

/** The orders and chats that wait too long. `now` in milliseconds. Rule: desk/DE36. */
export function waitProblems<O extends Watched, C extends WatchedChat>(
  { orders, chats }: { orders: readonly O[]; chats: readonly C[] },
  { limits, now }: { limits: OverdueMinutes; now: number },
): WaitProblems<O, C> {
  const isLate = (order: O) =>
    laneOf(order.ostatus_id) === 'new' && (order.escalation > 0 || orderMark(order, limits, now) >= LATE);
  const isOverdue = ({ ostatus_id, created_at, expected_at }: O) =>
    isInWork(ostatus_id) && dueState(created_at, expected_at, now)?.isOver === true;
  return {
    late: orders.filter(isLate).sort((one, other) => waitsSince(one).localeCompare(waitsSince(other))),
    overdue: orders
      .filter(isOverdue)
      .sort((one, other) => String(one.expected_at).localeCompare(String(other.expected_at))),
    unanswered: chatsInOrder(chats).filter((chat) => wantedSince(chat) !== null),
  };
}

/** The number on the badge of what waits too long. Rule: desk/DE36. */
export const countWaits = ({ late, overdue, unanswered }: WaitProblems<unknown, unknown>): number =>
  late.length + overdue.length + unanswered.length;

/** What went wrong with the money of a hotel's orders. */
type MoneyProblems = {
  steps: readonly unknown[];
  refused_reports: readonly unknown[];
  holds: readonly unknown[];
};

/** The number on the badge of what went wrong with money; null: not read. Rule: desk/DE98. */
export const countMoney = (money: MoneyProblems | null): number =>
  money === null ? 0 : money.steps.length + money.refused_reports.length + money.holds.length;

/**
 * What the area of problems says of all together: `clear` only where everything was read, nothing is wrong and a limit
 * is set; `no-limit` where nothing is wrong and no limit says what would be. `limit`: minutes within which an order is
 * to be taken up. Rule: desk/DE36.
 */
export function problemsState(at: { isRead: boolean; problems: number; limit: number | null }) {
  if (!at.isRead) return 'unknown';
  if (at.problems > 0) return 'problems';
  return at.limit === null ? 'no-limit' : 'clear';
}
