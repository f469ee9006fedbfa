'use client';

import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/form/choice-input';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';

/** Why a sign-in was refused; null: it was not. */
export function Refusal({ of }: { of: keyof DeskMessages | null }) {
  const { t } = useDesk();
  if (of === null) return null;
  return (
    <Notice tone="danger" alert>
      {t(of)}
    </Notice>
  );
}

/** Whether the session outlives the browser: `keep` of the form. */
export function Keep({ id }: { id: string }) {
  const { t } = useDesk();
  return (
    <label className="flex min-h-target items-center gap-3 text-sm" htmlFor={id}>
      <Checkbox id={id} name="keep" />
      <span>{t('keep')}</span>
    </label>
  );
}

export function SubmitButton({ word, isBusy }: { word: keyof DeskMessages; isBusy: boolean }) {
  const { t } = useDesk();
  return (
    <Button type="submit" variant="primary" aria-busy={isBusy} disabled={isBusy}>
      {isBusy && <Spinner />}
      <span>{t(word)}</span>
    </Button>
  );
}
