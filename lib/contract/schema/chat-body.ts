import { z } from 'zod';
import { type ChatRegistration, FILE_CONTENT, type NewChatMessage } from '@/lib/contract/chat';
import { isTooLong } from '@/lib/domain/chat/message-length';
import { asciiDigits, isBlank, roomText, trimTyped } from '@/lib/domain/i18n/typed-text';
import { type Input, readInput } from './input';

/** Validates the bodies of the chat's calls. All lengths are limited. Rules: chat/CH3, chat/CH6, platform-calls/W22. */
const uuid = z.string().min(1).max(100);
const lang = z.string().regex(/^[a-z]{2,3}$/);
const optionalText = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => value ?? '');

/** A file as an upload was answered: a path, a signed reference, or the embedded platform's object. Rule: chat/CH32. */
const fileReference = z.union([z.string().min(1).max(8000), z.object({ path: z.string().min(1).max(1000) })]);

/** The client's uuid of a message or a start, which makes retries safe. */
const clientUuid = { uuid: uuid.optional().describe('The client’s own: sent again, it changes nothing') };

export const registration = z
  .object({
    name: z.string().overwrite(trimTyped).min(1).max(200),
    room_number: optionalText(50).transform(roomText).describe('Needed for a guest of the hotel'),
    hotel_uuid: uuid,
    lang,
    person_uuid: uuid.nullish().transform((value) => value ?? null),
    is_hotel_guest: z.boolean(),
    phone: optionalText(50).transform(asciiDigits),
    ...clientUuid,
  })
  .meta({ id: 'ChatRegistration' });

const content = z
  .string()
  .refine((text) => !isTooLong(text), 'is too long')
  .refine((text) => !isBlank(text), 'says nothing');

export const newMessage = z
  .union([
    z.object({
      content: z.literal(FILE_CONTENT),
      extra: z.object({ file: fileReference }),
      person_uuid: uuid,
      ...clientUuid,
    }),
    z.object({ content, command: z.string().min(1).max(200), person_uuid: uuid, lang, ...clientUuid }),
    z.object({ content, person_uuid: uuid, lang, ...clientUuid }),
  ])
  .meta({
    id: 'NewChatMessage',
    description: 'A file that was uploaded, a command of the bot with its title, or a text',
  });

/** Removes the undefined uuid, which JSON does not have. */
const withoutUndefined = (message: z.output<typeof newMessage>): NewChatMessage => {
  const { uuid: messageUuid, ...rest } = message;
  return messageUuid === undefined ? rest : { ...rest, uuid: messageUuid };
};

const withoutUndefinedUuid = ({ uuid: start, ...rest }: z.output<typeof registration>): ChatRegistration =>
  start === undefined ? rest : { ...rest, uuid: start };

export const readRegistration = (body: unknown): Input<ChatRegistration> =>
  readInput(registration.transform(withoutUndefinedUuid), body, 'chat');

export const readNewMessage = (body: unknown): Input<NewChatMessage> =>
  readInput(newMessage.transform(withoutUndefined), body, 'content');

export const restart = z.object({ lang });

export const readRestart = (body: unknown): Input<{ lang: string }> => readInput(restart, body, 'lang');

/** The body of the calls that name only the guest: mark-as-read and leave. */
export const chatPerson = z.object({ person_uuid: uuid });

export const readChatPerson = (body: unknown): Input<{ person_uuid: string }> =>
  readInput(chatPerson, body, 'person_uuid');
