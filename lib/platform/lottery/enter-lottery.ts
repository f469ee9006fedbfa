import type { EnteredLottery, LotteryEntry, NewLotteryEntry } from '@/lib/contract/lottery';
import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import { firstMessages } from '@/lib/contract/schema/input';
import { readNewEntry } from '@/lib/contract/schema/lottery';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { readUuid } from '@/lib/domain/http/parameters';
import { guestKey, isRoomFull, lotteryState } from '@/lib/domain/lottery/lottery';
import type { SectionLottery } from '../content/hotel-content';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { findHotel, type StoredHotel } from '../stores/hotels';
import {
  entriesOfRoom,
  entryByUuid,
  entryOfPerson,
  insertEntry,
  type StoredEntry,
  winnerOf,
} from '../stores/lotteries';
import { lockOutbox } from '../stores/outbox';
import { isKnownPerson, savePerson } from '../stores/persons';
import { rollBackUnless } from '../stores/roll-back-unless';
import { lotteryInFile, publishedLottery } from './section-lottery';

/** A draw and a guest's valid entry. */
type Entering = { hotel: StoredHotel; sectionId: number; inFile: SectionLottery; entry: NewLotteryEntry };

/** `known`: the guest has entered before. `isOwn`: the same guest sent that entry. */
type Outcome =
  | { kind: 'new'; entry: StoredEntry }
  | { kind: 'known'; entry: StoredEntry; isOwn: boolean }
  | { kind: 'refused'; fields: FieldErrors };

/**
 * Enters a guest into a section's draw. The writers of a hotel come one after the other, so that two requests at the
 * same time are one entry. A person enters once, and a repeated uuid is the same entry, also after the draw has closed.
 * Rule: lottery/LO3.
 */
export async function enterLottery(
  context: PlatformContext,
  sectionId: number,
  body: unknown,
): Promise<ApiResponse<EnteredLottery>> {
  const { database } = context;
  const read = readNewEntry(body);
  if (!read.ok) return refused('invalid', firstMessages(read.fields));
  const hotel = await findHotel(database.db, { uuid: read.body.hotel_uuid });
  const inFile = hotel === null ? null : await lotteryInFile(database.db, hotel.code, sectionId);
  if (hotel === null || inFile === null) return refused('not-found');
  const entering = { hotel, sectionId, inFile, entry: read.body };
  const outcome = await rollBackUnless<Outcome>(
    database,
    ({ kind }) => kind === 'new',
    (db) => write(db, context, entering),
  );
  if (outcome.kind === 'refused') return refused('invalid', outcome.fields);
  const { entry } = outcome;
  const isOwn = outcome.kind === 'new' || outcome.isOwn;
  return succeeded({
    entry: await guestEntry(database.db, hotel.code, entry),
    initiator: isOwn ? { uuid: entry.person_uuid } : null,
  });
}

/** An entry as its device reads it. Another device of the winner has won too. */
export async function guestEntry(db: Db, hotel: string, entry: StoredEntry): Promise<LotteryEntry> {
  const winner = await winnerOf(db, hotel, entry.section_id);
  const { uuid, name, room_number } = entry;
  return { uuid, name, room_number, is_winner: winner !== null && guestKey(winner) === guestKey(entry) };
}

async function write(db: Db, context: PlatformContext, entering: Entering): Promise<Outcome> {
  const { hotel, sectionId, entry } = entering;
  await lockOutbox(db, hotel.code);
  const sent = readUuid(entry.person_uuid);
  const personUuid = sent !== null && (await isKnownPerson(db, hotel.code, sent)) ? sent : null;
  const earlier = await earlierEntry(db, entering, personUuid);
  if (earlier !== null) return earlier;
  const fields = await findErrors(db, context, entering);
  if (Object.keys(fields).length > 0) return { kind: 'refused', fields };
  const now = context.now().toISOString();
  const { uuid, name, room_number } = entry;
  const person_uuid = personUuid ?? context.uuid();
  const stored = { uuid, section_id: sectionId, person_uuid, name, room_number, created_at: now };
  await savePerson(db, hotel.code, person_uuid, { name, idphone: null, room_number }, now);
  await insertEntry(db, hotel.code, stored);
  return { kind: 'new', entry: stored };
}

async function earlierEntry(
  db: Db,
  { hotel, sectionId, entry }: Entering,
  personUuid: string | null,
): Promise<Outcome | null> {
  const same = await entryByUuid(db, hotel.code, entry.uuid);
  if (same !== null && same.section_id !== sectionId)
    return { kind: 'refused', fields: { uuid: 'belongs to another draw' } };
  if (same !== null) return { kind: 'known', entry: same, isOwn: guestKey(same) === guestKey(entry) };
  const own = personUuid === null ? null : await entryOfPerson(db, hotel.code, { sectionId, personUuid });
  return own === null ? null : { kind: 'known', entry: own, isOwn: true };
}

async function findErrors(db: Db, context: PlatformContext, entering: Entering): Promise<FieldErrors> {
  const { hotel, sectionId, inFile, entry } = entering;
  const lottery = await publishedLottery(db, hotel.code, { sectionId, inFile });
  const state = lotteryState(lottery, hotelNow(hotel.hotel.ext_data.timezone, context.now()));
  if (state !== 'open') return { lottery: `is ${state}` };
  const ofRoom = await entriesOfRoom(db, hotel.code, { sectionId, room: entry.room_number });
  return isRoomFull(ofRoom, entry, inFile.entries_per_room) ? { entries: 'the room has no more entries' } : {};
}
