import { deskAddress } from '../frame/use-desk-address';

/** What follows the area of rooms in the address of the sheets of cards. */
export const PRINT = 'print';

export const ROOMS_ADDRESS = deskAddress('rooms');
export const PRINT_ADDRESS = deskAddress('rooms', PRINT);
