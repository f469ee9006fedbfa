import { z } from 'zod';
import type { StartedChat } from '@/lib/contract/chat';
import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import { platformMessage } from '@/lib/words/platform-messages';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { readUuid } from '../routes/parameters';
import { memberId, renameGuest } from '../stores/chat/chat-members';
import { chatOfStart, chatsOfPerson, insertChat, type StoredChat, updateRegistration } from '../stores/chat/chats';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { lockOutbox } from '../stores/outbox';
import { isKnownPerson, savePerson } from '../stores/persons';
import { postBotMessage } from './bot';

const line = z.string().trim().catch('');
const registration = z.object({
  name: line,
  room_number: line,
  hotel_uuid: line,
  lang: line,
  person_uuid: line,
  is_hotel_guest: z.boolean().catch(false),
  phone: line,
  uuid: line,
});
type Registration = z.output<typeof registration>;

/** Maximum characters. A guest's name may also be the name of a hotel (chat/CH3). */
const MAX_LENGTH = { name: 200, room_number: 50, phone: 50 } as const;

/**
 * Starts a chat for a guest who registers. If the hotel knows the person uuid, the chat belongs to that person, and a
 * chat that this person has already is continued: chats do not end before they are deleted. The bot greets a new chat,
 * and one whose language changes. A device that does not have its person's uuid yet repeats a start with the same uuid,
 * and continues in the chat of the first. Field errors follow chat/CH3; `forbidden` when the chat is disabled. Rules:
 * chat/CH4, chat/CH30.
 */
export async function startChat(context: PlatformContext, body: unknown): Promise<ApiResponse<StartedChat>> {
  const parsed = registration.safeParse(body);
  const hotel = parsed.success ? await findHotel(context.database.db, { uuid: parsed.data.hotel_uuid }) : null;
  if (!parsed.success || hotel === null) return refused('not-found');
  if (!hotel.hotel.is_active_chat) return refused('forbidden');
  const fields = findErrors(parsed.data);
  if (Object.keys(fields).length > 0) return refused('invalid', fields);
  return succeeded(await open(context, hotel, parsed.data));
}

function findErrors(registered: Registration): FieldErrors {
  const long = (['name', 'room_number', 'phone'] as const).filter(
    (field) => registered[field].length > MAX_LENGTH[field],
  );
  return {
    ...Object.fromEntries(long.map((field) => [field, platformMessage('long', registered.lang)])),
    ...(registered.name === '' && { name: platformMessage('name', registered.lang) }),
    ...(registered.is_hotel_guest &&
      registered.room_number === '' && { room_number: platformMessage('room_number', registered.lang) }),
  };
}

async function open(context: PlatformContext, hotel: StoredHotel, registered: Registration): Promise<StartedChat> {
  const { code } = hotel;
  const now = context.now().toISOString();
  const newUuids = { chat: context.uuid(), person: context.uuid() };
  const { chat, event } = await context.database.db.transaction().execute(async (db) => {
    // Every transaction that writes several rows takes this lock first, so that two cannot deadlock. It also lets a
    // simultaneous start of the same person or device see this chat.
    await lockOutbox(db, code);
    const known = await findKnown(db, code, registered);
    const { before } = known;
    const person = known.person ?? newUuids.person;
    const registeredChat = newChat({ uuid: before?.uuid ?? newUuids.chat, person, hotel, registered, now });
    if (known.person === null) registeredChat.start_uuid = readUuid(registered.uuid);
    const { phone, room_number, language } = registeredChat;
    await savePerson(db, code, person, { name: registered.name, idphone: phone, room_number }, now);
    await (before === null ? begin : proceed)(db, code, registeredChat, registered.name);
    const greeting = before?.language === language ? null : (hotel.chat?.greeting ?? null);
    const posted =
      greeting === null
        ? null
        : await postBotMessage(db, { hotel: code, chatUuid: registeredChat.uuid, now }, greeting, { hotel, language });
    return { chat: registeredChat, event: posted };
  });
  if (event !== null) context.publishEvent(event);
  return { uuid: chat.uuid, initiator: { uuid: chat.person_uuid } };
}

type Known = { person: string | null; before: StoredChat | null };

/** The person who starts and the chat that they have. A person whom the hotel knows comes before a start's uuid. */
async function findKnown(db: Db, hotel: string, registered: Registration): Promise<Known> {
  const person = readUuid(registered.person_uuid);
  if (person !== null && (await isKnownPerson(db, hotel, person))) {
    const [before] = await chatsOfPerson(db, hotel, person);
    return { person, before: before ?? null };
  }
  const start = readUuid(registered.uuid);
  const before = start === null ? null : await chatOfStart(db, hotel, start);
  return { person: before?.person_uuid ?? null, before };
}

async function begin(db: Db, hotel: string, chat: StoredChat, name: string): Promise<void> {
  await insertChat(db, hotel, chat);
  await memberId(db, hotel, chat.uuid, { kind: 'guest', name });
}

/** Continues a person's chat as they have registered now. Their messages remain those of the same member. */
async function proceed(db: Db, hotel: string, chat: StoredChat, name: string): Promise<void> {
  await updateRegistration(db, hotel, chat);
  await renameGuest(db, hotel, chat.uuid, name);
}

function newChat(input: {
  uuid: string;
  person: string;
  hotel: StoredHotel;
  registered: Registration;
  now: string;
}): StoredChat {
  const { uuid, person, hotel, registered, now } = input;
  return {
    uuid,
    person_uuid: person,
    language: chatLanguage(registered.lang) ?? hotel.languages[0] ?? 'en',
    is_hotel_guest: registered.is_hotel_guest ? 1 : 0,
    room_number: registered.room_number === '' ? null : registered.room_number,
    phone: registered.phone === '' ? null : registered.phone,
    created_at: now,
    updated_at: now,
    waiting_since: null,
    unread_guest: 0,
    unread_staff: 0,
    typing_member: null,
    file_count: 0,
    start_uuid: null,
  };
}

/** A language code that selects texts; null for any other value. */
export const chatLanguage = (language: unknown): string | null =>
  typeof language === 'string' && /^[a-z]{2,3}$/.test(language) ? language : null;
