import type { Chat, ChatMessage } from '@/components/chat/chat-types';

/** A message of the hotel's reception, sent at 19:30 in Spain. */
export const chatMessage = (parts: Partial<ChatMessage> = {}): ChatMessage => ({
  key: '1',
  id: 1,
  isOwn: false,
  author: 'Marta',
  text: 'Welcome. How can we help?',
  language: null,
  sentAt: Date.parse('2026-06-18T17:30:00Z'),
  state: 'sent',
  failure: null,
  file: null,
  pictures: [],
  buttons: [],
  ...parts,
});

/** Messages of the reception, one a minute. */
export const chatMessages = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) =>
    chatMessage({
      key: String(index + 1),
      id: index + 1,
      text: `Message ${index + 1}`,
      sentAt: Date.parse('2026-06-18T07:00:00Z') + index * 60_000,
    }),
  );

/** An open chat whose actions do nothing. */
export const openChat = (parts: Partial<Chat> = {}): Chat => ({
  stage: 'open',
  isConnected: true,
  messages: [],
  isHotelTyping: false,
  seenUntil: null,
  draft: '',
  setDraft: () => undefined,
  send: () => undefined,
  sendButton: () => undefined,
  sendFile: () => undefined,
  upload: () => new Promise(() => undefined),
  retry: () => undefined,
  discard: () => undefined,
  start: async () => null,
  leave: () => undefined,
  clear: () => undefined,
  restart: async () => undefined,
  ...parts,
});
