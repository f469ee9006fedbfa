import type { Schedule } from './catalogue';

/** Chat with the hotel. Rules: chat/CH6, platform-calls/W22, chat/CH5, chat/CH11, chat/CH13. */

export type ChatRegistration = {
  name: string;
  room_number: string;
  hotel_uuid: string;
  lang: string;
  person_uuid: string | null;
  is_hotel_guest: boolean;
  phone: string;
  /** The device's uuid of this start, which makes retries safe. Rule: chat/CH30. */
  uuid?: string;
};

/** The response to a start; `initiator` is the guest's person. */
export type StartedChat = { uuid: string; initiator: { uuid: string } };

/** `hotel_read_id`: the newest message that the hotel has read; 0: none, null: not known. Ours. Rule: chat/CH33. */
export type Chat = { uuid: string; initiator_id: number | string | null; hotel_read_id: number | string | null };

/** A button of a bot message: `msg_id` sends a command, `link` opens an address. */
export type ChatButton = { title: string; msg_id: string | null; link: string | null };

/** The content that marks a message with a file. */
export const FILE_CONTENT = '*file*';

export type ChatMessage = {
  id: number | string;
  /** The uuid that its sender gave it; null: none, or the platform does not return it. Rule: chat/CH7. */
  uuid: string | null;
  /** Plain text; `*file*` for a file. */
  content: string;
  /** The language of the content; null: not known. A field of this project. Rule: chat/CH31. */
  lang: string | null;
  initiator_id: number | string | null;
  initiator: { name: string } | null;
  /** ISO 8601. */
  created_at: string;
  extra: {
    /** A path under /storage/, or null. */
    file: string | null;
    pictures: readonly { url: string }[];
    buttons: readonly ChatButton[];
  };
};

/** What an upload was answered with: a path, an address or an object, which a message names unchanged. Rule: chat/CH32. */
export type FileReference = string | Readonly<Record<string, unknown>>;

/** An uploaded file: `path` is its address, `reference` goes into the message. */
export type UploadedFile = { path: string; reference: FileReference };

/** A guest's message: a text, a bot's command with its title, or an uploaded file. */
export type NewChatMessage =
  | { content: string; person_uuid: string; lang: string; uuid?: string }
  | { content: string; command: string; person_uuid: string; lang: string; uuid?: string }
  | { content: typeof FILE_CONTENT; extra: { file: FileReference }; person_uuid: string; uuid?: string };

/** How soon staff answer. `median_seconds` null: too few answers. `schedule` null: no hours. Rule: platform-calls/W26. */
export type ChatAnswerTime = { median_seconds: number | null; schedule: Schedule | null };

/**
 * An event of a chat's channel. `chat-read`, which is ours: staff have read up to this message. Rules: live-updates/LV2,
 * chat/CH12, chat/CH33.
 */
export type ChatEvent = {
  type: 'start-companion-typing' | 'end-companion-typing' | 'chat-message-created' | 'chat-read';
  chat_message_id: number | string | null;
  extra: { initiator_id: number | string | null };
};
