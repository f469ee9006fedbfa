import { z } from 'zod';
import type { StartedChat } from '@/lib/contract/chat';
import { type Answer, answered, type FieldErrors, refused } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import { readUuid } from '../routes/parameters';
import { memberId } from '../stores/chat-members';
import { insertChat, type StoredChat } from '../stores/chats';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { lockOutbox, type OutboxEvent } from '../stores/outbox';
import { isKnownPerson, savePerson } from '../stores/persons';
import { botReply } from './bot';
import { chatWord } from './chat-words';

const line = z.string().trim().catch('');
const registration = z.object({
  name: line,
  room_number: line,
  hotel_uuid: line,
  lang: line,
  person_uuid: line,
  is_hotel_guest: z.boolean().catch(false),
  phone: line,
});
type Registration = z.output<typeof registration>;

/** Characters. A name may carry the name of a hotel as well (chat/CH3). */
const LONGEST = { name: 200, room_number: 50, phone: 50 } as const;

/**
 * Begins a chat for a guest who says who they are; with a person's uuid of this hotel they go on as that person. The
 * hotel's bot greets in the guest's language. Field errors by chat/CH3; `forbidden` where the chat is off.
 */
export async function startChat(context: PlatformContext, body: unknown): Promise<Answer<StartedChat>> {
  const read = registration.safeParse(body);
  const hotel = read.success ? await findHotel(context.database.db, { uuid: read.data.hotel_uuid }) : null;
  if (!read.success || hotel === null) return refused('not-found');
  if (!hotel.hotel.is_active_chat) return refused('forbidden');
  const fields = mistakesIn(read.data);
  if (Object.keys(fields).length > 0) return refused('invalid', fields);
  return answered(await open(context, hotel, read.data));
}

function mistakesIn(told: Registration): FieldErrors {
  const long = (['name', 'room_number', 'phone'] as const).filter((field) => told[field].length > LONGEST[field]);
  return {
    ...Object.fromEntries(long.map((field) => [field, chatWord('long', told.lang)])),
    ...(told.name === '' && { name: chatWord('name', told.lang) }),
    ...(told.is_hotel_guest && told.room_number === '' && { room_number: chatWord('room_number', told.lang) }),
  };
}

async function open(context: PlatformContext, hotel: StoredHotel, told: Registration): Promise<StartedChat> {
  const { code } = hotel;
  const now = context.now().toISOString();
  const uuid = context.uuid();
  const { personUuid, events } = await context.database.db.transaction().execute(async (db) => {
    // First, as everybody does who writes several rows: two that hold each other's would wait for ever.
    await lockOutbox(db, code);
    const named = readUuid(told.person_uuid);
    const person = named !== null && (await isKnownPerson(db, code, named)) ? named : context.uuid();
    const chat = newChat({ uuid, person, hotel, told, now });
    await savePerson(db, code, person, { name: told.name, idphone: chat.phone, room_number: chat.room_number }, now);
    await insertChat(db, code, chat);
    await memberId(db, code, uuid, { kind: 'guest', name: told.name });
    const { language } = chat;
    const greeting = hotel.chat?.greeting ?? null;
    const greeted =
      greeting === null
        ? null
        : await botReply(db, { hotel: code, chatUuid: uuid, now }, greeting, { hotel, language });
    return { personUuid: person, events: greeted === null ? [] : [greeted] } satisfies {
      personUuid: string;
      events: readonly OutboxEvent[];
    };
  });
  for (const event of events) context.publishEvent(event);
  return { uuid, initiator: { uuid: personUuid } };
}

function newChat(from: {
  uuid: string;
  person: string;
  hotel: StoredHotel;
  told: Registration;
  now: string;
}): StoredChat {
  const { uuid, person, hotel, told, now } = from;
  return {
    uuid,
    person_uuid: person,
    language: chatLanguage(told.lang) ?? hotel.languages[0] ?? 'en',
    is_hotel_guest: told.is_hotel_guest ? 1 : 0,
    room_number: told.room_number === '' ? null : told.room_number,
    phone: told.phone === '' ? null : told.phone,
    created_at: now,
    updated_at: now,
    waiting_since: null,
    unread_guest: 0,
    unread_staff: 0,
    typing_member: null,
    file_count: 0,
  };
}

/** A language that texts can be picked by; null for anything else. */
export const chatLanguage = (language: unknown): string | null =>
  typeof language === 'string' && /^[a-z]{2,3}$/.test(language) ? language : null;
