import 'server-only';
import { createWorkCache, type WorkCache } from '../limits/work-cache';
import { remember } from '../remember';

const LIMITS = {
  entries: 500,
  /** An image has 20 to 300 kB. */
  size: 48_000_000,
  /** A picture can change under its old name. */
  age: 3_600_000,
  /** Drawing is all CPU. */
  atOnce: 1,
  waiting: 20,
};

/** The images of this process. Rule: crawlers/CW9. */
export const imageCache = (): WorkCache<Buffer> =>
  remember('images', () => createWorkCache({ now: Date.now, limits: LIMITS, sizeOf: (image) => image.length }));
