'use client';

import type { FormEvent } from 'react';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskSession } from '../desk-api';
import { useDesk } from '../desk-context';
import { Keep, Refusal, SubmitButton } from './form-parts';
import { PasswordField } from './password-field';
import { useSignIn } from './use-sign-in';

/** The words in which a desk's sign-in differs from others. */
export type SignInWords = Readonly<Record<'title' | 'text' | 'key' | 'nameHint', keyof DeskMessages>>;

const REFUSALS = { 401: 'wrong_key', 403: 'wrong_key', 422: 'wrong_key' } as const;

/** Asks for the key and a name, which is typed once. `name`: what its field begins with. Rules: desk/DE1, desk/DE2. */
export function KeyForm(props: { words: SignInWords; name?: string; onSignIn(session: DeskSession): void }) {
  const { words, name = '', onSignIn } = props;
  const { t } = useDesk();
  const { isBusy, refusal, send } = useSignIn(REFUSALS, onSignIn);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void send('/session', { key: form.get('key'), name: form.get('name'), keep: form.get('keep') !== null });
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <Refusal of={refusal} />
      <Field label={t('name')} htmlFor="desk-name" isRequired>
        <TextField
          id="desk-name"
          name="name"
          defaultValue={name}
          required
          maxLength={60}
          autoComplete="name"
          aria-describedby="name-hint"
        />
        <FieldHint id="name-hint">{t(words.nameHint)}</FieldHint>
      </Field>
      <Field label={t(words.key)} htmlFor="desk-key" isRequired>
        <PasswordField id="desk-key" name="key" required autoComplete="current-password" />
      </Field>
      <Keep id="desk-keep" />
      <SubmitButton word="sign_in" isBusy={isBusy} />
    </form>
  );
}
