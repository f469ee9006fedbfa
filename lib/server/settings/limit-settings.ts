import 'server-only';
import { z } from 'zod';
import { onOff, setting, wholeNumber } from './env-fields';

const MEGABYTE = 1024 * 1024;

/**
 * Maximum per minute, unless the name or the comment names another unit. null: no limits, for measurements and tests.
 */
export type RateLimits = {
  orders: number;
  messages: number;
  uploads: number;
  writes: number;
  reads: number;
  /** Kilobytes of uploads from one address per hour. */
  uploadedKilobytes: number;
  /** Simultaneous event streams. */
  streams: number;
  /** Orders of one room that wait for approval. */
  draftsPerRoom: number;
} | null;

/** Limits of the disk space for uploads, in bytes. */
export type UploadBounds = {
  /** Bytes for all guests of a hotel in one day. */
  hotelDay: number;
  /** Bytes that must remain free on the disk. */
  free: number;
};

/** The environment variables of limits. */
export const limitVariables = {
  RATE_LIMITS: onOff('on'),
  RATE_ORDERS_PER_MINUTE: setting(wholeNumber(1, 100_000).default(10)),
  RATE_MESSAGES_PER_MINUTE: setting(wholeNumber(1, 100_000).default(30)),
  RATE_UPLOADS_PER_MINUTE: setting(wholeNumber(1, 100_000).default(10)),
  RATE_WRITES_PER_MINUTE: setting(wholeNumber(1, 1_000_000).default(600)),
  RATE_READS_PER_MINUTE: setting(wholeNumber(1, 10_000_000).default(6_000)),
  RATE_UPLOAD_MB_PER_HOUR: setting(wholeNumber(1, 1_000_000).default(500)),
  STREAMS_PER_ADDRESS: setting(wholeNumber(1, 10_000).default(50)),
  MAX_DRAFTS_PER_ROOM: setting(wholeNumber(1, 10_000).default(20)),
  UPLOAD_MB_PER_DAY: setting(wholeNumber(1, 10_000_000).default(2_000)),
  UPLOAD_MIN_FREE_MB: setting(wholeNumber(0, 10_000_000).default(500)),
};

const limits = z.object(limitVariables);
type LimitEnvironment = z.output<typeof limits>;

export const rateLimitsOf = (env: LimitEnvironment): RateLimits =>
  env.RATE_LIMITS === 'off'
    ? null
    : {
        orders: env.RATE_ORDERS_PER_MINUTE,
        messages: env.RATE_MESSAGES_PER_MINUTE,
        uploads: env.RATE_UPLOADS_PER_MINUTE,
        writes: env.RATE_WRITES_PER_MINUTE,
        reads: env.RATE_READS_PER_MINUTE,
        uploadedKilobytes: env.RATE_UPLOAD_MB_PER_HOUR * 1024,
        streams: env.STREAMS_PER_ADDRESS,
        draftsPerRoom: env.MAX_DRAFTS_PER_ROOM,
      };

/** The limits of an operator who sets none. */
export const DEFAULT_RATE_LIMITS = rateLimitsOf(limits.parse({}));

export const uploadBoundsOf = (env: LimitEnvironment): UploadBounds => ({
  hotelDay: env.UPLOAD_MB_PER_DAY * MEGABYTE,
  free: env.UPLOAD_MIN_FREE_MB * MEGABYTE,
});
