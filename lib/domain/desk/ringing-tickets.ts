/** By what a ticket rings once, however many copies take its place. Rule: desk/DE101. */
export const ticketKey = (ticket: { order_uuid: string; station: string; since: string }): string =>
  `${ticket.order_uuid} ${ticket.station} ${ticket.since}`;

/**
 * What rings of the tickets that no printer has confirmed: those of the station that a device is, or all of them. The one
 * that waits longest stands first. Rule: desk/DE101.
 */
export const ringingTickets = <T extends { station: string; since: string }>(
  tickets: readonly T[],
  station: string | null,
): readonly T[] =>
  tickets
    .filter((ticket) => station === null || ticket.station === station)
    .toSorted((one, other) => one.since.localeCompare(other.since));
