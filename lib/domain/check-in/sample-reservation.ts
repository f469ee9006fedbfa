/** The reservation that the check-in shows, an example. Rule: check-in/CI2. */
export const SAMPLE_RESERVATION = { number: '204 817', arrival: '2026-06-18', departure: '2026-06-24' } as const;
