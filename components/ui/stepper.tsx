import clsx from 'clsx';
import { Icon } from './icon';

/** Minus, value, plus. Off at the ends; the value is announced. Source: guest-app 5 "Generic stepper". */
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
      <button type="button" aria-label={words.fewer} disabled={!canLower} onClick={() => onStep(-1)}>
        <Icon name="minus" size="sm" />
      </button>
      <output className="num" aria-live="polite">
        {value}
      </output>
      <button type="button" aria-label={words.more} disabled={!canRaise} onClick={() => onStep(1)}>
        <Icon name="plus" size="sm" />
      </button>
    </span>
  );
}
