/** Returns the orders that are not finished: drafts and those in progress. Only they are polled and counted as news. */
export const openOrders = <T>(groups: { draft: readonly T[]; pending: readonly T[] }): readonly T[] => [
  ...groups.draft,
  ...groups.pending,
];
