import 'server-only';
import type { Platform } from '@/lib/platform/app';

const shared = globalThis as { hotelPlatform?: Platform };

/** Pages and routes are separate bundles: the one platform of this process is kept where all of them find it. */
export function setPlatform(platform: Platform): void {
  shared.hotelPlatform = platform;
}

/** The open platform; throws before the start has opened it. */
export function platform(): Platform {
  if (shared.hotelPlatform === undefined) throw new Error('the embedded platform is not open');
  return shared.hotelPlatform;
}
