import { isRecord, readList, readString } from '../json/read-value';
import type { ScheduleDay } from '../schedule-day';

/** Reads the days of a schedule that is stored on the device. Invalid entries are left out. */
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
