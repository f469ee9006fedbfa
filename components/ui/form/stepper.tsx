import clsx from 'clsx';
import { minusIcon } from '@/components/ui/icons/minus';
import { plusIcon } from '@/components/ui/icons/plus';
import { Icon, type IconShape } from '../icon';

const SIZES = {
  md: { box: 'grid-cols-[44px_minmax(28px,auto)_44px] h-target rounded-full', button: 'size-target rounded-[50%]' },
  wide: { box: 'grid-cols-[44px_1fr_44px] h-target w-full rounded-full', button: 'size-target rounded-[50%]' },
  lg: {
    box: 'grid-cols-[52px_minmax(24px,auto)_52px] h-control rounded-md narrow:grid-cols-[44px_24px_44px]',
    button: 'size-control rounded-md narrow:w-target',
  },
} as const;

/**
 * Minus, value, plus. At a limit the button gets `aria-disabled`, because `disabled` would lose the keyboard focus.
 * Changes of the value are announced. Rule: options/O17.
 */
export function Stepper(props: {
  label: string;
  /** A number, or the words of a choice. */
  value: number | string;
  onStep: (step: 1 | -1) => void;
  canLower: boolean;
  canRaise: boolean;
  labels: { fewer: string; more: string };
  size?: keyof typeof SIZES;
  /** Whether the stepper is placed on a tinted background. */
  isRaised?: boolean;
  className?: string;
}) {
  const { label, value, onStep, canLower, canRaise, labels, size = 'md', isRaised, className } = props;
  const { box, button } = SIZES[size];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a button row cannot take this grid in Safari
    <span
      className={clsx(
        'inline-grid items-center forced-colors:border',
        isRaised ? 'bg-surface inset-ring inset-ring-line' : 'bg-sunken',
        box,
        className,
      )}
      role="group"
      aria-label={label}
    >
      <StepButton
        icon={minusIcon}
        label={labels.fewer}
        isOff={!canLower}
        onPress={() => onStep(-1)}
        className={button}
      />
      <output translate="no" className="whitespace-nowrap text-center font-medium tabular-nums" aria-live="polite">
        {value}
      </output>
      <StepButton icon={plusIcon} label={labels.more} isOff={!canRaise} onPress={() => onStep(1)} className={button} />
    </span>
  );
}

function StepButton(props: { icon: IconShape; label: string; isOff: boolean; onPress: () => void; className: string }) {
  const { icon, label, isOff, onPress, className } = props;
  return (
    <button
      type="button"
      className={clsx(
        'grid place-items-center hover:bg-ink/6 pressed:opacity-60 forced-colors:bg-transparent! unavailable:cursor-not-allowed unavailable:bg-transparent unavailable:text-line-strong',
        className,
      )}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon shape={icon} size="sm" />
    </button>
  );
}
