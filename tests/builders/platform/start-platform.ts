import type { Platform } from '@/lib/platform/app';
import type { ImportResult } from '@/lib/platform/import/import-hotels';
import { openPlatform, type StartOptions } from '@/lib/platform/open-platform';

/** Opens the platform and waits until its hotels are imported. */
export async function startPlatform(
  options: StartOptions,
): Promise<{ platform: Platform; migrated: readonly string[]; imported: ImportResult }> {
  const { platform, migrated, importHotels } = await openPlatform(options);
  try {
    return { platform, migrated, imported: await importHotels() };
  } catch (error) {
    await platform.close();
    throw error;
  }
}
