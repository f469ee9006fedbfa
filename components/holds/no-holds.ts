import type { DeviceHold } from '@/lib/domain/booking/slot-hold';

/** What the server and the hydration know of the holds of a device. */
export const NO_HOLDS: readonly DeviceHold[] = [];
