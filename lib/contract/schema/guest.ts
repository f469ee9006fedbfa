import { z } from 'zod';
import type { Guest } from '@/lib/contract/guest';
import { listOf, type OnDrop } from './drops';
import { stringOrNull } from './lenient';

/** What a hotel knows of a guest; every field may be missing. Rule: platform-calls/W12. */
export const guestWith = (onDrop: OnDrop): z.ZodType<Guest> =>
  z.object({
    name: stringOrNull,
    idphone: stringOrNull,
    reservations: listOf('reservation', z.object({ room_number: stringOrNull }), onDrop),
  });
