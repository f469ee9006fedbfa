import type { Id } from '@/lib/domain/kit';

/** Where an option stands in the page: its block, and the words under it when its answer will not do. */
export const optionBlockId = (idPrefix: string, optionId: Id): string => `${idPrefix}-${String(optionId)}`;
export const optionErrorId = (blockId: string): string => `${blockId}-error`;

/** Brings an option into view and puts the focus on its first control: where a failed send leads. */
export function focusOption(idPrefix: string, optionId: Id): void {
  const block = document.getElementById(optionBlockId(idPrefix, optionId));
  if (block === null) return;
  block.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  block.scrollIntoView({ block: 'center' });
}
