import { addDays } from './calendar-date';

const DAYS = 7;

/** The days on which the cleaning can be skipped: the week from tomorrow, since today's may be done. Rule: pages/PG20. */
export const skippableDays = (today: string): string[] =>
  Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1));
