/**
 * A place in a slot that is held for a guest until `ends_at`; later the row means nothing. `holder` is the device's secret
 * code. `tables.ts` describes the conventions of all tables.
 */
export type SlotHoldTable = { hotel: string; product_id: number; slot_key: string; holder: string; ends_at: string };
