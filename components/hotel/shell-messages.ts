import type { Messages } from '@/lib/words/message-key';

let messages: Messages = {};

/** Stores the page's messages for app/global-error.tsx, which is rendered when the shell itself has failed. */
export const keepShellMessages = (shown: Messages): void => {
  messages = shown;
};

export const shellMessages = (): Messages => messages;
