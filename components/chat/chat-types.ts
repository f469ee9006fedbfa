import type { ChatRegistration } from '@/lib/contract/chat';
import type { FieldErrors } from '@/lib/contract/refusals';
import type { MessageKey } from '@/lib/words/message-key';

export type ChatFile = { name: string; url: string };

/** A file that the server has; `reference` goes into the message. */
export type UploadedFile = ChatFile & { reference: string };

/** A button of the bot: `msgId` sends a command, `url` opens an address. */
export type ChatButton = { title: string; msgId: string | null; url: string | null };

/** A message as a screen shows it. */
export type ChatMessage = {
  /** Stable key for React: the client uuid of a message sent from this device, else the server's id. */
  key: string;
  /** The server's id; null until sent. */
  id: number | null;
  isOwn: boolean;
  /** '' when unknown. */
  author: string;
  /** Plain text; '' for a message that is only a file. */
  text: string;
  language: string | null;
  /** Epoch milliseconds. */
  sentAt: number | null;
  state: 'sending' | 'sent' | 'failed';
  /** What the guest reads about a failed message; null unless `state` is 'failed'. */
  failure: MessageKey | null;
  file: ChatFile | null;
  pictures: readonly string[];
  buttons: readonly ChatButton[];
};

export type UploadOptions = {
  /** Called with the uploaded part, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** A chat and what a guest can do in it. Rules: chat/CH13, chat/CH17, chat/CH20. */
export type Chat = {
  stage: 'loading' | 'registration' | 'open';
  /** False: "connecting…" is shown, and the messages stay. */
  isConnected: boolean;
  messages: readonly ChatMessage[];
  isHotelTyping: boolean;
  /** The newest message that the hotel has read; null: not known. Rule: chat/CH33. */
  seenUntil: number | null;
  draft: string;
  setDraft: (text: string) => void;
  /** Shows the text at once as sending. Blank text sends nothing. */
  send: (text: string) => void;
  sendButton: (button: { title: string; msgId: string }) => void;
  /** Sends the message of an uploaded file. */
  sendFile: (file: UploadedFile) => void;
  /** Rejects with a `ChatUploadError`, or with an AbortError after `signal`. */
  upload: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  retry: (key: string) => void;
  /** Removes a failed message. */
  discard: (key: string) => void;
  /**
   * null: started. Else the server's field errors in the guest's language; empty when the chat could not be started for
   * any other reason, so that the guest tries again.
   */
  start: (registration: ChatRegistration) => Promise<FieldErrors | null>;
  /** Stores `chat-last-message-id` and forgets the chat. */
  leave: () => void;
  /** Forgets the chat and the person. */
  clear: () => void;
  /** Continues in another language. */
  restart: (language: string) => Promise<void>;
};
