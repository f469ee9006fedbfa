import { isRecord, readNumber } from '../json/read-value';
import type { OptionValue } from './kit';

/** Reads an answer from parsed JSON: a text, a number, a list of texts or a slot; null for anything else. */
export function readOptionValue(value: unknown): OptionValue {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.filter((member): member is string => typeof member === 'string');
  if (isRecord(value) && typeof value.date === 'string' && typeof value.timeStart === 'string') {
    return { date: value.date, timeStart: value.timeStart };
  }
  return readNumber(value);
}
