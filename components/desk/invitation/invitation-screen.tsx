'use client';

import { ButtonLink } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { useDesk } from '../desk-context';
import { ReadFailed } from '../rooms/read-failed';
import { EntryPage, EntryWait } from '../sign-in/entry-page';
import { AcceptInvitation } from './accept-invitation';
import { useInvitation } from './use-invitation';

/** Who is invited to which hotel, and by what they want to sign in; or why the link opens nothing. Rule: staff/SP41. */
export function InvitationScreen() {
  const { t } = useDesk();
  const { token, state, read, onGone } = useInvitation();
  switch (state.kind) {
    case 'reading':
      return (
        <EntryPage title={t('invitation')}>
          <EntryWait />
        </EntryPage>
      );
    case 'failed':
      return (
        <EntryPage title={t('invitation')}>
          <ReadFailed onRetry={() => void read()} />
        </EntryPage>
      );
    case 'gone':
      return (
        <EntryPage title={t('invitation')}>
          <Notice tone="warn" alert>
            {t(state.word)}
          </Notice>
          <ButtonLink variant="outline" href="/desk">
            {t('to_the_desk')}
          </ButtonLink>
        </EntryPage>
      );
    case 'open': {
      const { name, hotel } = state.invitation;
      return (
        <EntryPage title={t('invitation_hello', { name })} text={t('invitation_hello_text', { hotel })}>
          <AcceptInvitation key={token} token={token ?? ''} invitation={state.invitation} onGone={onGone} />
        </EntryPage>
      );
    }
  }
}
