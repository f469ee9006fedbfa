/** Whether a path belongs to the chat, so that the chat's header has the language button. Rule: chat/CH20. */
export const isChatPath = (pathname: string): boolean => pathname.includes('/chat');
