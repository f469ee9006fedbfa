import { HERO_STROKES } from './hero-strokes';

/** An icon of a home with a film or a slider; not part of what other pages load. */
export function HeroIcon({ name, className = 'size-5.5' }: { name: keyof typeof HERO_STROKES; className?: string }) {
  return (
    <svg className={`inline-block shrink-0 ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={HERO_STROKES[name]} />
    </svg>
  );
}
