import type { Text } from '../i18n/text';
import type { CorrectionReason, TicketContent, TicketLine, TicketTime } from './ticket';
import { type TicketOrder, type TicketPlan, ticketContent } from './ticket-contents';

/** What a station was last asked to make, by the tickets that it has got or is getting. */
type Said = Pick<TicketContent, 'lines' | 'due'>;

/** Minutes by which a promise must differ from the time that was quoted, which is rounded, to be worth a paper. */
const QUOTE_MINUTES = 5;

const MINUTE_MS = 60_000;

/** Minutes between two times of the hotel's clock, without a change of the clocks. */
const minutesBetween = (one: TicketTime, other: TicketTime): number =>
  Math.abs(Date.parse(`${one.at}:00Z`) - Date.parse(`${other.at}:00Z`)) / MINUTE_MS;

/**
 * Whether the time on paper is no longer the promised one. The first promise of an order whose paper names no time is not
 * worth another paper: `first` is that promise. Rule: tickets/TK10.
 */
function isOtherTime(paper: TicketTime | null, first: TicketTime | null, now: TicketTime | null): boolean {
  if (now === null) return paper !== null;
  const known = paper ?? first;
  if (known === null) return false;
  return minutesBetween(known, now) >= (known.by === 'quoted' ? QUOTE_MINUTES : 1);
}

/** The correction that says that nothing is to be made any more of what a station was asked to make. */
export function stopCorrection(
  order: TicketOrder,
  plan: TicketPlan,
  { title, said, reason }: { title: Text; said: Said; reason: CorrectionReason },
): TicketContent {
  const content = ticketContent(order, plan, { title, lines: [] });
  return {
    ...content,
    kind: 'correction',
    due: said.due,
    correction: { reasons: [reason], removed: said.lines, due_before: null },
  };
}

/**
 * The correction between what a station was asked to make and `wanted`, what it has to make now; null: nothing that matters has
 * changed. `first`: the time that was promised first; `hasTime`: whether the station still works by the clock.
 */
export function correctionOf(
  said: Said & { isStopped: boolean },
  wanted: TicketContent,
  { first, hasTime }: { first: TicketTime | null; hasTime: boolean },
): TicketContent | null {
  const corrected = (
    reasons: readonly CorrectionReason[],
    { removed = [], added = [] }: { removed?: readonly TicketLine[]; added?: readonly string[] },
    due_before: TicketTime | null,
  ) => ({
    ...wanted,
    kind: 'correction' as const,
    correction: { reasons, removed, due_before, ...(added.length > 0 && { added }) },
  });
  if (said.isStopped) return wanted.lines.length === 0 ? null : corrected(['again'], {}, null);
  const kept = new Set(wanted.lines.map(({ id }) => id));
  const removed = said.lines.filter(({ id }) => !kept.has(id));
  const before = new Set(said.lines.map(({ id }) => id));
  const added = wanted.lines.flatMap(({ id }) => (before.has(id) ? [] : [id]));
  const isLater = hasTime && wanted.lines.length > 0 && isOtherTime(said.due, first, wanted.due);
  const reasons: CorrectionReason[] = [
    ...(isLater ? ['time' as const] : []),
    ...(removed.length > 0 || added.length > 0 ? ['lines' as const] : []),
  ];
  return reasons.length === 0 ? null : corrected(reasons, { removed, added }, isLater ? said.due : null);
}
