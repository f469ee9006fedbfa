/** Chat with the hotel. Rules: chat/CH6, platform-calls/W22, chat/CH5, chat/CH11, chat/CH13. */

export type ChatRegistration = {
  name: string;
  room_number: string;
  hotel_uuid: string;
  lang: string;
  person_uuid: string | null;
  is_hotel_guest: boolean;
  phone: string;
};

/** The answer to a start: who the guest is from now on. */
export type StartedChat = { uuid: string; initiator: { uuid: string } };

export type Chat = { uuid: string; initiator_id: number | string | null };

/** A button of a bot's message: with `msg_id` it sends a command, with `link` it opens one. */
export type ChatButton = { title: string; msg_id: string | null; link: string | null };

/** The content that marks a message with a file. */
export const FILE_CONTENT = '*file*';

export type ChatMessage = {
  id: number | string;
  /** Plain text; `*file*` for a file. */
  content: string;
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

/** What a guest sends: words, a bot's command with its title, or an uploaded file. */
export type NewChatMessage =
  | { content: string; person_uuid: string; lang: string; uuid?: string }
  | { content: string; command: string; person_uuid: string; lang: string; uuid?: string }
  | { content: typeof FILE_CONTENT; extra: { file: string }; person_uuid: string; uuid?: string };

/** What a subscriber of a chat's channel hears. Rules: live-updates/LV2, chat/CH12. */
export type ChatEvent = {
  type: 'start-companion-typing' | 'end-companion-typing' | 'chat-message-created';
  chat_message_id: number | string | null;
  extra: { initiator_id: number | string | null };
};
