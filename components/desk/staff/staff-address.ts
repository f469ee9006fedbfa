import { deskAddress } from '../frame/use-desk-address';

/** What follows the area of the staff in the address of the log. */
export const LOG = 'log';

export const STAFF_ADDRESS = deskAddress('staff');
export const LOG_ADDRESS = deskAddress('staff', LOG);
