import { z } from 'zod';
import { answerTimeWith, chat, messageWith, startedChat, topicWith } from '@/lib/contract/schema/chat';
import { chatPerson, newMessage, registration, restart } from '@/lib/contract/schema/chat-body';
import { idOutput } from '@/lib/contract/schema/described';
import { acknowledged, EXAMPLE_UUID, guestCall, hotel, ignoreDrops, uuid } from './guest-call';

const message = messageWith(ignoreDrops);
const person = { person_uuid: EXAMPLE_UUID };

/** The calls of the chat. */
export const DESCRIBED_CHAT_CALLS = [
  guestCall({
    id: 'startChat',
    summary: 'Starts a chat with the hotel',
    about: 'A known person continues as that person, in a new chat.',
    body: registration,
    example: {
      name: 'Ada',
      room_number: '101',
      hotel_uuid: EXAMPLE_UUID,
      lang: 'en',
      person_uuid: null,
      is_hotel_guest: true,
      phone: '',
    },
    response: startedChat,
    limits: ['starts'],
  }),
  guestCall({
    id: 'readAnswerTime',
    summary: 'Reads how soon staff answer in the chat',
    params: { hotel },
    response: answerTimeWith(ignoreDrops).nullable().describe('null: nothing is known'),
  }),
  guestCall({
    id: 'readTopics',
    summary: 'Reads what the chat’s bot can answer',
    params: { hotel },
    response: z.array(topicWith(ignoreDrops)),
  }),
  guestCall({
    id: 'readChat',
    summary: 'Reads the guest’s own id in a chat',
    params: { chat: uuid },
    query: z.object({ person_uuid: uuid }),
    response: chat,
  }),
  guestCall({
    id: 'listChatMessages',
    summary: 'Reads the messages of a chat, oldest first',
    params: { chat: uuid },
    query: z.object({
      'last-message-id': idOutput.optional().describe('Only those that follow this one'),
      newest: z.int().min(1).max(999).optional().describe('At most so many of the newest'),
    }),
    response: z.array(message),
  }),
  guestCall({
    id: 'readChatMessage',
    summary: 'Reads one message, which an event has named',
    params: { chat: uuid, message: idOutput },
    response: message,
  }),
  guestCall({
    id: 'sendChatMessage',
    summary: 'Writes to the hotel: a text, a command of the bot, or an uploaded file',
    params: { chat: uuid },
    body: newMessage,
    example: { content: 'Two towels, please', lang: 'en', ...person },
    response: message,
    limits: ['messages'],
  }),
  guestCall({
    id: 'uploadChatFile',
    summary: 'Uploads a file for a message',
    about: 'A picture, a PDF or plain text of at most 10 MB. A message names its reference, unchanged.',
    params: { chat: uuid },
    body: z.object({ file: z.file() }),
    bodyType: 'multipart/form-data',
    response: z.object({
      path: z.string().describe('Its address'),
      reference: z.string().describe('What the message names at extra.file'),
    }),
    limits: ['uploads', 'uploadedKilobytes'],
  }),
  guestCall({
    id: 'restartChat',
    summary: 'Lets the bot greet again, in another language',
    params: { chat: uuid },
    body: restart,
    example: { lang: 'de' },
    response: acknowledged,
    limits: ['messages'],
  }),
  guestCall({
    id: 'markChatAsRead',
    summary: 'Marks all messages of a chat as read by the guest',
    params: { chat: uuid },
    body: chatPerson,
    example: person,
    response: acknowledged,
    limits: ['marks'],
  }),
  guestCall({
    id: 'leaveChat',
    summary: 'Closes a chat for both sides',
    params: { chat: uuid },
    body: chatPerson,
    example: person,
    response: acknowledged,
    limits: ['marks'],
  }),
];
