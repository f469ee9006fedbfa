/** What the hotel knows of a guest, to prefill forms. Rule: platform-calls/W12. */
export type Guest = {
  name: string | null;
  /** A phone number as the hotel stores it. */
  idphone: string | null;
  reservations: readonly { room_number: string | null }[];
};
