/** When a line is due, on the hotel's clock. */
type Due = { at: string; isWholeDay: boolean };

const isSame = (one: readonly Due[], other: readonly Due[]): boolean =>
  one.length === other.length && one.every(({ at }, place) => at === other[place]?.at);

/**
 * When a line is due that is added to an order. One that names no time itself comes with the rest, if all of that is for the same later
 * time; an empty list: now. Rule: telephone-orders/TO11.
 */
export function dueWithRest(own: readonly Due[], rest: readonly (readonly Due[])[]): readonly Due[] {
  const [first] = rest;
  if (own.length > 0 || first === undefined) return own;
  return rest.every((due) => isSame(due, first)) ? first : [];
}
