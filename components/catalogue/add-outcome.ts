/**
 * How adding a product from its card has ended: `added`; `none` in the cart, because the last piece was removed or the
 * product's sheet asks for a choice; or `failed` with the message that the card shows.
 */
export type AddOutcome = { kind: 'added' } | { kind: 'none' } | { kind: 'failed'; message: string };
