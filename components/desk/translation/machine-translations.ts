import { atom } from 'jotai';
import { pageStore } from '@/lib/state/page-store';

/** A text to be translated, and its two languages by the product's codes. */
export type TranslationRequest = { text: string; from: string; to: string };

/** `text` null: there is none. `isPending`: it has been asked for and may still come. */
export type MachineTranslation = { text: string | null; isPending: boolean };

/** Asks the server for texts of the same two languages; null: it did not answer. */
export type AskForTranslations = (
  texts: readonly string[],
  languages: { from: string; to: string },
) => Promise<readonly (string | null)[] | null>;

export const PENDING_TRANSLATION: MachineTranslation = { text: null, isPending: true };
export const NO_TRANSLATION: MachineTranslation = { text: null, isPending: false };

/** Milliseconds in which what several cards ask for is collected into one call. */
const COLLECT_MS = 30;

/** Milliseconds after which a text that was not translated is asked for again. */
export const AGAIN_MS = 60_000;

/** As many as a call takes, of this many characters in all at most: the body of a call has 64 KB. */
const MAX_TEXTS = 20;
const MAX_CHARACTERS = 10_000;

/** Texts that are kept; the oldest go first. More than a full board and a long chat have together. */
const MAX_KEPT = 2_000;

const keyOf = ({ text, from, to }: TranslationRequest): string => `${from} ${to} ${text}`;

/** The translations of an open desk, in memory alone. Rules: translation/TX3, translation/TX5. */
export class MachineTranslations {
  readonly #ask: AskForTranslations;
  readonly #kept = new Map<string, MachineTranslation>();
  /** Counts what may have changed what `get` returns. */
  readonly changes = atom(0);
  #waiting: TranslationRequest[] = [];
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: AskForTranslations) {
    this.#ask = ask;
  }

  /** undefined: nobody has asked for it, or it is time to ask again. */
  get(request: TranslationRequest): MachineTranslation | undefined {
    return this.#kept.get(keyOf(request));
  }

  /** Asks for a text, unless that has been done. */
  request(request: TranslationRequest): void {
    if (this.get(request) !== undefined) return;
    this.#keep(request, PENDING_TRANSLATION);
    if (this.#waiting.length === 0) setTimeout(() => this.#send(), COLLECT_MS);
    this.#waiting.push(request);
  }

  /** Forgets everything, at the end of a session. */
  clear(): void {
    this.#kept.clear();
    this.#announce();
  }

  #send(): void {
    for (const batch of batchesOf(this.#waiting)) void this.#sendBatch(batch);
    this.#waiting = [];
  }

  async #sendBatch(batch: Batch): Promise<void> {
    const { texts, from, to } = batch;
    const answers = await this.#ask(texts, { from, to });
    for (const [place, text] of texts.entries()) {
      const translated = answers?.[place] ?? null;
      this.#keep({ text, from, to }, translated === null ? NO_TRANSLATION : { text: translated, isPending: false });
    }
    this.#again ??= setTimeout(() => this.#forgetMissing(), AGAIN_MS);
    this.#announce();
  }

  #forgetMissing(): void {
    this.#again = undefined;
    for (const [key, kept] of this.#kept) if (kept === NO_TRANSLATION) this.#kept.delete(key);
    this.#announce();
  }

  #keep(request: TranslationRequest, translation: MachineTranslation): void {
    this.#kept.set(keyOf(request), translation);
    if (this.#kept.size <= MAX_KEPT) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }

  #announce(): void {
    pageStore.set(this.changes, (count) => count + 1);
  }
}

type Batch = { from: string; to: string; texts: string[] };

/** The requests of the same languages together, as many as one call takes. */
function batchesOf(requests: readonly TranslationRequest[]): readonly Batch[] {
  const full: Batch[] = [];
  const open = new Map<string, Batch & { characters: number }>();
  for (const { text, from, to } of requests) {
    const key = `${from} ${to}`;
    const before = open.get(key);
    const hasRoom =
      before !== undefined && before.texts.length < MAX_TEXTS && before.characters + text.length <= MAX_CHARACTERS;
    if (before !== undefined && !hasRoom) full.push(before);
    const batch = hasRoom ? before : { from, to, texts: [], characters: 0 };
    batch.texts.push(text);
    batch.characters += text.length;
    open.set(key, batch);
  }
  return [...full, ...open.values()];
}
