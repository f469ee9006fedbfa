'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/form/field-error';
import type { BlockProps } from '../inputs/option-props';
import { OPTION_HEAD, OptionHead } from './option-head';
import { optionErrorId, optionTitleId } from './option-ids';
import { RemovedAnswersNotice } from './removed-answers-notice';

/**
 * An option with several controls: a fieldset with a legend, and the error below. `action`: a button in the legend's
 * line, which moves below a long title.
 */
export function OptionFieldset(
  props: BlockProps & { role?: 'radiogroup'; error: string; action?: ReactNode; children?: ReactNode },
) {
  const { option, title, blockId, isInvalid, refusals, removed, role, error, action, children } = props;
  const errorId = optionErrorId(blockId);
  return (
    <fieldset
      id={blockId}
      data-error={isInvalid || undefined}
      // ARIA allows `aria-required` and `aria-invalid` on a radiogroup, but not on a group.
      {...(role && { role, 'aria-required': option.is_required, 'aria-invalid': isInvalid })}
      {...(isInvalid && { 'aria-describedby': errorId })}
    >
      <legend
        className={clsx(OPTION_HEAD, action ? 'float-start min-h-target w-auto! items-center!' : 'mb-3')}
        id={optionTitleId(blockId)}
      >
        <OptionHead option={option} title={title} isBrief={action !== undefined} />
      </legend>
      {action && <div className="mb-1 flex min-h-target items-center justify-end">{action}</div>}
      {action && <div className="clear-both" />}
      <RemovedAnswersNotice className="mb-3" option={option} values={removed} />
      {children}
      {isInvalid && (
        <FieldError id={errorId} className="mt-2">
          {refusals.length > 0 ? refusals : error}
        </FieldError>
      )}
    </fieldset>
  );
}
