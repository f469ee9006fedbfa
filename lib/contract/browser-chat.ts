import { canonical, ownOrigin } from './browser';
import { type ChatApi, type ChatDecoders, createChatApi } from './chat-api';

/** The browser only unwraps responses. */
export const browserChatDecoders: ChatDecoders = {
  startedChat: canonical,
  chat: canonical,
  chatMessages: canonical,
  chatMessage: canonical,
  chatFile: canonical,
  chatAnswerTime: canonical,
  chatTopics: canonical,
};

let api: ChatApi | undefined;

/** The chat's calls to the app's own origin. Only the chat imports it, so that it is not in the first load. */
export const browserChat = (): ChatApi => {
  api ??= createChatApi({
    ...ownOrigin(),
    decoders: browserChatDecoders,
  });
  return api;
};
