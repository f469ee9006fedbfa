/** What the hotel knows of a guest, to prefill forms. Source: guest-app 3 "Guest (person)", follow-up 3.3. */
export type Guest = {
  name: string | null;
  /** A phone number as the hotel keeps it. */
  idphone: string | null;
  reservations: readonly { room_number: string | null }[];
};
