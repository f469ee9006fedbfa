import { isGapOpen, lastId } from '@/lib/domain/chat/merge-messages';

type Page = readonly { id: number }[];

type GapTools = {
  /** The messages after an id; null: the call failed, and `resume` is called later. */
  fetchAfter(id: number): Promise<Page | null>;
  /** Everything that existed when the last call began is there. */
  onComplete(): void;
};

/** A goal beyond every id: fetch until nothing is missing. */
const EVERYTHING = Number.POSITIVE_INFINITY;

/**
 * Fetches a chat's messages after the last one of which nothing before is missing, page by page, one call at a time. An
 * own message that the response to its sending has brought does not count, because others may be missing before it.
 * Rules: chat/CH29,
 * chat/CH5, live-updates/LV5.
 */
export class GapFetcher {
  readonly #tools: GapTools;
  #after: number;
  #goal = 0;
  #isRunning = false;

  constructor(after: number, tools: GapTools) {
    this.#after = after;
    this.#tools = tools;
  }

  /** `until`: the message of an event; null: everything. */
  want(until: number | null): void {
    this.#goal = Math.max(this.#goal, until ?? EVERYTHING);
    this.resume();
  }

  /** Continues after a failed call. */
  resume(): void {
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#goal > this.#after && (await this.#fetchOnce()));
    } finally {
      this.#isRunning = false;
    }
  }

  /** Returns false when the call failed. */
  async #fetchOnce(): Promise<boolean> {
    const goal = this.#goal;
    // A request during the call needs another call, because the response may be older than the request.
    this.#goal = 0;
    const after = this.#after;
    const page = await this.#tools.fetchAfter(after);
    const isOpen = page === null || isGapOpen({ after, page, until: goal === EVERYTHING ? null : goal });
    if (isOpen) this.#goal = Math.max(this.#goal, goal);
    if (page === null) return false;
    this.#after = lastId(page, after);
    if (!isOpen && goal === EVERYTHING && this.#goal < EVERYTHING) this.#tools.onComplete();
    return true;
  }
}
