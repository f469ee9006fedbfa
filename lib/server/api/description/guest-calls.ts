import { DESCRIBED_BOOKING_CALLS } from './booking-calls';
import { DESCRIBED_CATALOGUE_CALLS } from './catalogue-calls';
import { DESCRIBED_CHAT_CALLS } from './chat-calls';
import { DESCRIBED_OTHER_CALLS, DESCRIBED_PUSH_CALLS, DESCRIBED_VOICE_CALLS } from './device-calls';
import type { GuestCall } from './guest-call';
import { DESCRIBED_HOTEL_CALLS } from './hotel-calls';
import { DESCRIBED_LOTTERY_CALLS, DESCRIBED_ORDER_CALLS } from './order-calls';

/** Every call of guests, by the heading under which it is described. */
export const GUEST_CALLS: Readonly<Record<string, readonly GuestCall[]>> = {
  Hotel: DESCRIBED_HOTEL_CALLS,
  Catalogue: DESCRIBED_CATALOGUE_CALLS,
  Booking: DESCRIBED_BOOKING_CALLS,
  Orders: DESCRIBED_ORDER_CALLS,
  Chat: DESCRIBED_CHAT_CALLS,
  Draws: DESCRIBED_LOTTERY_CALLS,
  Notifications: DESCRIBED_PUSH_CALLS,
  Voice: DESCRIBED_VOICE_CALLS,
  Other: DESCRIBED_OTHER_CALLS,
};
