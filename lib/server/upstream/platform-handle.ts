import 'server-only';
import type { Platform } from '@/lib/platform/app';

const globals = globalThis as { hotelPlatform?: Platform };

/**
 * Stores the embedded platform of this process, the hotels' backend with their database. It is a global, because Next
 * bundles pages and route handlers separately and each bundle has its own modules.
 */
export function setPlatform(platform: Platform): void {
  globals.hotelPlatform = platform;
}

/** Whether the embedded platform is open; false behind an upstream, and while the server starts. */
export const hasPlatform = (): boolean => globals.hotelPlatform !== undefined;

/** Returns the platform. Throws if `setPlatform` has not been called yet. */
export function platform(): Platform {
  if (globals.hotelPlatform === undefined) throw new Error('the embedded platform is not open');
  return globals.hotelPlatform;
}
