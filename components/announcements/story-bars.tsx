import { useTranslations } from '@/components/hotel/hotel-context';

/** A bar for each story, filled as far as it has played. */
export function StoryBars({ index, count, percent }: { index: number; count: number; percent: number }) {
  const t = useTranslations();
  return (
    <div
      className="flex gap-1 px-3 pt-3"
      role="img"
      aria-label={t('slide_of', { n: index + 1, count })}
      data-part="story-bars"
    >
      {Array.from({ length: count }, (_, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are their places
        <span key={bar} className="h-1 flex-1 overflow-hidden rounded-full bg-white/42 forced-colors:border">
          <span
            className="block h-full bg-white forced-colors:bg-system-text"
            style={{ inlineSize: `${bar < index ? 100 : bar === index ? percent : 0}%` }}
          />
        </span>
      ))}
    </div>
  );
}
