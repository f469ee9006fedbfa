import { type ChatRegistration, FILE_CONTENT } from '@/lib/contract/chat';
import type { FieldErrors } from '@/lib/contract/refusals';
import type { UnsentMessage } from '@/lib/domain/chat/unsent-message';
import { isBlank, roomText } from '@/lib/domain/i18n/typed-text';
import type { Chat, UploadedFile, UploadOptions } from '../chat-types';
import { ChatUploadError } from '../chat-upload-error';
import { ChatSession } from './chat-session';
import type { ChatTools } from './chat-tools';
import { uploadFile } from './upload-file';

export type ChatState = Pick<Chat, 'stage' | 'isConnected' | 'messages' | 'isHotelTyping' | 'seenUntil' | 'draft'>;

/** What the server renders, and the page until it is hydrated. */
export const LOADING: ChatState = {
  stage: 'loading',
  isConnected: true,
  messages: [],
  isHotelTyping: false,
  seenUntil: null,
  draft: '',
};

/**
 * The guest's chat in one tab. It outlives the screen, because a guest may close that while a message is being sent.
 * Rules: chat/CH13, chat/CH15, chat/CH16, chat/CH20, chat/CH21, chat/CH28.
 */
export class ChatEngine {
  readonly #tools: ChatTools;
  readonly #listeners = new Set<() => void>();
  #session: ChatSession | null = null;
  #language = 'en';
  #screens = 0;
  #hide: (() => void) | undefined;
  #unwatch: (() => void) | undefined;
  #starting: Promise<FieldErrors | null> | null = null;
  #draft = '';
  #state: ChatState = LOADING;

  constructor(tools: ChatTools) {
    this.#tools = tools;
  }

  readonly state = (): ChatState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Shows the chat until the returned function is called. `language`: the page's. */
  open(language: string): () => void {
    this.#language = language;
    this.#screens += 1;
    if (this.#screens === 1) {
      this.#draft = this.#tools.device.draft.get();
      this.#unwatch = this.#tools.device.chat.subscribe(this.#followDevice);
    }
    this.#followDevice();
    return () => {
      this.#screens -= 1;
      if (this.#screens > 0) return;
      this.#unwatch?.();
      this.#hide?.();
      this.#hide = undefined;
    };
  }

  /** Sends what an earlier page has left unsent, without a screen. */
  sendUnsent(): void {
    if (this.#session !== null) return;
    const uuid = this.#tools.device.chat.get();
    if (uuid === '') return;
    this.#session = this.#sessionOf(uuid);
    this.#session.refresh();
  }

  readonly setDraft = (text: string): void => {
    this.#draft = text;
    this.#tools.device.draft.change(() => text);
    this.#emit();
  };

  /** Sends a text and empties the draft. */
  readonly send = (text: string): void => {
    const content = text.trim();
    if (isBlank(content) || !this.#write({ content, command: null, file: null })) return;
    this.setDraft('');
  };

  readonly sendButton = ({ title, msgId }: { title: string; msgId: string }): void => {
    this.#write({ content: title, command: msgId, file: null });
  };

  readonly sendFile = (file: UploadedFile): void => {
    this.#write({ content: FILE_CONTENT, command: null, file });
  };

  readonly upload = async (file: File, options: UploadOptions): Promise<UploadedFile> => {
    const session = this.#session;
    if (session === null) throw new Error('there is no chat');
    try {
      return await uploadFile(session.uuid, file, options);
    } catch (error) {
      // The chat may not exist any more.
      if (error instanceof ChatUploadError) session.refresh();
      throw error;
    }
  };

  readonly retry = (key: string): void => this.#session?.retry(key);

  readonly discard = (key: string): void => this.#session?.discard(key);

  /** A second start while the first is under way is the same one; another tab waits for it. Rule: chat/CH30. */
  readonly start = (registration: ChatRegistration): Promise<FieldErrors | null> => {
    this.#starting ??= this.#tools
      .exclusively(() => this.#start(registration))
      .finally(() => {
        this.#starting = null;
      });
    return this.#starting;
  };

  readonly leave = (): void => {
    const { device } = this.#tools;
    const last = this.#session?.lastId ?? 0;
    device.leftChat.changeNow(() => device.chat.get());
    device.leftAt.changeNow((before) => (last > 0 ? last : before));
    this.#close();
    this.#forget();
  };

  readonly clear = (): void => {
    this.#close();
    this.#forget();
    this.#forgetPerson();
  };

  readonly restart = async (language: string): Promise<void> => {
    this.#language = language;
    await this.#session?.restart(language);
  };

  async #start(registration: ChatRegistration): Promise<FieldErrors | null> {
    const { api, device } = this.#tools;
    const startUuid = this.#startUuid();
    // Another tab has started the chat while this one waited.
    device.chat.reread();
    if (device.chat.get() !== '') return this.#continue();
    const person = registration.person_uuid ?? device.person.get();
    const response = await api.start({ ...registration, person_uuid: person === '' ? null : person, uuid: startUuid });
    if (!response.ok) return response.refusal.fields;
    const { uuid, initiator } = response.value;
    const room = roomText(registration.room_number);
    device.person.changeNow(() => initiator.uuid);
    if (room !== '') device.room.changeNow(() => room);
    device.language.changeNow(() => registration.lang);
    device.chat.changeNow(() => uuid);
    device.startUuid.changeNow(() => '');
    return this.#continue();
  }

  /** Stored before it is sent, so that another tap, tab or attempt does not start another chat. Rule: chat/CH30. */
  #startUuid(): string {
    const { device, newUuid } = this.#tools;
    device.startUuid.changeNow((uuid) => (uuid === '' ? newUuid() : uuid));
    return device.startUuid.get();
  }

  #continue(): null {
    this.#followDevice();
    return null;
  }

  /** Returns false without a chat. */
  #write(message: Pick<UnsentMessage, 'content' | 'command' | 'file'>): boolean {
    const session = this.#session;
    if (session === null) return false;
    const { newUuid, now } = this.#tools;
    session.send({
      ...message,
      uuid: newUuid(),
      chat: session.uuid,
      language: this.#language,
      writtenAt: now(),
      after: session.lastId,
      refusal: null,
    });
    return true;
  }

