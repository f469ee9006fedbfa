export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type RememberedOptions<T> = {
  key: string;
  /** What a stored text means. Anything corrupt or foreign becomes the value for "nothing". Must not throw. */
  read: (stored: string | null) => T;
  /** How a value is stored; null removes the key. */
  print: (value: T) => string | null;
  /** localStorage or sessionStorage; called late, because a server has none. */
  shelf?: () => Shelf;
};

/**
 * A value as it lies in storage: the same reference for the same text.
 *
 * After a write that failed (storage full or switched off) the text is still the old one and the value is the one that
 * should stand there: what the guest did stays true for as long as the tab lives.
 */
export class OnShelf<T> {
  readonly key: string;
  readonly #options: RememberedOptions<T>;
  #seen: { text: string | null; value: T } | undefined;

  constructor(options: RememberedOptions<T>) {
    this.key = options.key;
    this.#options = options;
  }

  /** What lies there now. */
  look(): T {
    const text = this.#text();
    if (this.#seen === undefined || this.#seen.text !== text) {
      this.#seen = { text, value: this.#options.read(text) };
    }
    return this.#seen.value;
  }

  /** What lay there when it was last looked at. */
  last(): T {
    return this.#seen === undefined ? this.look() : this.#seen.value;
  }

  put(value: T): void {
    this.#seen = { text: this.#write(value), value };
  }

  #shelf(): Shelf {
    return this.#options.shelf?.() ?? window.localStorage;
  }

  #text(): string | null {
    try {
      return this.#shelf().getItem(this.key);
    } catch {
      return this.#seen?.text ?? null;
    }
  }

  /** The text that lies there after the try. */
  #write(value: T): string | null {
    try {
      const text = this.#options.print(value);
      if (text === null) this.#shelf().removeItem(this.key);
      else this.#shelf().setItem(this.key, text);
      return text;
    } catch {
      return this.#seen?.text ?? null;
    }
  }
}
