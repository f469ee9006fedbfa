import { bringIntoView } from '@/components/ui/hooks/use-first-error';
import type { Id } from '@/lib/domain/id';

/** The ids of an option's elements: its block, its title, its error. */
export const optionBlockId = (idPrefix: string, optionId: Id): string => `${idPrefix}-${String(optionId)}`;
export const optionTitleId = (blockId: string): string => `${blockId}-title`;
export const optionErrorId = (blockId: string): string => `${blockId}-error`;

/**
 * Selectors of the control to focus, in order: in a calendar the Tab stop and not the arrow before it; in a phone field
 * the number and not the country.
 */
const FIRST_CONTROLS = ['[tabindex="0"]', 'input, select, textarea', 'button'];

/** Focuses the first control of an option's block. Returns the block, or null when it is not rendered. */
export function focusBlock(blockId: string): HTMLElement | null {
  const block = document.getElementById(blockId);
  const found = FIRST_CONTROLS.map((kind) => block?.querySelector<HTMLElement>(kind));
  found.find((control) => control != null)?.focus({ preventScroll: true });
  return block;
}

/** Scrolls an option into view and focuses its first control, after a failed send. */
export function focusOption(idPrefix: string, optionId: Id): void {
  const block = focusBlock(optionBlockId(idPrefix, optionId));
  if (block !== null) bringIntoView(block);
}
