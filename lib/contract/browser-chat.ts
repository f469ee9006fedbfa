import { canonical, ownOrigin } from './browser';
import { type ChatApi, createChatApi } from './chat-api';

let api: ChatApi | undefined;

/** The chat's calls over the app's own origin. Imported by the chat alone, to stay out of the first load. */
export const browserChat = (): ChatApi => {
  api ??= createChatApi({
    ...ownOrigin(),
    decoders: {
      startedChat: canonical,
      chat: canonical,
      chatMessages: canonical,
      chatMessage: canonical,
      chatFile: canonical,
    },
  });
  return api;
};
