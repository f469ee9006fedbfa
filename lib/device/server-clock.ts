import { type DatedAnswer, observeDates } from '@/lib/contract/dated-answers';
import { clockCorrection, isOtherCorrection, readCorrection } from '@/lib/domain/booking/clock-correction';
import { type HotelNow, hotelNow } from '@/lib/domain/booking/hotel-time';
import { PersistedAtom } from './persisted-atom';

/**
 * The server's clock, by which days, hours, slots and distances in time are reckoned: a phone's own may be days wrong.
 * It is learned from every response of the app's server and kept for the visit. Rule: hours/H18.
 */
const correction = new PersistedAtom<number>({
  key: 'clock_correction',
  parse: readCorrection,
  serialize: (value) => (value === 0 ? null : String(value)),
  storage: () => window.sessionStorage,
});

observeDates((answer: DatedAnswer) => {
  const found = clockCorrection(answer);
  if (found !== null && isOtherCorrection(found, correction.get())) correction.changeNow(() => found);
});

/** The present instant in ms by the server's clock; on the server itself by its own. */
export const serverNow = (): number => Date.now() + (typeof window === 'undefined' ? 0 : correction.get());

/** The hotel's present day and time by the server's clock. */
export const currentHotelTime = (timezone: string | null): HotelNow => hotelNow(timezone, new Date(serverNow()));

/** Calls the listener when the clock turns out to be another. Returns the unsubscribe function. */
export const onClockCorrected = (listener: () => void): (() => void) => correction.subscribe(listener);
