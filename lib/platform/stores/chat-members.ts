import type { Db } from '../database/database';

export type MemberKind = 'guest' | 'staff' | 'bot';

/** Who speaks: the guest, a person of the hotel, or its bot, by the name that the other side reads. */
export type Speaker = { kind: MemberKind; name: string };

/** The id of a member, who is written down when they are new. The caller's transaction holds back other writers. */
export async function memberId(db: Db, hotel: string, chatUuid: string, { kind, name }: Speaker): Promise<number> {
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

/** The one guest of each of these chats. */
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
