import type { ChatTopic } from '@/lib/domain/chat/topics';
import type { Id } from '@/lib/domain/id';
import { type Acknowledged, createCaller, type Endpoint, type Multipart } from './call';
import type {
  Chat,
  ChatAnswerTime,
  ChatMessage,
  ChatRegistration,
  NewChatMessage,
  StartedChat,
  UploadedFile,
} from './chat';
import { paths } from './paths';
import type { ApiResponse } from './refusals';

/**
 * The chat's calls, separate from `HotelApi` so that the first load of a page does not contain them. A deleted or closed
 * chat is not-found, one that the hotel has switched off is forbidden. A write may be too-many. Rule: platform-calls/W22.
 */
export interface ChatApi {
  /**
   * `POST /public/chat/start`. A known person continues as that person, in a new chat (chat/CH4). A
   * repeated `uuid` starts no second chat (chat/CH30). Fields of an `invalid` refusal: name,
   * room_number, hotel, phone. Rule: chat/CH3.
   */
  start(registration: ChatRegistration): Promise<ApiResponse<StartedChat>>;
  /** `GET /public/chat/{uuid}?person_uuid`: the guest's id in the chat; not-found for any other person. */
  chat(chatUuid: string, personUuid: string): Promise<ApiResponse<Chat>>;
  /**
   * `GET /public/chat/{uuid}/messages?last-message-id`: oldest first; `after`: only messages after this one, null: all
   * (chat/CH11).
   */
  messages(chatUuid: string, after?: Id | null): Promise<ApiResponse<readonly ChatMessage[]>>;
  /**
   * `GET /public/chat/{uuid}/messages?newest`: at most `count` of the newest messages, oldest first. `newest` is ours; a
   * platform that does not know it returns all. Rule: chat/CH26.
   */
  newestMessages(chatUuid: string, count: number): Promise<ApiResponse<readonly ChatMessage[]>>;
  /** `GET /public/chat/{uuid}/messages/{id}`: the message of a live event. */
  message(chatUuid: string, messageId: Id): Promise<ApiResponse<ChatMessage>>;
  /**
   * `POST /public/chat/{uuid}/messages`. A repeated `uuid` posts no second message. Fields of an `invalid` refusal:
   * content, file.
   */
  send(chatUuid: string, message: NewChatMessage): Promise<ApiResponse<ChatMessage>>;
  /**
   * `POST /public/chat/{uuid}/files`: a form with the field `file`, a picture, a PDF or plain text of up to 10 MB
   * (else too-large, or `invalid` with `file`). `reference` goes unchanged into a file message (chat/CH32).
   */
  upload(chatUuid: string, form: Multipart): Promise<ApiResponse<UploadedFile>>;
  /** `POST /public/chat/{uuid}/restart`: greets again in another language. `invalid`: `lang` is not a language. */
  restart(chatUuid: string, lang: string): Promise<ApiResponse<Acknowledged>>;
  /** `POST /public/chat/{uuid}/mark-as-read`: marks all current messages. */
  markAsRead(chatUuid: string, personUuid: string): Promise<ApiResponse<Acknowledged>>;
  /** `POST /public/chat/{uuid}/leave`: closes the chat for both sides. Ours. Rule: chat/CH20. */
  leave(chatUuid: string, personUuid: string): Promise<ApiResponse<Acknowledged>>;
  /**
   * `GET /public/hotels/{uuid}/chat-answer-time`: how soon staff answer. Ours; null from a platform that does not know
   * it. Rule: platform-calls/W26.
   */
  answerTime(hotelUuid: string): Promise<ApiResponse<ChatAnswerTime | null>>;
  /** `GET /public/hotels/{uuid}/chat-topics`: what the hotel's bot can answer. Ours. Rule: platform-calls/W33. */
  topics(hotelUuid: string): Promise<ApiResponse<readonly ChatTopic[]>>;
}

export type ChatDecoders = {
  startedChat(body: unknown): StartedChat;
  chat(body: unknown): Chat | null;
  chatMessages(body: unknown): readonly ChatMessage[];
  chatMessage(body: unknown): ChatMessage | null;
  chatFile(body: unknown): UploadedFile;
  chatAnswerTime(body: unknown): ChatAnswerTime | null;
  chatTopics(body: unknown): readonly ChatTopic[];
};

/** The chat's calls to any endpoint. */
export function createChatApi({ decoders, ...endpoint }: Endpoint & { decoders: ChatDecoders }): ChatApi {
  const { get, getNullable, post, notify, upload } = createCaller(endpoint);
  return {
    start: (registration) => post(paths.chatStart(), registration, decoders.startedChat),
    chat: (chatUuid, personUuid) => get(paths.chat(chatUuid, personUuid), decoders.chat),
    messages: (chatUuid, after) => get(paths.chatMessages(chatUuid, after), decoders.chatMessages),
    newestMessages: (chatUuid, count) => get(paths.newestChatMessages(chatUuid, count), decoders.chatMessages),
    message: (chatUuid, messageId) => get(paths.chatMessage(chatUuid, messageId), decoders.chatMessage),
    send: (chatUuid, message) => post(paths.chatMessages(chatUuid), message, decoders.chatMessage),
    upload: (chatUuid, form) => upload(paths.chatFiles(chatUuid), form, decoders.chatFile),
    restart: (chatUuid, lang) => notify(paths.chatRestart(chatUuid), { lang }),
    markAsRead: (chatUuid, personUuid) => notify(paths.chatRead(chatUuid), { person_uuid: personUuid }),
    leave: (chatUuid, personUuid) => notify(paths.chatLeave(chatUuid), { person_uuid: personUuid }),
    topics: (hotelUuid) => get(paths.chatTopics(hotelUuid), decoders.chatTopics),
    answerTime: (hotelUuid) => getNullable(paths.chatAnswerTime(hotelUuid), decoders.chatAnswerTime),
  };
}
