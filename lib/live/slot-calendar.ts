const listeners = new Set<() => void>();

/**
 * Dispatches 'update-slot-calendar' when the availability of slots may have changed, for example after an order was
 * refused. Every open calendar then fetches its slots again. Rule: booking/B7.
 */
export function updateSlotCalendar(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls the listener on each update. Returns the unsubscribe function. */
export function onSlotCalendarUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
