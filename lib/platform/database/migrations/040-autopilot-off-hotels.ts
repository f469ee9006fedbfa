import type { Kysely } from 'kysely';

/** The autopilot is the operator's setting: a hotel's data no longer switches it on, and rows from before must not. */
export const autopilotOffHotels = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('hotel').dropColumn('autopilot').execute();
