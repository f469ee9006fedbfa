'use client';

import { useDesk } from '../desk-context';
import { LinkDialog } from '../link-dialog';

/** The link of an invitation. It is shown once. Rule: staff/SP46. */
export function InvitationLink({ name, path, onClose }: { name: string; path: string; onClose(): void }) {
  const { hotel, t } = useDesk();
  return (
    <LinkDialog
      title={t('invitation_for', { name })}
      text={t('invitation_text')}
      label={t('invitation_link')}
      link={new URL(path, window.location.origin).href}
      message={t('invitation_share', { hotel: hotel.title })}
      onClose={onClose}
    />
  );
}
