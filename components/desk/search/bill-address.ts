import { deskAddress } from '../frame/use-desk-address';

/** What follows the area of the search in the address of the bill of a room. */
export const BILL = 'bill';

/** The bill of a room; the room itself stands in no address. */
export const BILL_ADDRESS = deskAddress('search', BILL);
