import clsx from 'clsx';

/** Characters that a third of a phone's width has room for. A hotel may name its times. */
const SHORT_LABEL = 14;

const columnsFor = (labels: readonly string[]): string =>
  labels.some((label) => label.length > SHORT_LABEL) ? 'grid-cols-2' : 'grid-cols-3';

const TIME =
  'min-h-12 rounded-md bg-surface px-1.5 py-1.5 text-center leading-compact tabular-nums inset-ring inset-ring-line-strong transition-[scale] duration-fast aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-pressed:bg-brand-strong aria-pressed:font-medium aria-disabled:text-ink-3 aria-pressed:text-on-strong aria-disabled:inset-ring-0 aria-pressed:inset-ring-0 pressed:scale-pressed forced-colors:border';

type Time = { key: string; text: string; isChosen: boolean; isDisabled: boolean };

/** Times to choose from, in three columns, or two for long labels. A tap on a chosen one takes it back. Rule: booking/B3. */
export function TimeGrid(props: { times: readonly Time[]; onTap: (key: string) => void }) {
  const { times, onTap } = props;
  return (
    <div className={clsx('grid gap-2 empty:hidden', columnsFor(times.map(({ text }) => text)))}>
      {times.map(({ key, text, isChosen, isDisabled }) => (
        <button
          key={key}
          type="button"
          // A label without a letter, like '10:00 - 11:30', is written left to right.
          dir="auto"
          className={TIME}
          aria-pressed={isChosen}
          aria-disabled={isDisabled || undefined}
          onClick={() => onTap(key)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
