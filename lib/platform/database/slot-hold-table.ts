/**
 * A place in a slot that is held for a guest until `ends_at`; later the row means nothing. `holder` is the device's secret
 * code, `network` stands for the guest's address (network-key.ts), and `seconds` is the length of the hold.
 * `tables.ts` describes the conventions of all tables.
 */
export type SlotHoldTable = {
  hotel: string;
  product_id: number;
  slot_key: string;
  holder: string;
  ends_at: string;
  network: string;
  seconds: number;
};

/** A request for a hold that must not come into effect when it arrives before `ends_at`. */
export type CancelledHoldTable = { hotel: string; holder: string; request_id: string; ends_at: string };

/** The seconds for which a network has held places without an order, at `counted_at`. Rule: booking/B38. */
export type HoldCountTable = { hotel: string; network: string; seconds: number; counted_at: string };
