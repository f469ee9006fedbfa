import type { Id } from '../id';

/**
 * What is counted, as text: a product, or a choice of an option. A choice of a shared list of options is one item
 * whichever product it is chosen for. Rule: stock/SK2.
 */
export const productItem = (id: Id): string => `product:${id}`;

export const choiceItem = (optionId: Id, choiceId: Id): string => `choice:${optionId}:${choiceId}`;

type StockItem = { kind: 'product'; id: number } | { kind: 'choice'; optionId: number; choiceId: number };

/** Reads an item; null: it is none. */
export function readStockItem(item: string): StockItem | null {
  const [, id, optionId, choiceId] = /^(?:product:(\d{1,15})|choice:(\d{1,15}):(\d{1,15}))$/.exec(item) ?? [];
  if (id !== undefined) return { kind: 'product', id: Number(id) };
  if (optionId === undefined || choiceId === undefined) return null;
  return { kind: 'choice', optionId: Number(optionId), choiceId: Number(choiceId) };
}
