import type { Db } from '../database/database';

/**
 * When the clock was last found right, before the first round the time of the newest personal data; null: there is
 * none.
 */
export async function trustedTime(db: Db): Promise<string | null> {
  const { trusted_at } = await db.selectFrom('retention_clock').select('trusted_at').executeTakeFirstOrThrow();
  return trusted_at ?? (await newestPersonalTime(db));
}

async function newestPersonalTime(db: Db): Promise<string | null> {
  const { orders, chats, persons } = await db
    .selectNoFrom((all) => [
      all
        .selectFrom('guest_order')
        .select(({ fn }) => fn.max('status_at').as('at'))
        .as('orders'),
      all
        .selectFrom('chat')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .as('chats'),
      all
        .selectFrom('person')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .as('persons'),
    ])
    .executeTakeFirstOrThrow();
  const [newest = null] = [orders, chats, persons]
    .filter((at) => at !== null)
    .sort()
    .reverse();
  return newest;
}

/** Notes that the clock is right now. `now`: an ISO time, also one before the last: the clock was set back. */
export async function trustTime(db: Db, now: string): Promise<void> {
  await db.updateTable('retention_clock').set({ trusted_at: now }).execute();
}
