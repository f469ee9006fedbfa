import clsx from 'clsx';
import { Icon, type IconShape } from '@/components/ui/icon';
import { GLASS_BUTTON } from './motion-button';

/** A step back or forward on a picture. Stays focusable at the ends, so that the keyboard's focus is not lost there. */
export function StepButton(props: { icon: IconShape; label: string; isOff: boolean; onClick: () => void }) {
  const { icon, label, isOff, onClick } = props;
  return (
    <button
      type="button"
      className={clsx(GLASS_BUTTON, 'unavailable:opacity-50')}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <Icon shape={icon} />
    </button>
  );
}
