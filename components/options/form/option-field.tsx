'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/form/field-error';
import type { BlockProps } from '../inputs/option-props';
import { OPTION_HEAD, OptionHead } from './option-head';
import { optionErrorId } from './option-ids';
import { RemovedAnswersNotice } from './removed-answers-notice';

/** The attributes that connect a control with its label and its error. */
type FieldAttributes = { id: string; required: boolean; 'aria-invalid'?: true; 'aria-describedby'?: string };

/** An option with one control: the label above, the error below. */
export function OptionField(props: BlockProps & { error: string; children: (field: FieldAttributes) => ReactNode }) {
  const { option, title, blockId, isInvalid, refusals, removed, error, children } = props;
  const fieldId = `${blockId}-field`;
  const errorId = optionErrorId(blockId);
  return (
    <div className="grid gap-1.5" id={blockId}>
      <label className={clsx(OPTION_HEAD, 'mb-1.5')} htmlFor={fieldId}>
        <OptionHead option={option} title={title} />
      </label>
      {children({
        id: fieldId,
        required: option.is_required,
        ...(isInvalid && { 'aria-invalid': true, 'aria-describedby': errorId }),
      })}
      <RemovedAnswersNotice option={option} values={removed} />
      {isInvalid && <FieldError id={errorId}>{refusals.length > 0 ? refusals : error}</FieldError>}
    </div>
  );
}