  /** Shows the chat that is stored on the device, which another tab may have started or left. */
  readonly #followDevice = (): void => {
    const uuid = this.#tools.device.chat.get();
    if (uuid !== (this.#session?.uuid ?? '')) {
      this.#endSession();
      this.#session = uuid === '' ? null : this.#sessionOf(uuid);
    }
    if (this.#session !== null && this.#screens > 0) this.#hide ??= this.#session.show(this.#language);
    this.#emit();
  };

  #sessionOf(uuid: string): ChatSession {
    return new ChatSession(uuid, this.#tools, { onChange: () => this.#emit(), onGone: () => this.#onGone(uuid) });
  }

  #endSession(): void {
    this.#hide?.();
    this.#hide = undefined;
    this.#session?.stop();
    this.#session = null;
  }

  /** Keeps what the guest has typed: the unsent texts become the draft of the next chat. Rule: chat/CH13. */
  #onGone(chat: string): void {
    const { device } = this.#tools;
    const texts = device.unsent
      .get()
      .filter((message) => message.chat === chat && message.command === null && message.file === null)
      .map(({ content }) => content);
    const draft = [...texts, this.#draft].filter((text) => text !== '').join('\n');
    this.#forget();
    this.#forgetPerson();
    if (draft !== '') this.setDraft(draft);
  }

  /** Closes the chat at the hotel. Without a connection the next start of this person does. Rules: chat/CH4, chat/CH20. */
  #close(): void {
    const { api, device } = this.#tools;
    const [chat, person] = [device.chat.get(), device.person.get()];
    if (chat !== '') void api.leave(chat, person);
  }

  #forgetPerson(): void {
    const { device } = this.#tools;
    device.person.changeNow(() => '');
    device.leftChat.changeNow(() => '');
    device.leftAt.changeNow(() => null);
  }

  #forget(): void {
    const { device } = this.#tools;
    this.#endSession();
    device.unsent.changeNow((unsent) => (unsent.length === 0 ? unsent : []));
    device.language.changeNow(() => '');
    device.startUuid.changeNow(() => '');
    device.unread.changeNow(() => 0);
    device.readUntil.changeNow(() => null);
    device.chat.changeNow(() => '');
    this.setDraft('');
    this.#followDevice();
  }

  #emit(): void {
    const session = this.#session;
    this.#state = {
      stage: session === null ? 'registration' : session.isReady ? 'open' : 'loading',
      isConnected: session?.isConnected ?? true,
      messages: session?.messages ?? [],
      isHotelTyping: session?.isHotelTyping ?? false,
      seenUntil: session?.seen.messageId ?? null,
      draft: this.#draft,
    };
    for (const listener of [...this.#listeners]) listener();
  }
}
