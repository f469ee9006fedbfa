import { atom } from 'jotai';

/** Whether the chat stands beside the page, whichever page that is. Rule: chat/CH35. */
export const isChatBeside = atom(false);
