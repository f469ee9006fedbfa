'use client';

import { Field, FieldHint } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextField } from '@/components/ui/form/text-field';
import { isLogin, normalLogin } from '@/lib/domain/staff/sign-in/login-name';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type PasswordProblem,
  passwordProblem,
} from '@/lib/domain/staff/sign-in/new-password';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';
import { PasswordField } from './password-field';

type Problems = { login?: keyof DeskMessages | undefined; password?: keyof DeskMessages | undefined };

/** What somebody types to sign in from now on. */
export type Chosen = { login: string; password: string };

const PASSWORD_WORDS: Readonly<Record<PasswordProblem, keyof DeskMessages>> = {
  'too short': 'password_short',
  'too long': 'password_long',
  'too simple': 'password_simple',
  'like your name': 'password_like_name',
};

/** What is wrong with a login and a password that are chosen; the server looks again. `names`: what others can guess. */
export function chosenProblems({ login, password }: Chosen, names: readonly string[]): Problems {
  const normal = normalLogin(login);
  const problem = passwordProblem(password, [normal, ...names]);
  return {
    ...(!isLogin(normal) && { login: 'login_bad' }),
    ...(problem !== null && { password: PASSWORD_WORDS[problem] }),
  };
}

type FieldsProps = { chosen: Chosen; problems: Problems; onChange(part: Partial<Chosen>): void };

/** The fields for a login and a password that are chosen. What was typed stays when it is refused. Rule: staff/SP41. */
export function NewPasswordFields({ chosen, problems, onChange }: FieldsProps) {
  const { t } = useDesk();
  return (
    <>
      <Field label={t('login')} htmlFor="new-login" isRequired>
        <TextField
          id="new-login"
          required
          maxLength={100}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          value={chosen.login}
          aria-invalid={problems.login !== undefined || undefined}
          aria-describedby="new-login-hint new-login-error"
          onChange={({ target }) => onChange({ login: target.value })}
        />
        <FieldHint id="new-login-hint">{t('login_hint')}</FieldHint>
        <FieldError id="new-login-error">{problems.login && t(problems.login)}</FieldError>
      </Field>
      <Field label={t('new_password')} htmlFor="new-password" isRequired>
        <PasswordField
          id="new-password"
          required
          maxLength={MAX_PASSWORD_LENGTH}
          autoComplete="new-password"
          value={chosen.password}
          aria-invalid={problems.password !== undefined || undefined}
          aria-describedby="new-password-hint new-password-error"
          onChange={({ target }) => onChange({ password: target.value })}
        />
        <FieldHint id="new-password-hint">{t('password_hint', { count: MIN_PASSWORD_LENGTH })}</FieldHint>
        <FieldError id="new-password-error">
          {problems.password && t(problems.password, { count: MIN_PASSWORD_LENGTH })}
        </FieldError>
      </Field>
    </>
  );
}
