import 'server-only';
import type { Platform } from '@/lib/platform/app';

const globals = globalThis as { hotelPlatform?: Platform };

/** Stores the platform of this process globally, because pages and routes are separate bundles. */
export function setPlatform(platform: Platform): void {
  globals.hotelPlatform = platform;
}

/** The open platform; throws before `setPlatform` was called. */
export function platform(): Platform {
  if (globals.hotelPlatform === undefined) throw new Error('the embedded platform is not open');
  return globals.hotelPlatform;
}
