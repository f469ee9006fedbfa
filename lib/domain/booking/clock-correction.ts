import { millisecondsInDay, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';

/** A slower answer says too little about when it was written. */
const SLOWEST_MS = 10 * millisecondsInSecond;
/** Of a phone whose clock was reset, or a server without a clock, nothing is believed. */
const LARGEST_MS = 366 * millisecondsInDay;

/**
 * `date`: of a response; `sentAt`, `receivedAt`: the device's clock around it, in ms. Returns by how many milliseconds the
 * device's clock is behind the server's (negative: ahead); 0 for up to a minute; null: the
 * answer does not tell, or tells something implausible. Rule: hours/H18.
 */
export function clockCorrection({
  date,
  sentAt,
  receivedAt,
}: {
  date: string | null;
  sentAt: number;
  receivedAt: number;
}): number | null {
  const writtenAt = Date.parse(date ?? '');
  const took = receivedAt - sentAt;
  if (Number.isNaN(writtenAt) || took < 0 || took > SLOWEST_MS) return null;
  const correction = writtenAt - Math.round((sentAt + receivedAt) / 2);
  if (Math.abs(correction) > LARGEST_MS) return null;
  return Math.abs(correction) <= millisecondsInMinute ? 0 : correction;
}

/** The correction in a stored text; 0 if it is none that could have been stored. */
export function readCorrection(stored: string | null): number {
  const correction = Number(stored ?? 0);
  return Number.isSafeInteger(correction) && Math.abs(correction) <= LARGEST_MS ? correction : 0;
}

/** Whether a correction replaces another: seconds of difference are those of the network. */
export const isOtherCorrection = (correction: number, known: number): boolean =>
  Math.abs(correction - known) > (correction === 0 ? 0 : millisecondsInMinute);
