import { bringIntoView } from '@/components/ui/use-first-error';
import type { Id } from '@/lib/domain/options/kit';

/** Where an option stands in the page: its block, its title, and the words under it when its answer will not do. */
export const optionBlockId = (idPrefix: string, optionId: Id): string => `${idPrefix}-${String(optionId)}`;
export const optionTitleId = (blockId: string): string => `${blockId}-title`;
export const optionErrorId = (blockId: string): string => `${blockId}-error`;

/** In a calendar the day that Tab reaches, not the arrow before it; of a phone number the number, not its country. */
const FIRST_CONTROLS = ['[tabindex="0"]', 'input, select, textarea', 'button'];

/** Puts the focus on the first control of an option's block; the block, when it stands in the page. */
export function focusBlock(blockId: string): HTMLElement | null {
  const block = document.getElementById(blockId);
  const found = FIRST_CONTROLS.map((kind) => block?.querySelector<HTMLElement>(kind));
  found.find((control) => control != null)?.focus({ preventScroll: true });
  return block;
}

/** Brings an option into view and puts the focus on its first control: where a failed send leads. */
export function focusOption(idPrefix: string, optionId: Id): void {
  const block = focusBlock(optionBlockId(idPrefix, optionId));
  if (block !== null) bringIntoView(block);
}
