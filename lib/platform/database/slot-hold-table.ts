/**
 * A place in a slot that is held for a guest until `ends_at`; later the row means nothing. `holder` is the device's secret
 * code. `tables.ts` describes the conventions of all tables.
 */
export type SlotHoldTable = { hotel: string; product_id: number; slot_key: string; holder: string; ends_at: string };

/** A request for a hold that must not come into effect when it arrives before `ends_at`. */
export type CancelledHoldTable = { hotel: string; holder: string; request_id: string; ends_at: string };
