import clsx from 'clsx';
import { Icon } from './icon';

/** A round button with an icon alone: it always has a name. */
export function IconButton(props: {
  icon: string;
  label: string;
  onPress: () => void;
  bare?: boolean;
  flip?: boolean;
  size?: 'xs' | 'sm' | 'lg';
  className?: string;
}) {
  const { icon, label, onPress, bare, flip, size, className } = props;
  return (
    <button
      type="button"
      className={clsx('iconbtn', bare && 'iconbtn--bare', className)}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name={icon} {...(size && { size })} {...(flip && { flip })} />
    </button>
  );
}
