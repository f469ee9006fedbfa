import { addMinutes } from 'date-fns';

/** How long an order of a hotel may wait as a draft; null: without limit. */
export type OrderLimits = { expireAfterMinutes: number | null; takeUpWithinMinutes: number | null };

export const NO_ORDER_LIMITS: OrderLimits = { expireAfterMinutes: null, takeUpWithinMinutes: null };

/** After so many escalations an order is not escalated again. */
export const MAX_ESCALATIONS = 3;

/**
 * The ISO times at which an order expires and is escalated, while it is a draft. `from`: when it was placed, or the later
 * time for which it was ordered (hours/H16). Rule: notifications/NO3.
 */
export const orderDeadlines = (limits: OrderLimits, from: Date) => ({
  expires_at: timeAfter(from, limits.expireAfterMinutes),
  escalate_at: timeAfter(from, limits.takeUpWithinMinutes),
});

/**
 * The next escalation of an order, and the time of the one after it. That time counts from now, so that an order is
 * escalated once after a standstill of the server. Rule: notifications/NO2.
 */
export function nextEscalation(
  order: { escalation: number; take_up_minutes: number | null },
  now: Date,
): { escalation: number; escalate_at: string | null } {
  const escalation = order.escalation + 1;
  const isLast = escalation >= MAX_ESCALATIONS;
  return { escalation, escalate_at: isLast ? null : timeAfter(now, order.take_up_minutes) };
}

const timeAfter = (from: Date, minutes: number | null): string | null =>
  minutes === null ? null : addMinutes(from, minutes).toISOString();
