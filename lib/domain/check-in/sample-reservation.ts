import { addDays } from '../booking/calendar-date';

const NUMBER = '204 817';
const NIGHTS = 6;

/**
 * The reservation that the check-in shows, an example: from the hotel's present day on, so that nobody takes an old date for
 * a mistake in their own booking. Rule: check-in/CI2.
 */
export const sampleReservation = (today: string) => ({
  number: NUMBER,
  arrival: today,
  departure: addDays(today, NIGHTS),
});
