const listeners = new Set<() => void>();

/**
 * 'update-slot-calendar': somebody has learnt that slots are no longer what they were, as when an order is refused.
 * Every calendar that is open forgets what it read and reads it again. Rule: booking/B7.
 */
export function updateSlotCalendar(): void {
  for (const listener of [...listeners]) listener();
}

/** Hears of it until the returned function is called. */
export function onSlotCalendarUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
