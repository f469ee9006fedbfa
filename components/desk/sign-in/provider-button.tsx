'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';
import { Refusal } from './form-parts';
import { goToProvider } from './sign-in-api';
import { wordOf } from './use-sign-in';

/** Why the sign-in at the identity provider did not begin. */
export const PROVIDER_WORDS = { provider: 'oidc_down' } as const;

/** Leads to the identity provider, and back to what the desk shows. Rule: staff/SP40. */
export function ProviderButton({ title }: { title: string | null }) {
  const { t } = useDesk();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<keyof DeskMessages | null>(null);
  const start = async () => {
    setIsBusy(true);
    setRefusal(null);
    const response = await goToProvider({ next: ownAddress() });
    setIsBusy(false);
    if (!response.ok) setRefusal(wordOf(response, PROVIDER_WORDS));
  };
  return (
    <div className="grid gap-3">
      <Refusal of={refusal} />
      <Button variant="outline" aria-busy={isBusy} disabled={isBusy} onClick={() => void start()}>
        {t('with_oidc', { title: title ?? t('oidc_account') })}
      </Button>
    </div>
  );
}

/** What the desk shows, to which the identity provider leads back. */
const ownAddress = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;
