import clsx from 'clsx';
import { Icon } from './icon';

/**
 * Minus, value, plus. At an end the button is off and keeps the focus, which a disabled one would drop: a guest at the
 * keyboard goes on from where they are. The value is announced. Rule: options/O17.
 */
export function Stepper(props: {
  label: string;
  value: number;
  onStep: (step: 1 | -1) => void;
  canLower: boolean;
  canRaise: boolean;
  words: { fewer: string; more: string };
  look?: 'large' | 'white';
}) {
  const { label, value, onStep, canLower, canRaise, words, look } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a button row cannot take this grid in Safari
    <span
      className={clsx('stepper', look === 'large' && 'stepper--lg', look === 'white' && 'stepper--white')}
      role="group"
      aria-label={label}
    >
      <StepButton icon="minus" label={words.fewer} isOff={!canLower} onPress={() => onStep(-1)} />
      <output className="num" aria-live="polite">
        {value}
      </output>
      <StepButton icon="plus" label={words.more} isOff={!canRaise} onPress={() => onStep(1)} />
    </span>
  );
}

function StepButton(props: { icon: string; label: string; isOff: boolean; onPress: () => void }) {
  const { icon, label, isOff, onPress } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon name={icon} size="sm" />
    </button>
  );
}
