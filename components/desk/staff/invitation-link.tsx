'use client';

import { Button } from '@/components/ui/button/button';
import { CopiedValue } from '../copied-value';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { QrCode } from '../qr-code';

/** The link of an invitation, to copy, to share, or to scan from the screen. It is shown once. Rule: staff/SP46. */
export function InvitationLink({ name, path, onClose }: { name: string; path: string; onClose(): void }) {
  const { hotel, t } = useDesk();
  const link = new URL(path, window.location.origin).href;
  const share = async () => {
    try {
      await navigator.share({ title: hotel.title, text: t('invitation_share', { hotel: hotel.title }), url: link });
    } catch {
      // Whoever has closed the question of the device has decided.
    }
  };
  return (
    <DeskDialog title={t('invitation_for', { name })} onClose={onClose}>
      <p className="text-sm">{t('invitation_text')}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-sm">
        <dt className="text-ink-2">{t('invitation_link')}</dt>
        <CopiedValue label={t('invitation_link')} value={link} />
      </dl>
      <QrCode text={link} />
      {typeof navigator.share === 'function' && (
        <Button variant="soft" onClick={() => void share()}>
          {t('share')}
        </Button>
      )}
      <Button variant="outline" onClick={onClose}>
        {t('close')}
      </Button>
    </DeskDialog>
  );
}
