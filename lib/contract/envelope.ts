import { isRecord } from '@/lib/domain/json/read-value';
import type { FieldErrors } from './refusals';

/** The value under `data`, else the response itself (platform-calls/W2). */
export const unwrap = (body: unknown): unknown => (isRecord(body) && 'data' in body ? body.data : body);

const firstMessage = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(firstMessage).find((message) => message !== null) ?? null;
  return null;
};

/**
 * The field errors of a refusal: a map of field to messages (or one message) at `data.data`, `data` or `errors`
 * (platform-calls/W3).
 */
export function readFieldErrors(body: unknown): FieldErrors {
  if (!isRecord(body)) return {};
  const data = body.data;
  for (const place of [isRecord(data) ? data.data : undefined, data, body.errors]) {
    if (!isRecord(place)) continue;
    const fields = Object.entries(place).flatMap(([field, value]) => {
      const message = firstMessage(value);
      return message === null ? [] : [[field, message] as const];
    });
    if (fields.length > 0) return Object.fromEntries(fields);
  }
  return {};
}

/** Seconds from a Retry-After header in seconds or as a date; null when it is missing or unreadable. */
export function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const date = /^[a-z]{3},/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
