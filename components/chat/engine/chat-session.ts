import type { ChatMessage as ServerMessage } from '@/lib/contract/chat';
import { type ApiResponse, isDefinite, type Refusal } from '@/lib/contract/refusals';
import type { UnsentMessage } from '@/lib/domain/chat/unsent-message';
import { sameId } from '@/lib/domain/id';
import { backOff } from '@/lib/live/back-off';
import type { LiveEvent } from '@/lib/live/channel';
import type { ChatMessage } from '../chat-types';
import { type ChatTools, hiddenUntil } from './chat-tools';
import { GapFetcher } from './gap-fetcher';
import { MessageLog } from './message-log';
import { MessageSender } from './message-sender';
import { ReadMarker } from './read-marker';
import { SeenUntil } from './seen-until';

/** The typing line ends after this time, in case its end was missed. */
const MAX_TYPING_MS = 60_000;
/** Messages that a long chat shows while the whole chat is fetched: more than its window renders at first. */
const NEWEST = 60;

type SessionHooks = {
  onChange(): void;
  /** The server says that the chat does not exist. */
  onGone(): void;
};

/** One chat while it is stored on the device: its messages, its live events and the sending of new messages. */
export class ChatSession {
  readonly uuid: string;
  readonly #tools: ChatTools;
  readonly #hooks: SessionHooks;
  readonly #log = new MessageLog();
  readonly #gap: GapFetcher;
  readonly #sender: MessageSender;
  readonly #readMarker: ReadMarker;
  /** Messages up to this one belong to a conversation that the guest has left. */
  readonly #hiddenUntil: number;
  #ownId: ServerMessage['initiator_id'] | undefined;
  #language = '';
  #unsent: readonly UnsentMessage[] = [];
  #messages: readonly ChatMessage[] | null = null;
  #isShown = false;
  #isOver = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #typingTimer: ReturnType<typeof setTimeout> | undefined;
  #leave: (() => void)[] = [];
  /** False until the messages were fetched, or fetching them has failed for the first time. */
  isReady = false;
  isConnected = true;
  isHotelTyping = false;
  readonly seen = new SeenUntil();

