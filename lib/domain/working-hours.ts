/** Opening hours as a page shows them. Source: guest-app 9 "Working hours", reading 29. */
export type WorkingHours = {
  /** HH:MM, or null when nothing fits today ('available_soon'). */
  from: string | null;
  to: string | null;
  /** Weekdays of the entry that fits today, Sunday = 0; empty when it holds on all seven. */
  days: readonly number[];
  /** Whether `now` lies within the hours. */
  open: boolean;
};
