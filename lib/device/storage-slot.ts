export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How one key of the device's storage is read and written. Rules: device-storage/D1, device-storage/D12. */
export type PersistedOptions<T> = {
  key: string;
  /** What a stored text means. Anything corrupt or foreign becomes the value for "nothing". Must not throw. */
  parse: (stored: string | null) => T;
  /** How a value is stored; null removes the key. */
  serialize: (value: T) => string | null;
  /** localStorage or sessionStorage; called late, because a server has none. */
  storage?: () => WebStorage;
};

/**
 * A value as it lies in storage: the same reference for the same text.
 *
 * After a write that failed (storage full or switched off) the text is still the old one and the value is the one that
 * should stand there: what the guest did stays true for as long as the tab lives. Rule: device-storage/D14.
 */
export class StorageSlot<T> {
  readonly key: string;
  readonly #options: PersistedOptions<T>;
  #seen: { text: string | null; value: T } | undefined;

  constructor(options: PersistedOptions<T>) {
    this.key = options.key;
    this.#options = options;
  }

  /** What lies there now. */
  read(): T {
    const text = this.#text();
    if (this.#seen === undefined || this.#seen.text !== text) {
      this.#seen = { text, value: this.#options.parse(text) };
    }
    return this.#seen.value;
  }

  /** What lay there when it was last looked at. */
  lastRead(): T {
    return this.#seen === undefined ? this.read() : this.#seen.value;
  }

  write(value: T): void {
    this.#seen = { text: this.#write(value), value };
  }

  #storage(): WebStorage {
    return this.#options.storage?.() ?? window.localStorage;
  }

  #text(): string | null {
    try {
      return this.#storage().getItem(this.key);
    } catch {
      return this.#seen?.text ?? null;
    }
  }

  /** The text that lies there after the try. */
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
