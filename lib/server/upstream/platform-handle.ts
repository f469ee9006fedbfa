import 'server-only';
import type { Platform } from '@/lib/platform/app';
import { remember } from '../remember';

const opened = (): { platform?: Platform } => remember('platform', () => ({}));

/** Stores the embedded platform of this process, the hotels' backend with their database. */
export function setPlatform(platform: Platform): void {
  opened().platform = platform;
}

/** Whether the embedded platform is open; false behind an upstream, and while the server starts. */
export const hasPlatform = (): boolean => opened().platform !== undefined;

/** Returns the platform. Throws if `setPlatform` has not been called yet. */
export function platform(): Platform {
  const { platform: open } = opened();
  if (open === undefined) throw new Error('the embedded platform is not open');
  return open;
}
