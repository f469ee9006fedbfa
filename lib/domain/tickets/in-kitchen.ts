import type { Ticket } from './ticket';

/**
 * When a printer first confirmed a ticket that says what to make, an ISO time; null: none has. Only a confirmation says so: the
 * kitchen has then got it on paper. Rule: tickets/TK16.
 */
export const inKitchenAt = (tickets: readonly Pick<Ticket, 'kind' | 'printed_at'>[]): string | null => {
  const printed = tickets.flatMap(({ kind, printed_at }) =>
    kind === 'order' && printed_at !== null ? [printed_at] : [],
  );
  return printed.sort()[0] ?? null;
};
