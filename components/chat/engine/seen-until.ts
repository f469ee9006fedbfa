import type { Chat } from '@/lib/contract/chat';

/** How far the hotel has read a chat, as far as this device knows. Rule: chat/CH33. */
export class SeenUntil {
  #messageId: number | null = null;
  #isStale = false;

  /** The newest message that the hotel has read; null: the platform does not send it. */
  get messageId(): number | null {
    return this.#messageId;
  }

  /** Whether the hotel may have read more than is known. */
  get isStale(): boolean {
    return this.#isStale && this.#messageId !== null;
  }

  /** After an answer, whose writer has read what came before, and after a gap in the events. */
  doubt(): void {
    this.#isStale = true;
  }

  /** Returns whether it is news. */
  note(messageId: Chat['hotel_read_id']): boolean {
    this.#isStale = false;
    const id = messageId === null ? Number.NaN : Number(messageId);
    if (!Number.isFinite(id) || id <= (this.#messageId ?? -1)) return false;
    this.#messageId = id;
    return true;
  }
}
