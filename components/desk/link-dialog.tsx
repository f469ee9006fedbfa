'use client';

import { Button } from '@/components/ui/button/button';
import { CopiedValue } from './copied-value';
import { useDesk } from './desk-context';
import { DeskDialog } from './desk-dialog';
import { QrCode } from './qr-code';

type Props = {
  title: string;
  text: string;
  /** What the link is called. */
  label: string;
  link: string;
  /** What is sent with the link when it is shared. */
  message?: string;
  onClose(): void;
};

/** A link for somebody's own device, to copy, to share, or to scan from the screen. */
export function LinkDialog({ title, text, label, link, message, onClose }: Props) {
  const { hotel, t } = useDesk();
  const share = async () => {
    try {
      await navigator.share({ title: hotel.title, url: link, ...(message !== undefined && { text: message }) });
    } catch {
      // Whoever has closed the question of the device has decided.
    }
  };
  return (
    <DeskDialog title={title} onClose={onClose}>
      <p className="text-sm">{text}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-sm">
        <dt className="text-ink-2">{label}</dt>
        <CopiedValue label={label} value={link} />
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
