/** Fewest digits of a PIN. Rule: staff/SP26. */
const MIN_PIN_LENGTH = 4;

/** Most digits of a PIN. */
export const MAX_PIN_LENGTH = 12;

/** Wrong tries after which a person's PIN is locked on a device. Rule: staff/SP27. */
export const MAX_PIN_TRIES = 5;

export type PinProblem = 'too short' | 'too long' | 'digits only' | 'too simple';

/** Steps from each digit to the next: those of 1234 are all 1, those of 7777 all 0. */
const stepsOf = (digits: readonly number[]): ReadonlySet<number> =>
  new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));

/** Why a PIN may not be chosen; null: it may. One digit repeated and digits in sequence are tried first. Rule: staff/SP26. */
export function pinProblem(typed: string): PinProblem | null {
  if (!/^\d*$/.test(typed)) return 'digits only';
  if (typed.length < MIN_PIN_LENGTH) return 'too short';
  if (typed.length > MAX_PIN_LENGTH) return 'too long';
  const steps = stepsOf([...typed].map(Number));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1 ? 'too simple' : null;
}
