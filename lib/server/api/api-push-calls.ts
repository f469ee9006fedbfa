import 'server-only';
import type { ApiResponse } from '@/lib/contract/refusals';
import { succeeded } from '@/lib/contract/refusals';
import { readEndedSubscription, readNewSubscription, readRenewedSubscription } from '@/lib/contract/schema/push-body';
import { isRecord } from '@/lib/domain/json/read-value';
import { settings } from '../settings/env';
import { platformPush } from '../upstream/platform-api';
import { type Call, type CallContext, NOT_FOUND, withInput } from './api-call';
import { consumeGuestLimit } from './limit-guest';

/** An upstream has no such call, so the gateway asks none. Rule: push/PU8. */
const isOffered = () => settings().upstream === null;

const keyCall = async ({ hotel, clientIp }: CallContext): Promise<ApiResponse<unknown>> =>
  isOffered() ? platformPush(clientIp).key(hotel.uuid) : succeeded(null);

/** The body with the uuid of the host's hotel, whatever it calls the hotel: a service worker does not know it. */
const ofHotel = ({ hotel, body }: CallContext): unknown =>
  isRecord(body) ? { ...body, hotel_uuid: hotel.uuid } : body;

async function subscribeCall(context: CallContext): Promise<ApiResponse<unknown>> {
  if (!isOffered()) return NOT_FOUND;
  return withInput(
    context,
    readNewSubscription(ofHotel(context)),
    (subscription) => consumeGuestLimit('subscriptions', context, subscription.person_uuid),
    (subscription) => platformPush(context.clientIp).subscribe(subscription),
  );
}

async function endCall(context: CallContext): Promise<ApiResponse<unknown>> {
  if (!isOffered()) return NOT_FOUND;
  return withInput(
    context,
    readEndedSubscription(ofHotel(context)),
    () => consumeGuestLimit('subscriptions', context, null),
    (ended) => platformPush(context.clientIp).unsubscribe(ended),
  );
}

async function renewCall(context: CallContext): Promise<ApiResponse<unknown>> {
  if (!isOffered()) return NOT_FOUND;
  return withInput(
    context,
    readRenewedSubscription(ofHotel(context)),
    () => consumeGuestLimit('subscriptions', context, null),
    (renewed) => platformPush(context.clientIp).renew(renewed),
  );
}

/** The calls of notifications to guests' phones. Rule: platform-calls/W30. */
export const API_PUSH_CALLS: readonly Call[] = [
  { id: 'readPushKey', handle: keyCall },
  { id: 'subscribe', hotelIn: { body: 'hotel_uuid' }, handle: subscribeCall },
  { id: 'endSubscription', hotelIn: { body: 'hotel_uuid' }, handle: endCall },
  { id: 'renewSubscription', hotelIn: { body: 'hotel_uuid' }, handle: renewCall },
];
