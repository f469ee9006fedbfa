'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/form/choice-input';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { callDesk, type DeskSession } from './desk-api';
import { useDesk } from './desk-context';

/** Instead of a status: the browser has not kept the session's cookie. */
const NO_COOKIES = -1;

const REFUSALS = {
  [NO_COOKIES]: 'cookies_needed',
  401: 'wrong_key',
  403: 'wrong_key',
  422: 'wrong_key',
  429: 'too_many',
} as const;

const refusalKey = (status: number) => (status in REFUSALS ? REFUSALS[status as keyof typeof REFUSALS] : 'no_response');

/** Whether the next call has the session. Not with a browser that blocks cookies, whose desk would end at once. Rule: desk/DE30. */
async function isSessionKept(): Promise<boolean> {
  const response = await callDesk<DeskSession | null>('/session');
  return !response.ok || response.value !== null;
}

/** The words in which a desk's sign-in differs from others. */
export type SignInWords = Readonly<Record<'title' | 'text' | 'key' | 'nameHint', keyof DeskMessages>>;

/** Asks for the key and a name, which is typed once. Rules: desk/DE1, desk/DE2. */
export function SignIn({ words, onSignIn }: { words: SignInWords; onSignIn(session: DeskSession): void }) {
  const { hotel, t } = useDesk();
  return (
    <main className="mx-auto grid min-h-dvh max-w-110 content-center gap-5 p-gutter" id="main">
      <p className="font-medium text-lg">{hotel.title}</p>
      <div className={`${CARD} grid gap-5 p-5`}>
        <div>
          <h1 className="font-medium text-2xl">{t(words.title)}</h1>
          <p className="mt-2 text-ink-2">{t(words.text)}</p>
        </div>
        <SignInForm words={words} onSignIn={onSignIn} />
      </div>
    </main>
  );
}

/** The form alone. `name`: what the field of the name begins with. */
export function SignInForm(props: { words: SignInWords; name?: string; onSignIn(session: DeskSession): void }) {
  const { words, name = '', onSignIn } = props;
  const { t } = useDesk();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<number | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setRefusal(null);
    const sent = { key: form.get('key'), name: form.get('name'), keep: form.get('keep') !== null };
    const response = await callDesk<DeskSession>('/session', sent);
    const isKept = response.ok && (await isSessionKept());
    setIsBusy(false);
    if (!response.ok) setRefusal(response.status);
    else if (isKept) onSignIn(response.value);
    else setRefusal(NO_COOKIES);
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      {refusal !== null && (
        <Notice tone="danger" alert>
          {t(refusalKey(refusal))}
        </Notice>
      )}
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
        <TextField id="desk-key" name="key" type="password" required dir="ltr" autoComplete="current-password" />
      </Field>
      <label className="flex min-h-target items-center gap-3 text-sm" htmlFor="desk-keep">
        <Checkbox id="desk-keep" name="keep" />
        <span>{t('keep')}</span>
      </label>
      <Button type="submit" variant="primary" aria-busy={isBusy} disabled={isBusy}>
        {isBusy && <Spinner />}
        <span>{t('sign_in')}</span>
      </Button>
    </form>
  );
}
