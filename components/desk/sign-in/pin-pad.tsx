'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { deleteIcon } from '@/components/ui/icons/delete';
import { MAX_PIN_LENGTH } from '@/lib/domain/staff/sign-in/new-pin';
import type { DeskSession } from '../desk-api';
import { useDesk } from '../desk-context';
import { Refusal } from './form-parts';
import type { DevicePerson } from './sign-in-api';
import { useSignIn } from './use-sign-in';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const REFUSALS = { 401: 'pin_wrong', 403: 'pin_no_device', 422: 'pin_wrong', locked: 'pin_locked' } as const;

const KEY =
  'grid min-h-16 place-items-center rounded-md bg-sunken font-medium text-2xl tabular-nums hover:bg-ink/10 pressed:scale-pressed unavailable:text-ink-3 forced-colors:border';

/** Large keys for the PIN of a person; the device's keyboard works as well. A wrong PIN empties the field. Rule: staff/SP42. */
export function PinPad(props: { person: DevicePerson; onSignIn(session: DeskSession): void; onBack(): void }) {
  const { person, onSignIn, onBack } = props;
  const { t } = useDesk();
  const { isBusy, refusal, setRefusal, send } = useSignIn(REFUSALS, onSignIn);
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const type = (text: string) => {
    setRefusal(null);
    setPin(text.replaceAll(/\D/g, '').slice(0, MAX_PIN_LENGTH));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send('/sign-in/pin', { person: person.id, pin })) return;
    setPin('');
    field.current?.focus();
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Refusal of={refusal} />
      <Field label={t('pin_of', { name: person.name })} htmlFor="desk-pin" isRequired>
        <TextField
          ref={field}
          id="desk-pin"
          type="password"
          // The keys below are larger than those of a touch screen's own keyboard.
          inputMode="none"
          required
          dir="ltr"
          autoComplete="off"
          className="text-center text-2xl tracking-[.4em]"
          value={pin}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <fieldset className="grid grid-cols-3 gap-2" dir="ltr">
        <legend className="sr-only">{t('pin_keys')}</legend>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" className={KEY} onClick={() => type(pin + digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={KEY} aria-label={t('pin_delete')} onClick={() => type(pin.slice(0, -1))}>
          <Icon shape={deleteIcon} />
        </button>
        <button type="button" className={KEY} onClick={() => type(`${pin}0`)}>
          0
        </button>
        <button
          type="submit"
          className={`${KEY} bg-brand-fill! text-on-brand`}
          aria-label={t('sign_in_now')}
          disabled={isBusy}
        >
          <Icon shape={checkIcon} />
        </button>
      </fieldset>
      <Button variant="outline" onClick={onBack}>
        {t('other_person')}
      </Button>
    </form>
  );
}
