import { z } from 'zod';
import { type ChatRegistration, FILE_CONTENT, type NewChatMessage } from '@/lib/contract/chat';
import { type Input, readInput } from './input';

/**
 * What a guest's device sends to the chat's calls, bounded in every direction. Rules: chat/CH3, chat/CH6,
 * platform-calls/W22.
 */
const uuid = z.string().min(1).max(100);
const lang = z.string().regex(/^[a-z]{2,3}$/);
/** A long letter; what is longer was pasted by mistake. */
const LONGEST_MESSAGE = 4000;

const orNothing = (most: number) =>
  z
    .string()
    .max(most)
    .nullish()
    .transform((given) => given ?? '');

const registration: z.ZodType<ChatRegistration> = z.object({
  name: z.string().trim().min(1).max(200),
  room_number: orNothing(50),
  hotel_uuid: uuid,
  lang,
  person_uuid: uuid.nullish().transform((given) => given ?? null),
  is_hotel_guest: z.boolean(),
  phone: orNothing(50),
});

const content = z
  .string()
  .max(LONGEST_MESSAGE)
  .refine((words) => words.trim() !== '', 'says nothing');

/** One's own uuid of a message: sent again, it is the same message. */
const own = { uuid: uuid.optional() };

const newMessage = z.union([
  z.object({
    content: z.literal(FILE_CONTENT),
    extra: z.object({ file: z.string().min(1).max(1000) }),
    person_uuid: uuid,
    ...own,
  }),
  z.object({ content, command: z.string().min(1).max(200), person_uuid: uuid, lang, ...own }),
  z.object({ content, person_uuid: uuid, lang, ...own }),
]);

/** Without the fields that are not there: a JSON body has no undefined. */
const withoutGaps = (message: z.output<typeof newMessage>): NewChatMessage => {
  const { uuid: named, ...rest } = message;
  return named === undefined ? rest : { ...rest, uuid: named };
};

export const readRegistration = (body: unknown): Input<ChatRegistration> => readInput(registration, body, 'chat');

export const readNewMessage = (body: unknown): Input<NewChatMessage> =>
  readInput(newMessage.transform(withoutGaps), body, 'content');

export const readRestart = (body: unknown): Input<{ lang: string }> => readInput(z.object({ lang }), body, 'lang');

export const readMarkAsRead = (body: unknown): Input<{ person_uuid: string }> =>
  readInput(z.object({ person_uuid: uuid }), body, 'person_uuid');
