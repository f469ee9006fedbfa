import type { StoragePlace } from './stored-key';
import { storedKey } from './stored-keys';

/** One entry of a device's storage. */
export type StoredItem = { place: StoragePlace; key: string; value: string };

/**
 * Writes a device's storage as JSON, each entry with its purpose; `null` for what others have stored. Rule:
 * cookies/CK7.
 */
export function deviceExport(items: readonly StoredItem[], source: { host: string; now: number }): string {
  const stored = items.map(({ place, key, value }) => ({
    place,
    key,
    content: storedKey(place, key)?.content ?? null,
    value,
  }));
  return `${JSON.stringify({ host: source.host, exported_at: new Date(source.now).toISOString(), stored }, null, 2)}\n`;
}
