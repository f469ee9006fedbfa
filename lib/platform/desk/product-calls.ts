import { z } from 'zod';
import { deskCall } from './desk-call';
import { entityId } from './shapes';

export const SET_PRODUCT_AVAILABLE = deskCall({
  id: 'setProductAvailability',
  action: 'sell',
  method: 'POST',
  path: '/products/{id}/{state}',
  summary: 'Takes a product off for the moment, or puts it back',
  about: 'It stays so when the hotel’s files are imported again.',
  params: { id: z.coerce.number<string>().pipe(entityId), state: z.enum(['available', 'unavailable']) },
  response: z.object({ id: z.int(), is_available: z.boolean() }),
  refusals: ['not-found'],
});

/** The staff calls for the availability of products, as data (see desk-call.ts). */
export const PRODUCT_CALLS = [SET_PRODUCT_AVAILABLE];
