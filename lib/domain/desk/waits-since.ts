/** From when an order waits: one for later does not wait before its time. ISO times. Rule: hours/H16. */
export const waitsSince = ({ waits_from, created_at }: { waits_from: string | null; created_at: string }): string =>
  waits_from ?? created_at;
