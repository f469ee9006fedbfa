import 'server-only';
import { z } from 'zod';
import { onOff, setting, whole } from '../settings/env-fields';

const MEGABYTE = 1024 * 1024;

/** How much a minute (or as the name says); null: no limits (measuring, tests). */
export type RateLimits = {
  orders: number;
  messages: number;
  uploads: number;
  writes: number;
  reads: number;
  /** Kilobytes of files from one address in an hour. */
  uploadedKilobytes: number;
  /** Event streams that are open at once. */
  streams: number;
  /** Orders of one room that wait for staff at once. */
  draftsPerRoom: number;
} | null;

/** Bounds of what uploads may take of the disk. Bytes. */
export type UploadBounds = {
  /** For all guests of a hotel in one day. */
  hotelDay: number;
  /** What has to be left on the disk. */
  free: number;
};

/** The settings of limits, by the names that an operator gives them. */
export const limitVariables = {
  RATE_LIMITS: onOff('on'),
  RATE_ORDERS_PER_MINUTE: setting(whole('RATE_ORDERS_PER_MINUTE', 1, 100_000).default(10)),
  RATE_MESSAGES_PER_MINUTE: setting(whole('RATE_MESSAGES_PER_MINUTE', 1, 100_000).default(30)),
  RATE_UPLOADS_PER_MINUTE: setting(whole('RATE_UPLOADS_PER_MINUTE', 1, 100_000).default(10)),
  RATE_WRITES_PER_MINUTE: setting(whole('RATE_WRITES_PER_MINUTE', 1, 1_000_000).default(600)),
  RATE_READS_PER_MINUTE: setting(whole('RATE_READS_PER_MINUTE', 1, 10_000_000).default(6_000)),
  RATE_UPLOAD_MB_PER_HOUR: setting(whole('RATE_UPLOAD_MB_PER_HOUR', 1, 1_000_000).default(500)),
  STREAMS_PER_ADDRESS: setting(whole('STREAMS_PER_ADDRESS', 1, 10_000).default(50)),
  MAX_DRAFTS_PER_ROOM: setting(whole('MAX_DRAFTS_PER_ROOM', 1, 10_000).default(20)),
  UPLOAD_MB_PER_DAY: setting(whole('UPLOAD_MB_PER_DAY', 1, 10_000_000).default(2_000)),
  UPLOAD_MIN_FREE_MB: setting(whole('UPLOAD_MIN_FREE_MB', 0, 10_000_000).default(500)),
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

export const uploadBoundsOf = (env: LimitEnvironment): UploadBounds => ({
  hotelDay: env.UPLOAD_MB_PER_DAY * MEGABYTE,
  free: env.UPLOAD_MIN_FREE_MB * MEGABYTE,
});
