import { useTranslations } from './hotel-context';

/** Share of the limit from which the hint is shown. */
const NEARLY = 0.9;

/**
 * How much of a field's length limit is used. Shown near the limit, because the browser silently ignores further input.
 */
export function LengthHint({ id, length, max }: { id: string; length: number; max: number }) {
  const t = useTranslations();
  const matters = length >= max * NEARLY;
  return (
    // Rendered empty before it has a text: some screen readers do not announce a live region that is inserted with its
    // text.
    <p className={matters ? 'text-ink-2 text-sm' : 'sr-only'} id={id} role="status">
      {matters && t(length >= max ? 'length_reached' : 'length_so_far', { n: length, most: max })}
    </p>
  );
}
