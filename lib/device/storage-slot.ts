import type { StorageKey } from '@/lib/domain/privacy/stored-keys';
import { localStore } from './local-storage';

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How one key of web storage is read and written. Rules: device-storage/D1, device-storage/D12. */
export type PersistedOptions<T> = {
  key: StorageKey;
  /** Parses a stored text. Must return the empty value for anything invalid, and must not throw. */
  parse: (stored: string | null) => T;
  /** Serialises a value; null removes the key. */
  serialize: (value: T) => string | null;
  /** By default the device's storage; a function, because the server has none. */
  storage?: () => WebStorage;
};

/**
 * One key of web storage with its parsed value. Returns the same reference for the same text.
 *
 * If a write fails because storage is full (lib/device/local-storage.ts) or disabled, the new value is kept in memory until the tab is closed,
 * although the storage still contains the old text. Rule: device-storage/D14.
 */
export class StorageSlot<T> {
  readonly key: StorageKey;
  readonly #options: PersistedOptions<T>;
  #seen: { text: string | null; value: T } | undefined;

  constructor(options: PersistedOptions<T>) {
    this.key = options.key;
    this.#options = options;
  }

  /** Reads the storage. */
  read(): T {
    const text = this.#text();
    if (this.#seen === undefined || this.#seen.text !== text) {
      this.#seen = { text, value: this.#options.parse(text) };
    }
    return this.#seen.value;
  }

  /** Returns the value of the last read. */
  lastRead(): T {
    return this.#seen === undefined ? this.read() : this.#seen.value;
  }

  write(value: T): void {
    this.#seen = { text: this.#write(value), value };
  }

  #storage(): WebStorage {
    return this.#options.storage?.() ?? localStore;
  }

  #text(): string | null {
    try {
      return this.#storage().getItem(this.key);
    } catch {
      return this.#seen?.text ?? null;
    }
  }

  /** Returns the text in the storage after the attempt. */
  #write(value: T): string | null {
    try {
      const text = this.#options.serialize(value);
      if (text === null) this.#storage().removeItem(this.key);
      else this.#storage().setItem(this.key, text);
      return text;
    } catch {
      return this.#seen?.text ?? null;
    }
  }
}
