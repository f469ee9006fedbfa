import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { pauseIcon } from '@/components/ui/icons/pause';
import { playIcon } from '@/components/ui/icons/play';

/** A round button with an icon on a picture. */
export const GLASS_BUTTON =
  'inline-grid size-target shrink-0 place-items-center rounded-full bg-veil text-white transition-[scale] duration-fast pressed:scale-94 forced-colors:border print:hidden';

/** Pauses what moves by itself, and starts it again. Rule: appearance/A9. */
export function MotionButton(props: {
  isPaused: boolean;
  onToggle: () => void;
  labels: Readonly<Record<'pause' | 'play', string>>;
  className?: string;
}) {
  const { isPaused, onToggle, labels, className } = props;
  const action = isPaused ? 'play' : 'pause';
  return (
    <button type="button" className={clsx(GLASS_BUTTON, className)} aria-label={labels[action]} onClick={onToggle}>
      <Icon shape={isPaused ? playIcon : pauseIcon} />
    </button>
  );
}
