/** A guest's data from the hotel's own system, with which forms are prefilled. Rule: platform-calls/W12. */
export type Guest = {
  name: string | null;
  /** The phone number in the hotel's format. */
  idphone: string | null;
  reservations: readonly { room_number: string | null }[];
};
