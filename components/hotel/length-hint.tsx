import { useTranslations } from './hotel-context';

/** From this share of the limit on, the hint is shown. */
const NEARLY = 0.9;

/** How much of a field's limit is used, once that matters: a text that is cut off at the limit must not end in silence. */
export function LengthHint({ id, length, most }: { id: string; length: number; most: number }) {
  const t = useTranslations();
  const matters = length >= most * NEARLY;
  return (
    // It stands there before it has anything to say: a region that comes with its words is not read out everywhere.
    <p className={matters ? 'text-ink-2 text-sm' : 'sr-only'} id={id} role="status">
      {matters && t(length >= most ? 'length_reached' : 'length_so_far', { n: length, most })}
    </p>
  );
}
