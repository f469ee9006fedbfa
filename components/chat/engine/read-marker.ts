import { countUnread } from '@/lib/domain/chat/merge-messages';
import type { ChatTools } from './chat-tools';

type Messages = readonly { id: number; isOwn: boolean }[];

/** Marks the messages of a shown chat as read, on the device and at the server. Rules: chat/CH10, chat/CH16, chat/CH23. */
export class ReadMarker {
  readonly #chat: string;
  readonly #tools: Pick<ChatTools, 'api' | 'device' | 'page'>;
  #markedUntil = 0;

  constructor(chat: string, tools: Pick<ChatTools, 'api' | 'device' | 'page'>) {
    this.#chat = chat;
    this.#tools = tools;
  }

  /** `last`: the newest of all messages. In a hidden tab the unread ones are counted instead. */
  update(messages: Messages, last: number): void {
    const { device, page } = this.#tools;
    if (page.isSeen()) {
      device.readUntil.changeNow((until) => Math.max(until ?? 0, last));
      device.unread.changeNow(() => 0);
      this.#markAsRead(messages);
    } else {
      const until = device.readUntil.get() ?? 0;
      device.unread.changeNow(() => countUnread(messages, until));
    }
  }

  /** Tells the server once about new messages of the hotel. */
  #markAsRead(messages: Messages): void {
    const newest = messages.findLast(({ isOwn }) => !isOwn)?.id ?? 0;
    if (newest <= this.#markedUntil) return;
    const before = this.#markedUntil;
    this.#markedUntil = newest;
    void this.#tools.api.markAsRead(this.#chat, this.#tools.device.person.get()).then(({ ok }) => {
      if (!ok) this.#markedUntil = Math.min(this.#markedUntil, before);
    });
  }
}
