/** Subscriptions of one person at one hotel: a phone, a tablet, and browsers that were changed. */
export const MAX_SUBSCRIPTIONS = 5;

/** Days without a renewal after which a subscription is deleted; a stay is shorter. Rule: push/PU4. */
export const SUBSCRIPTION_DAYS = 30;

/** Hours after which news is not worth a notification any more. */
const MESSAGE_HOURS = 4;
/** A reminder is sent half an hour before what it speaks of. */
const REMINDER_HOURS = 0.5;

/** Seconds that are left to deliver a message that was written at `createdAt`; 0: it is not sent any more. Rule: push/PU7. */
export function secondsToDeliver(createdAt: string, now: Date, isReminder = false): number {
  const hours = isReminder ? REMINDER_HOURS : MESSAGE_HOURS;
  return Math.max(0, Math.floor((Date.parse(createdAt) + hours * 3_600_000 - now.getTime()) / 1000));
}

/** Whether a push service says that a subscription has ended. Rule: push/PU4. */
export const isGone = (status: number): boolean => status === 404 || status === 410;
