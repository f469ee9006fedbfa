import { z } from 'zod';

const isUuid = (sent: unknown): sent is string => typeof sent === 'string' && /^[\w-]{1,100}$/.test(sent);

/** Whatever else a list contains is left out, so that one bad uuid does not end the stream of the others. */
const uuids = z
  .array(z.unknown().meta({ type: 'string' }))
  .catch([])
  .default([])
  .transform((sent) => sent.filter(isUuid));

/** The body of `POST /channels`. */
export const streamRequest = z.object({
  orders: uuids.describe('The uuids of the orders'),
  chats: uuids.describe('The uuids of the chats'),
  content: z.boolean().catch(false).default(false).describe('Whether the catalogue’s changes are streamed too'),
  last: z
    .int()
    .nonnegative()
    .nullable()
    .catch(null)
    .default(null)
    .describe('The id of the last event that was received; null: only new ones come'),
});
