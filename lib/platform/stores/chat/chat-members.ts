import type { Db } from '../../database/database';

type MemberKind = 'guest' | 'staff' | 'bot';

/** The author of a message: the guest, a person of the hotel, or its bot. `name` is what the other side sees. */
export type Speaker = { kind: MemberKind; name: string };

/** The id of a member; a new member is inserted. The caller's transaction must lock the hotel's outbox. */
export async function findOrCreateMember(
  db: Db,
  hotel: string,
  chatUuid: string,
  { kind, name }: Speaker,
): Promise<number> {
  const members = await db
    .selectFrom('chat_member')
    .select(['id', 'kind', 'name'])
    .where('hotel', '=', hotel)
    .where('chat_uuid', '=', chatUuid)
    .execute();
  const known = members.find((member) => member.kind === kind && member.name === name);
  if (known !== undefined) return known.id;
  const id = Math.max(0, ...members.map((member) => member.id)) + 1;
  await db.insertInto('chat_member').values({ hotel, chat_uuid: chatUuid, id, kind, name }).execute();
  return id;
}

/** The guest of each of these chats. */
export const guestsOf = async (
  db: Db,
  hotel: string,
  chatUuids: readonly string[],
): Promise<readonly { chat_uuid: string; id: number; name: string }[]> =>
  chatUuids.length === 0
    ? []
    : db
        .selectFrom('chat_member')
        .select(['chat_uuid', 'id', 'name'])
        .where('hotel', '=', hotel)
        .where('chat_uuid', 'in', chatUuids)
        .where('kind', '=', 'guest')
        .execute();

/** Changes the name of a chat's guest, also below their earlier messages. */
export async function renameGuest(db: Db, hotel: string, chatUuid: string, name: string): Promise<void> {
  await db
    .updateTable('chat_member')
    .set({ name })
    .where('hotel', '=', hotel)
    .where('chat_uuid', '=', chatUuid)
    .where('kind', '=', 'guest')
    .execute();
}
