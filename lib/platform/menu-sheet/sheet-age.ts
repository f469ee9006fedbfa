import { subMinutes } from 'date-fns';

/** How long a checked sheet can be applied. Rule: menu-sheet/MS11. */
const VALID_MINUTES = 30;

/** The time (ISO) since which a sheet must have been checked to be applied now. */
export const validSince = (now: Date): string => subMinutes(now, VALID_MINUTES).toISOString();
