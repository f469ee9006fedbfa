import type { Kysely } from 'kysely';

/** Removes the autopilot settings from stored hotels: only the operator's setting enables the autopilot now. */
export const autopilotOffHotels = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('hotel').dropColumn('autopilot').execute();
