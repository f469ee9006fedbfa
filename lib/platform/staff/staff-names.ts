import { subDays } from 'date-fns';

/** Days after which the name of somebody who has not signed in again is forgotten. */
const REMEMBERED_DAYS = 30;

/** The time since when a name must have been used to be offered. Rule: chat/CH39. */
export const rememberedSince = (now: Date): string => subDays(now, REMEMBERED_DAYS).toISOString();
