import 'server-only';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { readGoal } from '@/lib/contract/schema/goal';
import type { Goal } from '@/lib/domain/analytics/counter';
import { consumeLimit } from '../limits/rate-limits';
import { settings } from '../settings/env';
import { upstreamSend, withLogging } from '../upstream/transport';
import { type Call, type CallContext, NOT_FOUND, withInput } from './api-call';

/** Nothing of the service's response is read. */
const MAX_RESPONSE_BYTES = 64 * 1024;

const goalCall = async (context: CallContext): Promise<ApiResponse<unknown>> => {
  const { analyticsUrl } = settings();
  if (analyticsUrl === null) return NOT_FOUND;
  return withInput(
    context,
    readGoal(context.body),
    () => consumeLimit('goals', context.hotel.code, context.clientIp),
    ({ goal }) => passOn(analyticsUrl, context.hotel.code, goal),
  );
};

/** Tells the operator's service what a guest of a hotel has reached, and when; nothing says which guest. */
async function passOn(address: string, hotel: string, goal: Goal): Promise<ApiResponse<unknown>> {
  const { upstreamTimes } = settings();
  const send = withLogging(upstreamSend({ ...upstreamTimes, maxBytes: MAX_RESPONSE_BYTES }));
  const body = JSON.stringify({ hotel, goal, at: new Date().toISOString() });
  const headers = { 'content-type': 'application/json' };
  try {
    const { ok } = await send(new Request(address, { method: 'POST', headers, body }));
    return ok ? succeeded(null) : refused('unavailable');
  } catch {
    // The transport has logged it.
    return refused('unavailable');
  }
}

/** The call of a guest's device that has reached a goal. Rules: analytics/AY1, analytics/AY4. */
export const API_GOAL_CALLS: readonly Call[] = [{ id: 'countGoal', hotelIn: { body: 'hotel_uuid' }, handle: goalCall }];
