/**
 * The forms in which guests and staff read dates, as options of Intl. Always in the Gregorian calendar and Latin digits:
 * a Persian or Arabic browser would otherwise display other years, and a guest could not recognise the day. Rules:
 * languages/L14, languages/L15.
 */
export const DATE_FORMATS = {
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  dayTitle: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  shortDay: { weekday: 'short', day: 'numeric' },
  nearDay: { weekday: 'short', day: 'numeric', month: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

export type DateForm = keyof typeof DATE_FORMATS;

/** Of the runtime's formatters, beside the form. */
export const DATE_WIRE = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;
