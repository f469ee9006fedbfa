import { FILE_CONTENT, type NewChatMessage, type ChatMessage as ServerMessage } from '@/lib/contract/chat';
import { type ApiResponse, type Refusal, refused } from '@/lib/contract/refusals';
import { nextToSend, type UnsentMessage } from '@/lib/domain/chat/unsent-message';
import { backOff } from '@/lib/live/back-off';
import type { MessageKey } from '@/lib/words/message-key';
import type { ChatTools } from './chat-tools';

/** A connection that is silent for this time counts as broken. The message is then sent again with its uuid. */
const SEND_TIMEOUT_MS = 15_000;
/** Attempts after which the guest reads that a message is not sent. Attempts continue. */
const ATTEMPTS_UNTIL_FAILED = 3;

type SenderHooks = {
  /** Called with a stored message before it leaves the unsent ones, so that it is never missing on the screen. */
  onStored(message: ServerMessage): void;
  onGone(): void;
  /** An attempt failed; `wait`: milliseconds until the next one. */
  onFailed(refusal: Refusal, wait: number): void;
  onChange(): void;
};

/**
 * Sends the stored unsent messages of a chat one after the other, so that they arrive in the order in which they were
 * written, and in one tab at a time. An attempt without a response is repeated with the same uuid, which the server
 * stores once; a refused message waits for the guest. Rules: chat/CH7, chat/CH28.
 */
export class MessageSender {
  readonly #chat: string;
  readonly #tools: ChatTools;
  readonly #hooks: SenderHooks;
  readonly #failed = new Set<string>();
  #attempts = 0;
  #isSending = false;
  #isWanted = false;
  #isOver = false;
  /** Epoch milliseconds before which the server wants no message. */
  #notBefore = 0;

  constructor(chat: string, tools: ChatTools, hooks: SenderHooks) {
    this.#chat = chat;
    this.#tools = tools;
    this.#hooks = hooks;
  }

  end(): void {
    this.#isOver = true;
  }

  failureOf({ uuid, refusal }: UnsentMessage): MessageKey | null {
    if (refusal !== null) return REFUSAL_KEYS.find((key) => key === refusal) ?? 'not_allowed';
    return this.#failed.has(uuid) ? 'temporarily_unavailable' : null;
  }

  /** Sends all messages again that wait for the connection, and this one also if the server has refused it. */
  retry(uuid: string): void {
    this.#failed.clear();
    this.#attempts = 0;
    this.#notBefore = 0;
    this.#tools.device.unsent.changeNow((unsent) =>
      unsent.map((message) => (message.uuid === uuid ? { ...message, refusal: null } : message)),
    );
    this.#hooks.onChange();
    this.flush();
  }

  /** Counts a failed attempt: to send, or to reach the server before sending. */
  noteFailure(): void {
    this.#attempts += 1;
    if (this.#attempts < ATTEMPTS_UNTIL_FAILED) return;
    for (const { uuid } of this.#tools.device.unsent.get()) this.#failed.add(uuid);
  }

  flush(): void {
    this.#isWanted = true;
    if (!this.#isSending) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#isWanted && !this.#isOver && this.#next() !== null) {
        this.#isWanted = false;
        await this.#tools.exclusively(async () => {
          while (await this.#sendNext());
        });
      }
    } finally {
      this.#isSending = false;
    }
  }

  #next(): UnsentMessage | null {
    const { unsent } = this.#tools.device;
    // Another tab may have sent it.
    unsent.reread();
    return nextToSend(unsent.get(), this.#chat);
  }

  /** Returns whether the next message can be sent now. */
  async #sendNext(): Promise<boolean> {
    const message = this.#isOver || this.#tools.now() < this.#notBefore ? null : this.#next();
    if (message === null) return false;
    const response = await withTimeout(
      this.#tools.api.send(this.#chat, bodyOf(message, this.#tools.device.person.get())),
    );
    if (this.#isOver) return false;
    if (response.ok) {
      this.#attempts = 0;
      this.#failed.delete(message.uuid);
      this.#hooks.onStored({ ...response.value, uuid: response.value.uuid ?? message.uuid });
      this.#remove(message.uuid);
      return true;
    }
    return this.#onRefused(message, response.refusal);
  }

  #onRefused({ uuid }: UnsentMessage, refusal: Refusal): boolean {
    const { kind, retryAfter } = refusal;
    if (kind === 'not-found' || kind === 'forbidden') {
      this.#hooks.onGone();
      return false;
    }
    if (kind === 'invalid' || kind === 'too-large') {
      const key = kind === 'too-large' || 'content' in refusal.fields ? 'too_large' : 'not_allowed';
      this.#tools.device.unsent.changeNow((unsent) =>
        unsent.map((message) => (message.uuid === uuid ? { ...message, refusal: key } : message)),
      );
      this.#hooks.onChange();
      return true;
    }
    this.noteFailure();
    const wait = retryAfter === null ? backOff(this.#attempts, this.#tools.random()) : retryAfter * 1000;
    if (retryAfter !== null) this.#notBefore = this.#tools.now() + wait;
    this.#hooks.onFailed(refusal, wait);
    return false;
  }

  #remove(uuid: string): void {
    const { unsent } = this.#tools.device;
    if (!unsent.get().some((message) => message.uuid === uuid)) return;
    unsent.changeNow((all) => all.filter((message) => message.uuid !== uuid));
    this.#hooks.onChange();
  }
}

/** The message keys of refusals that an unsent message stores. */
const REFUSAL_KEYS = ['too_large', 'not_allowed'] as const satisfies readonly MessageKey[];

function bodyOf({ uuid, content, command, file, language }: UnsentMessage, person: string): NewChatMessage {
  if (file !== null) return { content: FILE_CONTENT, extra: { file: file.reference }, person_uuid: person, uuid };
  const text = { content, person_uuid: person, lang: language, uuid };
  return command === null ? text : { ...text, command };
}

async function withTimeout<T>(response: Promise<ApiResponse<T>>): Promise<ApiResponse<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<ApiResponse<T>>((done) => {
    timer = setTimeout(() => done(refused('unavailable')), SEND_TIMEOUT_MS);
  });
  try {
    return await Promise.race([response, silence]);
  } finally {
    clearTimeout(timer);
  }
}
