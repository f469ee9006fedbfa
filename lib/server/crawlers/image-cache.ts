import 'server-only';
import { createWorkCache, type WorkCache } from '../limits/work-cache';

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

const shared = globalThis as { hotelImages?: WorkCache<Buffer> };

/** The images of this process. Global, because each route is a separate bundle. Rule: crawlers/CW9. */
export function imageCache(): WorkCache<Buffer> {
  shared.hotelImages ??= createWorkCache({ now: Date.now, limits: LIMITS, sizeOf: (image) => image.length });
  return shared.hotelImages;
}
