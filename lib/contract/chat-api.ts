import type { Id } from '@/lib/domain/kit';
import { callerOver, type Done, type Multipart, type Way } from './call';
import type { Chat, ChatMessage, ChatRegistration, NewChatMessage, StartedChat } from './chat';
import { paths } from './paths';
import type { Answer } from './refusals';

/**
 * The calls of the chat. A client of its own, so that the first load of a page does not carry it. A chat that is gone
 * is not-found or forbidden, and only then forgotten (reading 41). Source: follow-up 7.2.
 */
export interface ChatApi {
  /** Fields of an `invalid` refusal: name, room_number, hotel, phone. */
  start(registration: ChatRegistration): Promise<Answer<StartedChat>>;
  chat(chatUuid: string, personUuid: string): Promise<Answer<Chat>>;
  /** Oldest first; `after`: only what came after that message, null: all (reading 11). */
  messages(chatUuid: string, after?: Id | null): Promise<Answer<readonly ChatMessage[]>>;
  message(chatUuid: string, messageId: Id): Promise<Answer<ChatMessage>>;
  /** A message with the `uuid` of one that was sent before is that one. */
  send(chatUuid: string, message: NewChatMessage): Promise<Answer<ChatMessage>>;
  /** A form with the field `file`. `path` goes into a file message as it is (reading 11). Too large: 10 MB. */
  upload(chatUuid: string, form: Multipart): Promise<Answer<{ path: string }>>;
  /** Begins anew in another language. */
  restart(chatUuid: string, lang: string): Promise<Answer<Done>>;
  markAsRead(chatUuid: string, personUuid: string): Promise<Answer<Done>>;
}

export type ChatDecoders = {
  startedChat(body: unknown): StartedChat;
  chat(body: unknown): Chat | null;
  chatMessages(body: unknown): readonly ChatMessage[];
  chatMessage(body: unknown): ChatMessage | null;
  chatFile(body: unknown): { path: string };
};

/** The chat's calls over any way of sending. */
export function chatApi({ decoders, ...way }: Way & { decoders: ChatDecoders }): ChatApi {
  const { get, post, tell, upload } = callerOver(way);
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
