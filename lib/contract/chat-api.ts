import type { Id } from '@/lib/domain/options/kit';
import { type Acknowledged, createCaller, type Endpoint, type Multipart } from './call';
import type { Chat, ChatMessage, ChatRegistration, NewChatMessage, StartedChat } from './chat';
import { paths } from './paths';
import type { Answer } from './refusals';

/**
 * The calls of the chat. A client of its own, so that the first load of a page does not carry it. A chat that is gone
 * is not-found, one that the hotel has switched off forbidden; only then is it forgotten (chat/CH13). A write may be
 * too-many. Rule: platform-calls/W22.
 */
export interface ChatApi {
  /**
   * `POST /public/chat/start`. A person who is known goes on in the chat that they have. Fields of an `invalid`
   * refusal: name, room_number, hotel, phone. Rule: chat/CH3.
   */
  start(registration: ChatRegistration): Promise<Answer<StartedChat>>;
  /** `GET /public/chat/{uuid}?person_uuid`: whether it is still there, and who the guest is in it. Nobody else's. */
  chat(chatUuid: string, personUuid: string): Promise<Answer<Chat>>;
  /**
   * `GET /public/chat/{uuid}/messages?last-message-id`: oldest first; `after`: only what came after that message, null:
   * all (chat/CH11).
   */
  messages(chatUuid: string, after?: Id | null): Promise<Answer<readonly ChatMessage[]>>;
  /** `GET /public/chat/{uuid}/messages/{id}`: the one that a live event has told of. */
  message(chatUuid: string, messageId: Id): Promise<Answer<ChatMessage>>;
  /**
   * `POST /public/chat/{uuid}/messages`. A message with the `uuid` of one that was sent before is that one. Fields of
   * an `invalid` refusal: content, file.
   */
  send(chatUuid: string, message: NewChatMessage): Promise<Answer<ChatMessage>>;
  /**
   * `POST /public/chat/{uuid}/files`: a form with the field `file`, a picture, a PDF or plain text of up to 10 MB (else
   * too-large, or `invalid` with `file`). `path` goes into a file message as it is (chat/CH11).
   */
  upload(chatUuid: string, form: Multipart): Promise<Answer<{ path: string }>>;
  /** `POST /public/chat/{uuid}/restart`: begins anew in another language. `invalid`: `lang` is none. */
  restart(chatUuid: string, lang: string): Promise<Answer<Acknowledged>>;
  /** `POST /public/chat/{uuid}/mark-as-read`: everything there is now. */
  markAsRead(chatUuid: string, personUuid: string): Promise<Answer<Acknowledged>>;
}

export type ChatDecoders = {
  startedChat(body: unknown): StartedChat;
  chat(body: unknown): Chat | null;
  chatMessages(body: unknown): readonly ChatMessage[];
  chatMessage(body: unknown): ChatMessage | null;
  chatFile(body: unknown): { path: string };
};

/** The chat's calls over any way of sending. */
export function createChatApi({ decoders, ...way }: Endpoint & { decoders: ChatDecoders }): ChatApi {
  const { get, post, tell, upload } = createCaller(way);
  return {
    start: (registration) => post(paths.chatStart(), registration, decoders.startedChat),
    chat: (chatUuid, personUuid) => get(paths.chat(chatUuid, personUuid), decoders.chat),
    messages: (chatUuid, after) => get(paths.chatMessages(chatUuid, after), decoders.chatMessages),
    message: (chatUuid, messageId) => get(paths.chatMessage(chatUuid, messageId), decoders.chatMessage),
    send: (chatUuid, message) => post(paths.chatMessages(chatUuid), message, decoders.chatMessage),
    upload: (chatUuid, form) => upload(paths.chatFiles(chatUuid), form, decoders.chatFile),
    restart: (chatUuid, lang) => tell(paths.chatRestart(chatUuid), { lang }),
    markAsRead: (chatUuid, personUuid) => tell(paths.chatRead(chatUuid), { person_uuid: personUuid }),
  };
}
