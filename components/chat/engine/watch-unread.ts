import type { ChatMessage } from '@/lib/contract/chat';
import { isDefinite, type Refusal } from '@/lib/contract/refusals';
import { countUnread } from '@/lib/domain/chat/merge-messages';
import { sameId } from '@/lib/domain/id';
import { backOff } from '@/lib/live/back-off';
import type { LiveEvent } from '@/lib/live/channel';
import { type ChatTools, hiddenUntil } from './chat-tools';
import { GapFetcher } from './gap-fetcher';

type Seen = { id: number; isOwn: boolean };
type Tools = Pick<ChatTools, 'api' | 'subscribe' | 'page' | 'random'> & {
  device: Pick<ChatTools['device'], 'chat' | 'person' | 'unsent' | 'unread' | 'readUntil' | 'leftAt' | 'leftChat'>;
};

/**
 * Counts the unread messages of a chat that is not open in this tab. The count follows from the messages after the last
 * one that was read in any tab, so every tab and every page comes to the same number. Rules: chat/CH23, chat/CH29.
 */
export class UnreadWatch {
  readonly #chat: string;
  readonly #tools: Tools;
  readonly #gap: GapFetcher;
  readonly #leave: (() => void)[];
  readonly #seen: Seen[] = [];
  #ownId: ChatMessage['initiator_id'] | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(chat: string, tools: Tools) {
    this.#chat = chat;
    this.#tools = tools;
    const { device, subscribe, page } = tools;
    this.#gap = new GapFetcher(device.readUntil.get() ?? hiddenUntil(device, chat), {
      fetchAfter: (id) => this.#fetchAfter(id),
      onComplete: () => this.#onComplete(),
    });
    this.#leave = [
      subscribe({ kind: 'chat', uuid: chat }, this.#onEvent),
      device.readUntil.subscribe(this.#count),
      page.onOnline(this.#refresh),
    ];
    this.#refresh();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    for (const leave of this.#leave) leave();
  }

  readonly #refresh = (): void => {
    if (!this.#isOver) this.#gap.want(null);
  };

  readonly #onEvent = (event: LiveEvent): void => {
    if (event.type === 'resumed') this.#refresh();
    else if (event.type === 'chat-message-created' && !this.#isOver) {
      const id = Number(event.chat_message_id);
      this.#gap.want(Number.isFinite(id) ? id : null);
    }
  };

  async #fetchAfter(id: number): Promise<readonly Seen[] | null> {
    const { api, device } = this.#tools;
    const [chat, page] = await Promise.all([
      this.#ownId === undefined ? api.chat(this.#chat, device.person.get()) : null,
      api.messages(this.#chat, id === 0 ? null : id),
    ]);
    if (this.#isOver) return null;
    if (chat?.ok) this.#ownId = chat.value.initiator_id;
    if (chat?.ok !== false && page.ok) return this.#add(page.value);
    this.#onRefused(chat?.ok === false ? chat.refusal : page.ok ? null : page.refusal);
    return null;
  }

  #add(messages: readonly ChatMessage[]): readonly Seen[] {
    const seen = messages.map(({ id, initiator_id }) => ({
      id: Number(id),
      isOwn: sameId(initiator_id, this.#ownId),
    }));
    const fresh = seen.filter(({ id }) => Number.isFinite(id));
    this.#seen.push(...fresh);
    this.#count();
    return fresh;
  }

  readonly #count = (): void => {
    const { readUntil, unread } = this.#tools.device;
    const until = readUntil.get();
    // A chat of the earlier app: which messages were read is not known, so the stored count stays.
    if (until === null) return;
    const count = countUnread(this.#seen, until);
    if (unread.get() !== count) unread.changeNow(() => count);
  };

  #onComplete(): void {
    this.#failures = 0;
    const last = this.#seen.at(-1)?.id;
    if (last !== undefined) this.#tools.device.readUntil.changeNow((until) => until ?? last);
  }

  #onRefused(refusal: Refusal | null): void {
    if (refusal !== null && isDefinite(refusal)) {
      this.#forget();
      return;
    }
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (this.#tools.page.isSeen()) this.#refresh();
      },
      backOff(this.#failures, this.#tools.random()),
    );
  }

  /** The chat does not exist. With unsent messages the open chat forgets it, because it keeps their texts. */
  #forget(): void {
    const { chat, person, unread, unsent } = this.#tools.device;
    this.stop();
    unread.changeNow(() => 0);
    if (unsent.get().length > 0 || chat.get() !== this.#chat) return;
    chat.changeNow(() => '');
    person.changeNow(() => '');
  }
}
