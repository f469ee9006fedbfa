'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { ReadFailed } from '../rooms/read-failed';
import { AcceptInvitation } from './accept-invitation';
import { useInvitation } from './use-invitation';

/** Who is invited to which hotel, and by what they want to sign in; or why the link opens nothing. Rule: staff/SP41. */
export function InvitationScreen() {
  const { t } = useDesk();
  const { token, state, read, onGone } = useInvitation();
  switch (state.kind) {
    case 'reading':
      return (
        <Page title={t('invitation')}>
          <div className="grid place-items-center p-5" aria-busy="true">
            <Spinner />
          </div>
        </Page>
      );
    case 'failed':
      return (
        <Page title={t('invitation')}>
          <ReadFailed onRetry={() => void read()} />
        </Page>
      );
    case 'gone':
      return (
        <Page title={t('invitation')}>
          <Notice tone="warn" alert>
            {t(state.word)}
          </Notice>
          <ButtonLink variant="outline" href="/desk">
            {t('to_the_desk')}
          </ButtonLink>
        </Page>
      );
    case 'open': {
      const { name, hotel } = state.invitation;
      return (
        <Page title={t('invitation_hello', { name })} text={t('invitation_hello_text', { hotel })}>
          <AcceptInvitation key={token} token={token ?? ''} invitation={state.invitation} onGone={onGone} />
        </Page>
      );
    }
  }
}

function Page({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const { hotel } = useDesk();
  return (
    <main className="mx-auto grid min-h-dvh max-w-110 content-center gap-5 p-gutter" id="main">
      <p className="font-medium text-lg">{hotel.title}</p>
      <div className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-5 p-5`}>
        <div>
          <h1 className="wrap-anywhere font-medium text-2xl">{title}</h1>
          {text !== undefined && <p className="mt-2 text-ink-2">{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
