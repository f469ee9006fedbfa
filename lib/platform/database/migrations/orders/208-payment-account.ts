import type { Kysely } from 'kysely';

/** Adds to a payment by what the provider's account is known at which it was begun. Of earlier payments it is not known. */
export async function paymentAccount(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment').addColumn('account', 'text').execute();
}
