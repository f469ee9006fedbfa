'use client';

import { Field, FieldHint } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextField } from '@/components/ui/form/text-field';
import { MAX_PIN_LENGTH, type PinProblem, pinProblem } from '@/lib/domain/staff/sign-in/new-pin';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';

const PROBLEM_WORDS: Readonly<Record<PinProblem, keyof DeskMessages>> = {
  'too short': 'pin_digits',
  'too long': 'pin_digits',
  'digits only': 'pin_digits',
  'too simple': 'pin_simple',
};

/** Why a PIN may not be chosen, as a key of the desk's words; null: it may. */
export function pinProblemWord(pin: string): keyof DeskMessages | null {
  const problem = pinProblem(pin);
  return problem === null ? null : PROBLEM_WORDS[problem];
}

type FieldProps = {
  id: string;
  label: string;
  value: string;
  problem: keyof DeskMessages | null;
  onChange(pin: string): void;
};

/** A field for a PIN that is chosen. */
export function PinField({ id, label, value, problem, onChange }: FieldProps) {
  const { t } = useDesk();
  return (
    <Field label={label} htmlFor={id} isRequired>
      <TextField
        id={id}
        type="password"
        inputMode="numeric"
        required
        maxLength={MAX_PIN_LENGTH}
        autoComplete="off"
        dir="ltr"
        value={value}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldHint id={`${id}-hint`}>{t('pin_hint')}</FieldHint>
      <FieldError id={`${id}-error`}>{problem === null ? null : t(problem)}</FieldError>
    </Field>
  );
}
