import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CANCEL_REASONS } from '@/lib/contract/order';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import { GUEST_CANCEL } from '@/lib/domain/orders/order-moves';
import { isUnderWay } from '@/lib/domain/orders/order-status';
import type { PlatformContext } from '../context';
import { findHotel } from '../stores/hotels';
import { orderByUuid } from '../stores/orders';
import { changeOrder, moveWithin } from './change-order';
import { refusalWord } from './refusal-words';

const names = z.object({ uuid: z.uuid().toLowerCase(), hotel_id: z.coerce.number().int().positive() });
const wish = z.object({
  reason: z.enum(CANCEL_REASONS),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .catch('en'),
});
const tokenIn = z.object({ token: z.string().max(1000) });

/**
 * A guest cancels their order: only while nobody has taken it up, only with one of the four reasons, and only by its
 * uuid, which is all that tells whose it is. Cancelling again with the same reason is no mistake: the answer to the
 * first may have been lost. Rules: platform-calls/W16, orders/OR16, orders/OR20, security/SC9.
 */
export async function cancelByGuest(context: PlatformContext, body: unknown): Promise<Answer<{ status: 'ok' }>> {
  if (!isTokenRight(context.cancelToken, body)) return refused('forbidden');
  const { db } = context.database;
  const named = names.safeParse(body);
  const hotel = named.success ? await findHotel(db, { id: named.data.hotel_id }) : null;
  if (!named.success || hotel === null) return refused('not-found');
  const { uuid } = named.data;
  const asked = wish.safeParse(body);
  if (!asked.success) return refused('invalid', { reason: `one of ${CANCEL_REASONS.join(', ')}` });
  const { reason, language } = asked.data;

  const cancelled = await changeOrder(context, hotel, uuid, (within) =>
    moveWithin(within, hotel.code, uuid, {
      from: GUEST_CANCEL.from,
      to: {
        status: GUEST_CANCEL.to,
        status_at: context.now().toISOString(),
        expected_at: null,
        cancel_reason_id: reason,
      },
    }),
  );
  if (cancelled) return answered({ status: 'ok' });
  const order = await orderByUuid(db, hotel.code, uuid);
  if (order === null) return refused('not-found');
  if (order.status === GUEST_CANCEL.to && order.cancel_reason_id === reason) return answered({ status: 'ok' });
  return refused('invalid', { status: refusalWord(isUnderWay(order.status) ? 'begun' : 'ended', language) });
}

/** The documents' fixed token. Without one of its own the platform asks for none: the uuid alone is secret enough. */
function isTokenRight(right: string | null, body: unknown): boolean {
  if (right === null) return true;
  const sent = tokenIn.safeParse(body);
  return sent.success && timingSafeEqual(digest(sent.data.token), digest(right));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