  constructor(uuid: string, tools: ChatTools, hooks: SessionHooks) {
    this.uuid = uuid;
    this.#tools = tools;
    this.#hooks = hooks;
    this.#sender = new MessageSender(uuid, tools, {
      // This guest has sent it, even if their id in the chat is not known yet.
      onStored: (message) => this.#merge([message], message.initiator_id),
      onGone: () => this.#end(),
      onFailed: (refusal, wait) => this.#onFailed(refusal, wait),
      onChange: () => this.#onUnsentChange(),
    });
    this.#readMarker = new ReadMarker(uuid, tools);
    this.#hiddenUntil = hiddenUntil(tools.device, uuid);
    this.#gap = new GapFetcher(this.#hiddenUntil, {
      fetchAfter: (id) => this.#fetchAfter(id),
      onComplete: () => this.#onComplete(),
    });
    this.#unsent = this.#ownUnsent();
  }

  /** Shows the chat: fetches it, listens and marks it as read until the returned function is called. */
  show(language: string): () => void {
    this.#language = language;
    this.#isShown = true;
    this.#onUnsentChange();
    const { device, page, subscribe } = this.#tools;
    this.#leave = [
      subscribe({ kind: 'chat', uuid: this.uuid }, this.#onEvent),
      device.unsent.subscribe(this.#onUnsentChange),
      page.onOnline(this.refresh),
      page.onChange(() => page.isSeen() && this.refresh()),
    ];
    this.refresh();
    return () => {
      this.#isShown = false;
      for (const leave of this.#leave.splice(0)) leave();
      clearTimeout(this.#typingTimer);
      this.isHotelTyping = false;
    };
  }

  /** Ends everything that is under way, without a change on the device. */
  stop(): void {
    this.#isOver = true;
    this.#sender.end();
    clearTimeout(this.#timer);
    clearTimeout(this.#typingTimer);
  }

  /** Fetches what is missing, and then sends what is unsent. */
  readonly refresh = (): void => {
    if (!this.#isOver) this.#gap.want(null);
  };

  get lastId(): number {
    return this.#log.last;
  }

  get messages(): readonly ChatMessage[] {
    this.#messages ??= this.#log.views(this.#unsent, (message) => this.#sender.failureOf(message));
    return this.#messages;
  }

  send(message: UnsentMessage): void {
    this.#tools.device.unsent.changeNow((unsent) => [...unsent, message]);
    this.#onUnsentChange();
    this.#sender.flush();
  }

  retry(uuid: string): void {
    this.#sender.retry(uuid);
    if (!this.isConnected) this.refresh();
  }

  discard(uuid: string): void {
    this.#unsent = this.#unsent.filter((message) => message.uuid !== uuid);
    this.#tools.device.unsent.changeNow((unsent) => unsent.filter((message) => message.uuid !== uuid));
    this.#change();
  }

  /** Continues in another language. Rule: chat/CH9. */
  async restart(language: string): Promise<void> {
    this.#language = language;
    const response = await this.#tools.api.restart(this.uuid, language);
    if (this.#isOver) return;
    if (!response.ok) {
      const { kind } = response.refusal;
      // `invalid` concerns the language and not the chat.
      if (kind === 'not-found' || kind === 'forbidden') this.#end();
      else this.#onRefused(response.refusal);
      return;
    }
    this.#tools.device.language.changeNow(() => language);
    this.refresh();
  }

  #change(): void {
    this.#messages = null;
    if (!this.#isOver) this.#hooks.onChange();
  }

  #end(): void {
    if (this.#isOver) return;
    this.stop();
    this.#hooks.onGone();
  }

  #ownUnsent(): readonly UnsentMessage[] {
    return this.#tools.device.unsent.get().filter(({ chat }) => chat === this.uuid);
  }

  readonly #onUnsentChange = (): void => {
    const unsent = this.#ownUnsent();
    const uuids = new Set(unsent.map(({ uuid }) => uuid));
    const missing = this.#unsent.filter(({ uuid }) => !uuids.has(uuid));
    this.#unsent = unsent;
    // Another tab has sent these: they stay on the screen until they are fetched.
    if (this.#log.keepSentElsewhere(missing)) this.#gap.want(null);
    this.#change();
  };

  readonly #onEvent = (event: LiveEvent): void => {
    if (event.type === 'resumed') {
      this.#setTyping(false);
      this.seen.doubt();
      this.refresh();
      return;
    }
    if (!('chat_message_id' in event)) return;
    const isOwn = this.#ownId !== undefined && sameId(event.extra.initiator_id, this.#ownId);
    if (event.type === 'chat-read') this.#noteSeen(event.chat_message_id);
    else if (event.type === 'chat-message-created') {
      if (!isOwn) {
        this.#setTyping(false);
        this.seen.doubt();
      }
      const id = Number(event.chat_message_id);
      if (!this.#log.has(id)) this.#gap.want(Number.isFinite(id) ? id : null);
    } else if (!isOwn) this.#setTyping(event.type === 'start-companion-typing');
  };

  #noteSeen = (messageId: ServerMessage['id'] | null) => this.seen.note(messageId) && this.#change();

  #setTyping(isTyping: boolean): void {
    clearTimeout(this.#typingTimer);
    if (isTyping) this.#typingTimer = setTimeout(() => this.#setTyping(false), MAX_TYPING_MS);
    if (this.isHotelTyping === isTyping) return;
    this.isHotelTyping = isTyping;
    this.#hooks.onChange();
  }

  async #fetchAfter(id: number): Promise<readonly { id: number }[] | null> {
    const { api, device } = this.#tools;
    const isOpening = id === 0 && !this.isReady;
    const [chat, page] = await Promise.all([
      this.#ownId === undefined || this.seen.isStale ? api.chat(this.uuid, device.person.get()) : null,
      isOpening ? api.newestMessages(this.uuid, NEWEST) : api.messages(this.uuid, id === 0 ? null : id),
    ]);
    if (this.#isOver) return null;
    const refusal = refusalOf(chat) ?? refusalOf(page);
    if (refusal !== null) {
      if (isDefinite(refusal)) this.#end();
      else this.#onRefused(refusal);
      return null;
    }
    if (chat?.ok) {
      this.#ownId = chat.value.initiator_id;
      this.#noteSeen(chat.value.hotel_read_id);
    }
    if (!page.ok) return null;
    // Fewer are the whole chat, and a platform that does not know the limit returns the whole chat too.
    if (isOpening && page.value.length === NEWEST) return this.#fetchWhole(page.value);
    return this.#merge(page.value);
  }

  /** Shows the newest messages until the whole chat is there. Rule: chat/CH26. */
  #fetchWhole(newest: readonly ServerMessage[]): Promise<readonly { id: number }[] | null> {
    this.isReady = true;
    this.#merge(newest);
    return this.#fetchAfter(0);
  }

  #merge(messages: readonly ServerMessage[], ownId = this.#ownId ?? null): readonly { id: number }[] {
    if (this.#isOver) return [];
    const shown = messages.filter(({ id }) => Number(id) > this.#hiddenUntil);
    const hasNew = this.#log.merge(shown, ownId);
    this.#prune();
    if (this.#isShown) this.#readMarker.update(this.#log.received, this.#log.last);
    if (hasNew) this.#change();
    return messages.map(({ id }) => ({ id: Number(id) })).filter(({ id }) => Number.isFinite(id));
  }

  /** Removes unsent messages that the server has: their responses were lost. */
  #prune(): void {
    const rest = this.#log.withoutStored(this.#unsent);
    if (rest === this.#unsent) return;
    const stored = new Set(this.#unsent.filter((message) => !rest.includes(message)).map(({ uuid }) => uuid));
    this.#unsent = rest;
    this.#tools.device.unsent.changeNow((unsent) => unsent.filter(({ uuid }) => !stored.has(uuid)));
  }

  #onComplete(): void {
    this.#failures = 0;
    const isChanged = this.#log.dropSentElsewhere(this.#log.sentElsewhere) || !this.isReady || !this.isConnected;
    this.isReady = true;
    this.isConnected = true;
    if (isChanged) this.#change();
    this.#sender.flush();
    void this.#followLanguage();
  }

  /** Restarts the chat when the page has another language than the server's responses. Rule: chat/CH9. */
  async #followLanguage(): Promise<void> {
    const { device, exclusively } = this.#tools;
    const known = device.language.get();
    if (!this.#isShown || known === this.#language) return;
    if (known === '') {
      device.language.changeNow(() => this.#language);
      return;
    }
    await exclusively(async () => {
      device.language.reread();
      if (this.#isShown && device.language.get() !== this.#language) await this.restart(this.#language);
    });
  }

  #onRefused(refusal: Refusal): void {
    this.#failures += 1;
    this.#sender.noteFailure();
    const wait =
      refusal.retryAfter === null ? backOff(this.#failures, this.#tools.random()) : refusal.retryAfter * 1000;
    this.#onFailed(refusal, wait);
  }

  /** Tries again later. A hidden tab waits until the guest returns, unless a message is to be sent. Rule: chat/CH13. */
  #onFailed({ kind }: Refusal, wait: number): void {
    if (kind === 'unavailable') this.isConnected = false;
    this.isReady = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if ((this.#isShown && this.#tools.page.isSeen()) || this.#unsent.length > 0) this.refresh();
    }, wait);
    this.#change();
  }
}

const refusalOf = (response: ApiResponse<unknown> | null): Refusal | null =>
  response === null || response.ok ? null : response.refusal;
