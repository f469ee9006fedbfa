import { BOOKING_CALLS } from './booking-calls';
import { CATALOGUE_CALLS } from './catalogue-calls';
import { CHAT_CALLS } from './chat-calls';
import { OTHER_CALLS, PUSH_CALLS, VOICE_CALLS } from './device-calls';
import type { GuestCall } from './guest-call';
import { HOTEL_CALLS } from './hotel-calls';
import { LOTTERY_CALLS, ORDER_CALLS } from './order-calls';

/** Every call of guests, by the heading under which it is described. */
export const GUEST_CALLS: Readonly<Record<string, readonly GuestCall[]>> = {
  Hotel: HOTEL_CALLS,
  Catalogue: CATALOGUE_CALLS,
  Booking: BOOKING_CALLS,
  Orders: ORDER_CALLS,
  Chat: CHAT_CALLS,
  Draws: LOTTERY_CALLS,
  Notifications: PUSH_CALLS,
  Voice: VOICE_CALLS,
  Other: OTHER_CALLS,
};
