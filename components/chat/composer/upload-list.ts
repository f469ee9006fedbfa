import type { RefusalKind } from '@/lib/contract/refusals';
import { chatUuid } from '@/lib/device/chat/stored-chat';
import type { FileIssue } from '@/lib/domain/chat/file-check';
import { readFileIssue } from '@/lib/domain/chat/read-file-issue';
import type { MessageKey } from '@/lib/words/message-key';
import type { Chat } from '../chat-types';
import { ChatUploadError } from '../chat-upload-error';

export type UploadingChat = Pick<Chat, 'upload' | 'sendFile'>;

/** A file on its way, or one that could not be sent. */
export type Upload = {
  id: number;
  file: File;
  /** The uploaded part, from 0 to 1. */
  part: number;
  /** 'refused': the file itself cannot be sent; 'failed': it can be tried again. */
  state: 'uploading' | 'failed' | 'refused';
  /** What the guest reads unless the file is being uploaded. */
  word: MessageKey | null;
  /** The server's words, which the guest reads instead. */
  reason: string | null;
};

const WORDS: Readonly<Record<FileIssue, MessageKey>> = {
  empty: 'file_empty',
  'too-large': 'file_too_large',
  kind: 'file_kind_refused',
  renamed: 'file_renamed',
};

/** A refusal of the server in words about the file; of other refusals the general word. */
const REFUSED: Readonly<Partial<Record<RefusalKind, MessageKey>>> = {
  'too-large': 'file_too_large',
  invalid: 'file_kind_refused',
  unavailable: 'upload_failed',
};

const wordOf = (error: unknown): MessageKey =>
  error instanceof ChatUploadError ? (REFUSED[error.kind] ?? error.word) : 'upload_failed';

/**
 * The files that this tab uploads to its chat. The list outlives the screen, so that a guest who closes the chat and
 * opens it again sees the progress and can stop it. Rules: chat/CH11, chat/CH18.
 */
class UploadList {
  #uploads: readonly Upload[] = [];
  #lastId = 0;
  #unwatch: (() => void) | undefined;
  readonly #controllers = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();

  readonly all = (): readonly Upload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  start(file: File, chat: UploadingChat): void {
    // A file belongs to the chat in which it was chosen, and the next guest must not see it.
    this.#unwatch ??= chatUuid.subscribe(this.clear);
    this.#lastId += 1;
    const upload: Upload = { id: this.#lastId, file, part: 0, state: 'uploading', word: null, reason: null };
    this.#set([...this.#uploads, upload]);
    void this.#run(upload, chat);
  }

  retry(upload: Upload, chat: UploadingChat): void {
    this.#change(upload.id, { state: 'uploading', part: 0, word: null, reason: null });
    void this.#run(upload, chat);
  }

  /** Stops an upload, or removes one that was not sent. */
  remove(id: number): void {
    this.#controllers.get(id)?.abort();
    this.#drop(id);
  }

  /** Stops and removes all uploads. */
  readonly clear = (): void => {
    for (const { id } of this.#uploads) this.remove(id);
  };

  async #run({ id, file }: Upload, chat: UploadingChat): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#controllers.set(id, controller);
    const issue = await readFileIssue(file);
    if (signal.aborted) return;
    if (issue !== null) return this.#change(id, { state: 'refused', word: WORDS[issue] });
    try {
      const onProgress = (part: number) => this.#change(id, { part });
      const sent = await chat.upload(file, { onProgress, signal });
      if (signal.aborted) return;
      this.#drop(id);
      chat.sendFile(sent);
    } catch (error) {
      const reason = error instanceof ChatUploadError ? error.reason : null;
      if (!signal.aborted) this.#change(id, { state: 'failed', word: wordOf(error), reason });
    } finally {
      this.#controllers.delete(id);
    }
  }

  #drop(id: number): void {
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
  }

  #change(id: number, parts: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...parts } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The uploads of this tab. */
export const uploadList = new UploadList();
