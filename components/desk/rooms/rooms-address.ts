import { deskAddress } from '../frame/use-desk-address';

/** What follows the area of rooms in the address of the sheets of cards. */
export const PRINT = 'print';

/** What follows it in the address of the bills of rooms. */
export const BILLS = 'bills';

export const ROOMS_ADDRESS = deskAddress('rooms');
export const PRINT_ADDRESS = deskAddress('rooms', PRINT);
export const BILLS_ADDRESS = deskAddress('rooms', BILLS);
