/**
 * `session`: session storage, which ends with the tab. `cookie`: sent with requests. `cache`: a service worker's. `push`:
 * what the browser keeps for its push service.
 */
export type StoragePlace = 'local' | 'session' | 'cookie' | 'cache' | 'push';

export type StoredKey = {
  /** A `*` at the end stands for any text. */
  key: string;
  place: StoragePlace;
  /** Whose device has it. */
  of: 'guest' | 'staff';
  /** What is in it, and what for. */
  content: string;
  /** When the app itself removes it, besides erasing; undefined: never. */
  until?: string;
};
