'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { LengthHint } from '@/components/hotel/length-hint';
import { TextArea } from '@/components/ui/form/text-area';
import { TextField } from '@/components/ui/form/text-field';
import type { OptionCode } from '@/lib/domain/options/option-types';
import { MAX_ANSWER_LENGTH, setOptionValue } from '@/lib/domain/options/options';
import { OptionField } from '../form/option-field';
import type { OptionProps } from './option-props';

/** The `autocomplete` value by option code. */
const AUTO_COMPLETE: Partial<Record<OptionCode, string>> = { name: 'name', phone_number: 'tel' };

/** A text option: one line or several, or read-only. */
export function TextOption({ change, ...shared }: OptionProps) {
  const { option } = shared;
  const t = useTranslations();
  const isPhone = option.pcode_id === 'phone_number';
  const value = typeof option.value === 'string' || typeof option.value === 'number' ? String(option.value) : '';
  const lengthId = `${shared.blockId}-length`;
  const text = {
    value,
    readOnly: option.is_read_only,
    maxLength: MAX_ANSWER_LENGTH,
    onChange: ({ target }: { target: { value: string } }) =>
      change((kit) => setOptionValue(kit, option.id, target.value)),
  };
  return (
    <OptionField {...shared} error={t(isPhone ? 'validation_phone' : 'validation_required')}>
      {({ 'aria-describedby': described = lengthId, ...field }) => (
        <>
          {option.extra.is_resizable ? (
            <TextArea {...field} {...text} text={value} aria-describedby={described} rows={2} />
          ) : (
            <TextField
              {...field}
              {...text}
              aria-describedby={described}
              type={isPhone ? 'tel' : 'text'}
              {...(option.pcode_id === 'banknotes' && { inputMode: 'decimal' })}
              autoComplete={(option.pcode_id && AUTO_COMPLETE[option.pcode_id]) || 'off'}
            />
          )}
          <LengthHint id={lengthId} length={value.length} max={MAX_ANSWER_LENGTH} />
        </>
      )}
    </OptionField>
  );
}
