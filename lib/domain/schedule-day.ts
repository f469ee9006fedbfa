/**
 * One entry of opening hours. Days: seven flags, Sunday first. Dates YYYY-MM-DD, times HH:mm:ss, in the hotel's local
 * time.
 */
export type ScheduleDay = {
  start_date: string | null;
  end_date: string | null;
  days: readonly boolean[];
  start_time: string | null;
  end_time: string | null;
};
