import { z } from 'zod';
import type { Guest } from '@/lib/contract/guest';
import { entity, listOf } from './drops';
import { stringOrNull } from './lenient';

/** What a hotel knows of a guest; every field may be missing. Rule: platform-calls/W12. */
export const guestWith = entity<Guest>('Guest', (onDrop) =>
  z.object({
    name: stringOrNull,
    idphone: stringOrNull.describe('The phone number in the hotel’s format'),
    reservations: listOf('reservation', z.object({ room_number: stringOrNull }), onDrop),
  }),
);
