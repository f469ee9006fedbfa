import { useTranslations } from './hotel-context';

/** From here on a guest is told that a text is getting long. */
const NEARLY = 0.9;

/** How much of a field is taken, once that matters; a text that was cut off where it ends must not end in silence. */
export function LengthHint({ id, length, most }: { id: string; length: number; most: number }) {
  const t = useTranslations();
  const matters = length >= most * NEARLY;
  return (
    // It stands there before it has anything to say: a region that comes with its words is not read out everywhere.
    <p className={matters ? 'hint' : 'sr'} id={id} role="status">
      {matters && t(length >= most ? 'length_reached' : 'length_so_far', { n: length, most })}
    </p>
  );
}
