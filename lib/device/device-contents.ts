import type { StoredItem } from '@/lib/domain/privacy/device-export';
import { storedKey } from '@/lib/domain/privacy/stored-keys';

/** What a device has stored for this hotel, whoever has stored it. */

/** The two kinds of web storage; none where the browser forbids access. */
function webStorages(): readonly { place: 'local' | 'session'; storage: Storage }[] {
  try {
    return [
      { place: 'local', storage: window.localStorage },
      { place: 'session', storage: window.sessionStorage },
    ];
  } catch {
    return [];
  }
}

function cookies(): readonly StoredItem[] {
  return document.cookie.split('; ').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=');
    return key === '' ? [] : [{ place: 'cookie' as const, key, value: value.join('=') }];
  });
}

/** Everything in web storage and in the cookies that scripts can read. Rule: cookies/CK7. */
export function readDevice(): readonly StoredItem[] {
  const items = webStorages().flatMap(({ place, storage }) =>
    Object.keys(storage).map((key) => ({ place, key, value: storage.getItem(key) ?? '' })),
  );
  return [...items, ...cookies()];
}

/** Expires a cookie of this host or of a domain above it: statistics of others are often stored there. */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, above) => `; domain=${labels.slice(above).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

function remove(items: readonly StoredItem[]): void {
  const storages = webStorages();
  for (const { place, key } of items) {
    if (place === 'cookie') expireCookie(key);
    else storages.find((each) => each.place === place)?.storage.removeItem(key);
  }
}

/** Databases are only of others: the app has none. */
async function removeDatabases(): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
}

/** Removes what others have stored. Rule: cookies/CK9. */
export async function removeForeign(): Promise<void> {
  remove(readDevice().filter(({ place, key }) => storedKey(place, key) === undefined));
  await removeDatabases();
}

async function removeWorkers(): Promise<void> {
  // Both are missing on plain HTTP.
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}

/**
 * Removes everything. Load another document afterwards: this one keeps values in memory, and what it writes when it is
 * left is removed once more. Rule: cookies/CK8.
 */
export async function eraseDevice(): Promise<void> {
  const removeAll = () => remove(readDevice());
  removeAll();
  // Values with a change that waits write it on `pagehide`; this listener comes after theirs.
  window.addEventListener('pagehide', removeAll);
  await Promise.all([removeDatabases(), removeWorkers()]);
}
