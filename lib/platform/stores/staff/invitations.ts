import type { Db } from '../../database/database';
import type { StaffInvitationTable } from '../../database/staff-tables';

type StoredInvitation = Omit<StaffInvitationTable, 'hotel'>;

/** Ends the invitations of a person that nobody has used: the person has signed in otherwise. */
export async function endInvitations(db: Db, hotel: string, person: string, now: string): Promise<void> {
  await db
    .updateTable('staff_invitation')
    .set({ used_at: now })
    .where('hotel', '=', hotel)
    .where('person', '=', person)
    .where('used_at', 'is', null)
    .execute();
}

export async function findInvitation(db: Db, hotel: string, tokenHash: string): Promise<StoredInvitation | null> {
  const row = await db
    .selectFrom('staff_invitation')
    .select(['token_hash', 'person', 'expires_at', 'used_at'])
    .where('hotel', '=', hotel)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses an invitation; false: it was used or has expired meanwhile, so that only one of two callers has it. */
export async function markInvitationUsed(db: Db, hotel: string, tokenHash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_invitation')
    .set({ used_at: now })
    .where('hotel', '=', hotel)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}
