import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CANCEL_REASONS } from '@/lib/contract/order';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { GUEST_CANCEL } from '@/lib/domain/orders/order-moves';
import { isUnderWay } from '@/lib/domain/orders/order-status';
import { platformMessage } from '@/lib/words/platform-messages';
import type { PlatformContext } from '../context';
import { orderByUuid } from '../stores/orders';
import { moveOrder } from './change-order';
import { guestOrderKey } from './guest-order-key';

const cancelRequest = z.object({
  reason: z.enum(CANCEL_REASONS),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .catch('en'),
});
const tokenBody = z.object({ token: z.string().max(1000) });

/**
 * Cancels an order for its guest: only while it is a draft, and only with one of the four reasons. The uuid is the only
 * proof of ownership. Repeating the call with the same reason succeeds, because the response to the first attempt may
 * have been lost. Rules: platform-calls/W16, orders/OR16, orders/OR20, security/SC9.
 */
export async function cancelByGuest(context: PlatformContext, body: unknown): Promise<ApiResponse<{ status: 'ok' }>> {
  if (!hasValidToken(context.cancelToken, body)) return refused('forbidden');
  const { db } = context.database;
  const named = await guestOrderKey(db, body);
  if (named === null) return refused('not-found');
  const { uuid, hotel } = named;
  const request = cancelRequest.safeParse(body);
  if (!request.success) return refused('invalid', { reason: `one of ${CANCEL_REASONS.join(', ')}` });
  const { reason, language } = request.data;

  const cancelled = await moveOrder(context, hotel, uuid, {
    from: GUEST_CANCEL.from,
    to: {
      status: GUEST_CANCEL.to,
      status_at: context.now().toISOString(),
      expected_at: null,
      cancel_reason_id: reason,
    },
    isByGuest: true,
  });
  if (cancelled) return succeeded({ status: 'ok' });
  const order = await orderByUuid(db, hotel.code, uuid);
  if (order === null) return refused('not-found');
  if (order.status === GUEST_CANCEL.to && order.cancel_reason_id === reason) return succeeded({ status: 'ok' });
  return refused('invalid', { status: platformMessage(isUnderWay(order.status) ? 'begun' : 'ended', language) });
}

/**
 * Whether the body has the configured token. If none is configured, none is required: the order's uuid is secret
 * enough.
 */
function hasValidToken(required: string | null, body: unknown): boolean {
  if (required === null) return true;
  const sent = tokenBody.safeParse(body);
  return sent.success && timingSafeEqual(digest(sent.data.token), digest(required));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
