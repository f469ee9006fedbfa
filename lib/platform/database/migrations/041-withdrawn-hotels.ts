import type { Kysely } from 'kysely';

/**
 * When an operator withdrew a hotel. Null also where `served` is 0 because the folder was missing, which is refused
 * now.
 */
export const withdrawnHotels = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('hotel').addColumn('withdrawn_at', 'text').execute();
