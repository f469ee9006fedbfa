import { FILE_CONTENT, type ChatMessage as ServerMessage } from '@/lib/contract/chat';
import { lastId, mergeMessages } from '@/lib/domain/chat/merge-messages';
import { type UnsentMessage, withoutStored } from '@/lib/domain/chat/unsent-message';
import { sameId } from '@/lib/domain/id';
import type { MessageKey } from '@/lib/words/message-key';
import type { ChatFile, ChatMessage } from '../chat-types';

type Received = { id: number; uuid: string | null; content: string; isOwn: boolean; view: ChatMessage };

/**
 * The messages of one chat: those of the server in the order of their ids, then the guest's that the server has not
 * confirmed. Each is there once. Rules: chat/CH17, chat/CH28.
 */
export class MessageLog {
  #received: readonly Received[] = [];
  /** Messages that another tab has sent and that this tab has not fetched yet. */
  #sentElsewhere: readonly UnsentMessage[] = [];

  /** Returns whether a message is new. `ownId`: the guest's id in the chat. */
  merge(messages: readonly ServerMessage[], ownId: ServerMessage['initiator_id']): boolean {
    const before = this.#received;
    const more = messages.map((message) => receivedFrom(message, ownId)).filter(({ id }) => Number.isFinite(id));
    this.#received = mergeMessages(before, more);
    this.#sentElsewhere = this.withoutStored(this.#sentElsewhere);
    return this.#received !== before;
  }

  has(id: number): boolean {
    return this.#received.some((message) => message.id === id);
  }

  get last(): number {
    return lastId(this.#received);
  }

  get received(): readonly Received[] {
    return this.#received;
  }

  withoutStored(unsent: readonly UnsentMessage[]): readonly UnsentMessage[] {
    return withoutStored(
      unsent,
      this.#received.filter(({ isOwn }) => isOwn),
    );
  }

  /** Keeps messages visible that have left the storage, until they are fetched or known not to exist. */
  keepSentElsewhere(messages: readonly UnsentMessage[]): boolean {
    const missing = this.withoutStored(messages);
    if (missing.length > 0) this.#sentElsewhere = [...this.#sentElsewhere, ...missing];
    return missing.length > 0;
  }

  get sentElsewhere(): readonly UnsentMessage[] {
    return this.#sentElsewhere;
  }

  /** Drops messages that turned out not to exist. Returns whether there were any. */
  dropSentElsewhere(messages: readonly UnsentMessage[]): boolean {
    const before = this.#sentElsewhere.length;
    this.#sentElsewhere = this.#sentElsewhere.filter((message) => !messages.includes(message));
    return this.#sentElsewhere.length < before;
  }

  /** `failureOf`: why a message waits; null while it is being sent. */
  views(
    unsent: readonly UnsentMessage[],
    failureOf: (message: UnsentMessage) => MessageKey | null,
  ): readonly ChatMessage[] {
    const waiting = this.withoutStored([...this.#sentElsewhere, ...unsent]);
    const author = this.#received.findLast(({ isOwn }) => isOwn)?.view.author ?? '';
    return [
      ...this.#received.map(({ view }) => view),
      ...waiting.map((message) => unsentView(message, author, failureOf(message))),
    ];
  }
}

function receivedFrom(message: ServerMessage, ownId: ServerMessage['initiator_id']): Received {
  const isOwn = ownId !== null && sameId(message.initiator_id, ownId);
  const { uuid, content } = message;
  return { id: Number(message.id), uuid, content, isOwn, view: viewOf(message, isOwn) };
}

function viewOf({ id, uuid, content, lang, initiator, created_at, extra }: ServerMessage, isOwn: boolean): ChatMessage {
  const sentAt = Date.parse(created_at);
  return {
    key: isOwn && uuid !== null ? uuid : String(id),
    id: Number(id),
    isOwn,
    author: initiator?.name ?? '',
    text: content === FILE_CONTENT ? '' : content,
    language: lang,
    sentAt: Number.isNaN(sentAt) ? null : sentAt,
    state: 'sent',
    failure: null,
    file: extra.file === null ? null : fileAt(extra.file),
    pictures: extra.pictures.map(({ url }) => url),
    buttons: extra.buttons.map(({ title, msg_id, link }) => ({ title, msgId: msg_id, url: link })),
  };
}

const fileAt = (url: string): ChatFile => ({ name: url.split('/').at(-1) ?? '', url });

const unsentView = (message: UnsentMessage, author: string, failure: MessageKey | null): ChatMessage => ({
  key: message.uuid,
  id: null,
  isOwn: true,
  author,
  text: message.file === null ? message.content : '',
  language: message.language,
  sentAt: message.writtenAt,
  state: failure === null ? 'sending' : 'failed',
  failure,
  file: message.file,
  pictures: [],
  buttons: [],
});
