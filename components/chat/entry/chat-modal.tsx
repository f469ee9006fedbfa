'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from '@/components/hotel/hotel-context';
import { LanguageButton } from '@/components/language/language-button';
import { IconButton } from '@/components/ui/button/icon-button';
import { xIcon } from '@/components/ui/icons/x';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { isChatPath } from '@/lib/domain/chat/chat-path';
import { ChatPanel } from './chat-panel';

const TITLE_ID = 'chat-title';

/** The full screen of a phone, and a window in the middle of a wide screen. */
const FRAME =
  'fixed inset-0 mx-auto flex w-full max-w-[600px] flex-col overflow-hidden bg-canvas animate-fade desk:m-auto desk:h-[min(760px,92dvh)] desk:rounded-xl desk:shadow-lg forced-colors:border-2';

/** The chat as an overlay. Rule: chat/CH20. */
export function ChatModal() {
  const t = useTranslations();
  const hasLanguage = isChatPath(usePathname());
  const close = () => closeOverlays();
  return (
    <OverlayFrame className={FRAME} labelledBy={TITLE_ID}>
      <ChatPanel
        titleId={TITLE_ID}
        onClose={close}
        end={
          <>
            {hasLanguage && <LanguageButton />}
            <IconButton icon={xIcon} label={t('close')} variant="bare" onClick={close} />
          </>
        }
      />
    </OverlayFrame>
  );
}
