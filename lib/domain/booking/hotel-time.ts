/** An instant in the hotel's local date and time (hours/H12). */
export type HotelNow = {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  time: string;
  /** Sunday = 0. */
  weekday: number;
  /** Minutes since midnight, 0–1439. */
  minutes: number;
  /** The hotel's time zone and the instant in ms; absent if the zone is unknown. Which local times exist follows from it. */
  zone?: { name: string; at: number };
};

const clockOf = (timezone: string | undefined): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    ...(timezone === undefined ? {} : { timeZone: timezone }),
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Cached formatters, because creating one is far slower on a phone than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

const isNamed = (timezone: string | null): timezone is string => timezone !== null && timezone !== '';

/** Returns the formatter of a time zone, or of the device's zone if the runtime does not know it (hours/H12). */
function clockIn(timezone: string | null): Intl.DateTimeFormat {
  // The device's own zone is not cached, because it changes when the guest travels.
  if (!isNamed(timezone)) return clockOf(undefined);
  const known = clocks.get(timezone);
  if (known !== undefined) return known;
  try {
    const made = clockOf(timezone);
    clocks.set(timezone, made);
    return made;
  } catch (error) {
    if (error instanceof RangeError) return clockOf(undefined);
    throw error;
  }
}

/**
 * Converts an instant to the hotel's local date and time. `timezone`: an IANA name; null or unknown: the device's zone
 * (hours/H12). Rule: phone/PH13.
 */
export function hotelNow(timezone: string | null, now: Date): HotelNow {
  const clock = clockIn(timezone);
  const shown = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${shown.year?.padStart(4, '0')}-${shown.month}-${shown.day}`;
  const time = `${shown.hour}:${shown.minute}`;
  // JavaScript parses a date without a time as UTC.
  const weekday = new Date(date).getUTCDay();
  const zone = isNamed(timezone) && clocks.has(timezone) ? { zone: { name: timezone, at: now.getTime() } } : {};
  return { date, time, weekday, minutes: Number(shown.hour) * 60 + Number(shown.minute), ...zone };
}
