import { isRecord, readList, readString } from '../json/read-value';
import type { ScheduleDay } from '../options/kit';

/** The days of a schedule that the device has stored; what is corrupt is left out. */
export const readScheduleDays = (schedule: unknown): ScheduleDay[] =>
  readList(isRecord(schedule) ? schedule.days : null, (day) =>
    isRecord(day) && Array.isArray(day.days)
      ? {
          start_date: readString(day.start_date),
          end_date: readString(day.end_date),
          days: day.days.map((isOpen) => isOpen === true),
          start_time: readString(day.start_time),
          end_time: readString(day.end_time),
        }
      : null,
  );
