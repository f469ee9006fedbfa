import { z } from 'zod';
import type { StartedChat } from '@/lib/contract/chat';
import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import { readUuid } from '@/lib/domain/http/parameters';
import { asciiDigits, roomText, trimTyped } from '@/lib/domain/i18n/typed-text';
import { platformMessage } from '@/lib/words/platform-messages';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { addChatNotification } from '../notification-queue/add-notifications';
import { findOrCreateMember, renameGuest } from '../stores/chat/chat-members';
import {
  chatOfStart,
  closeOtherChats,
  insertChat,
  type StoredChat,
  unusedChatOf,
  updateRegistration,
} from '../stores/chat/chats';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { lockOutbox } from '../stores/outbox';
import { isKnownPerson, savePerson } from '../stores/persons';
import { postBotMessage } from './bot';

const line = z.string().overwrite(trimTyped).catch('');
const registration = z.object({
  name: line,
  room_number: z.string().overwrite(roomText).catch(''),
  hotel_uuid: line,
  lang: line,
  person_uuid: line,
  is_hotel_guest: z.boolean().catch(false),
  phone: z.string().trim().overwrite(asciiDigits).catch(''),
  uuid: line,
});
type Registration = z.output<typeof registration>;

/** Maximum characters. A guest's name may also be the name of a hotel (chat/CH3). */
const MAX_LENGTH = { name: 200, room_number: 50, phone: 50 } as const;

/**
 * Starts a chat for a guest who registers. If the hotel knows the person uuid, the chat belongs to that person, and
 * their earlier ones are closed. Only a repeated start returns an open chat: one with the same start uuid, or one of the
 * person in which nobody has written. The bot greets a new chat, and one whose language changes. Field errors follow
 * chat/CH3; `forbidden` when the chat is disabled. Rules: chat/CH4, chat/CH30.
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
    registeredChat.start_uuid = known.startUuid;
    const { phone, room_number, language } = registeredChat;
    await savePerson(db, code, person, { name: registered.name, idphone: phone, room_number }, now);
    await (before === null ? begin : proceed)(db, code, registeredChat, registered.name);
    if (before === null)
      await addChatNotification(context, db, code, {
        type: 'chat.started',
        chat_uuid: registeredChat.uuid,
        sequence: 0,
      });
    await closeOtherChats(db, code, { personUuid: person, but: registeredChat.uuid, now });
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

/** `before`: the chat that a repeated start continues. `startUuid`: what a new chat stores of it; null: not its own. */
type Known = { person: string | null; before: StoredChat | null; startUuid: string | null };

/** The person who starts and the chat that this start has opened before. A known person comes before a start's uuid. */
async function findKnown(db: Db, hotel: string, registered: Registration): Promise<Known> {
  const named = readUuid(registered.person_uuid);
  const start = readUuid(registered.uuid);
  const started = start === null ? null : await chatOfStart(db, hotel, start);
  const startUuid = started === null ? start : null;
  const repeated = started?.closed_at === null ? started : null;
  if (named === null || !(await isKnownPerson(db, hotel, named)))
    return { person: repeated?.person_uuid ?? null, before: repeated, startUuid };
  const before = repeated?.person_uuid === named ? repeated : await unusedChatOf(db, hotel, named);
  return { person: named, before, startUuid };
}

async function begin(db: Db, hotel: string, chat: StoredChat, name: string): Promise<void> {
  await insertChat(db, hotel, chat);
  await findOrCreateMember(db, hotel, chat.uuid, { kind: 'guest', name });
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
    closed_at: null,
    staff_read_id: 0,
    assigned_to: null,
    snoozed_until: null,
    settled_at: null,
    settled_by: null,
  };
}

/** A language code that selects texts; null for any other value. */
export const chatLanguage = (language: unknown): string | null =>
  typeof language === 'string' && /^[a-z]{2,3}$/.test(language) ? language : null;
