'use client';

import type { FormEvent } from 'react';
import { Field } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import type { DeskSession } from '../desk-api';
import { useDesk } from '../desk-context';
import { Keep, Refusal, SubmitButton } from './form-parts';
import { PasswordField } from './password-field';
import { useSignIn } from './use-sign-in';

const REFUSALS = { 401: 'wrong_password', 422: 'wrong_password' } as const;

/** Asks for a person's sign-in name and password. Both stay when they are refused. Rule: staff/SP40. */
export function PasswordForm({ onSignIn }: { onSignIn(session: DeskSession): void }) {
  const { t } = useDesk();
  const { isBusy, refusal, send } = useSignIn(REFUSALS, onSignIn);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [login, password] = [form.get('login'), form.get('password')];
    void send('/sign-in/password', { login, password, keep: form.get('keep') !== null });
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <Refusal of={refusal} />
      <Field label={t('login')} htmlFor="desk-login" isRequired>
        <TextField
          id="desk-login"
          name="login"
          required
          maxLength={200}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
        />
      </Field>
      <Field label={t('password')} htmlFor="desk-password" isRequired>
        <PasswordField id="desk-password" name="password" required autoComplete="current-password" />
      </Field>
      <Keep id="desk-keep-password" />
      <SubmitButton word="sign_in_now" isBusy={isBusy} />
    </form>
  );
}
