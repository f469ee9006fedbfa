'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '@/components/hotel/hotel-context';
import { FieldError } from '@/components/ui/field-error';
import { OptionHead } from './option-head';
import { optionErrorId } from './option-ids';
import type { OptionProps } from './option-props';

/** An option with several controls: a fieldset with its legend, a ring and words when its answer will not do. */
export function OptionGroup(props: Omit<OptionProps, 'change'> & { role?: 'radiogroup'; children: ReactNode }) {
  const { option, title, blockId, isInvalid, role, children } = props;
  const say = useWords();
  const errorId = optionErrorId(blockId);
  return (
    <fieldset
      id={blockId}
      // Only a group of radio buttons may say of itself that it is required or wrong.
      {...(role && { role, 'aria-required': option.is_required, 'aria-invalid': isInvalid })}
      {...(isInvalid && { 'aria-describedby': errorId })}
    >
      <legend className="kit__head">
        <OptionHead option={option} title={title} />
      </legend>
      <div className={clsx('opts', isInvalid && 'opts--err')}>{children}</div>
      {isInvalid && <FieldError id={errorId}>{say('validation_choice')}</FieldError>}
    </fieldset>
  );
}
