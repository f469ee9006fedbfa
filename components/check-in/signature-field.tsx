'use client';

import { useId, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { TextButton } from '@/components/ui/button/text-button';
import { TextField } from '@/components/ui/form/text-field';
import { useSignaturePad } from './use-signature-pad';

/** A signature, drawn or typed. Rule: check-in/CI3. */
export function SignatureField() {
  const t = useTranslations();
  const id = useId();
  const { canvas, isEmpty, clear } = useSignaturePad();
  const [isTyped, setIsTyped] = useState(false);
  const [name, setName] = useState('');
  const isClear = isTyped ? name === '' : isEmpty;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('checkin_signature')}</legend>
      <div className="flex items-center justify-between">
        <span className="font-medium text-ink-2 text-sm" aria-hidden="true">
          {t('checkin_signature')}
        </span>
        <TextButton
          layout="row"
          className="text-sm"
          aria-disabled={isClear}
          onClick={isTyped ? () => setName('') : clear}
        >
          {t('checkin_clear')}
        </TextButton>
      </div>
      <div
        className="relative h-44 rounded-lg border border-line-strong bg-surface after:pointer-events-none after:absolute after:inset-x-6 after:bottom-11 after:border-line-strong after:border-b after:border-dashed after:content-['']"
        hidden={isTyped}
      >
        {isEmpty && (
          <span
            className="pointer-events-none absolute inset-x-6 bottom-4 text-center text-ink-2 text-sm"
            aria-hidden="true"
          >
            {t('checkin_sign_here')}
          </span>
        )}
        <canvas
          ref={canvas}
          className="size-full cursor-crosshair touch-none rounded-lg text-ink"
          role="img"
          aria-label={t('checkin_sign_here')}
        />
      </div>
      {isTyped && (
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-ink-2 text-sm">
            {t('your_name')}
          </label>
          <TextField
            id={id}
            value={name}
            maxLength={100}
            autoComplete="name"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      )}
      <TextButton layout="row" className="justify-self-start text-sm" onClick={() => setIsTyped(!isTyped)}>
        {t(isTyped ? 'checkin_draw' : 'checkin_type_name')}
      </TextButton>
    </fieldset>
  );
}
