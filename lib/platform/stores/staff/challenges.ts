import type { Db } from '../../database/database';
import type { StaffChallengeTable } from '../../database/staff-tables';
import { fromJson, toJson } from '../json';

type ChallengeKind = 'passkey' | 'new passkey' | 'oidc';

type Challenge = Omit<StaffChallengeTable, 'hotel' | 'kind' | 'value'> & { kind: ChallengeKind; value: unknown };

/** Stores a challenge, and forgets those of the hotel that have expired. `now`: ISO time. */
export async function saveChallenge(db: Db, hotel: string, challenge: Challenge, now: string): Promise<void> {
  await db.deleteFrom('staff_challenge').where('hotel', '=', hotel).where('expires_at', '<=', now).execute();
  await db
    .insertInto('staff_challenge')
    .values({ ...challenge, hotel, value: toJson(challenge.value) })
    .execute();
}

/**
 * Takes a challenge out, so that it is answered once; null: there is none, it was taken, or it has expired. It is looked for first,
 * so that an answer to none, which anybody can make up, writes nothing.
 */
export async function takeChallenge(
  db: Db,
  hotel: string,
  { id, kind, now }: { id: string; kind: ChallengeKind; now: string },
): Promise<{ value: unknown } | null> {
  const found = await db
    .selectFrom('staff_challenge')
    .select('id')
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (found === undefined) return null;
  const taken = await db
    .deleteFrom('staff_challenge')
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .returning(['value', 'expires_at'])
    .executeTakeFirst();
  return taken === undefined || taken.expires_at <= now ? null : { value: fromJson<unknown>(taken.value) };
}
