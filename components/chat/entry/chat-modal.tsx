'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { LanguageButton } from '@/components/language/language-button';
import { IconButton } from '@/components/ui/button/icon-button';
import { useMedia } from '@/components/ui/hooks/use-media';
import { xIcon } from '@/components/ui/icons/x';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeAllOverlays, closeOverlays, openOverlay } from '@/components/ui/overlay/overlay-stack';
import { isChatPath } from '@/lib/domain/chat/chat-path';
import { pageStore } from '@/lib/state/page-store';
import { isChatBeside } from './beside-chat';
import { ChatPanel } from './chat-panel';

/** The width from which the chat stands beside the page. Rule: chat/CH35. */
const CHAT_BESIDE = '(min-width: 1024px)';

const TITLE_ID = 'chat-title';

/** The full screen of a phone, and a window in the middle of a wide screen. */
const FRAME =
  'fixed inset-0 mx-auto flex w-full max-w-[600px] flex-col overflow-hidden bg-canvas animate-fade desk:m-auto desk:h-[min(760px,92dvh)] desk:rounded-xl desk:shadow-lg forced-colors:border-2';

/**
 * The chat as an overlay, also on the chat's own page. On a wide screen it only puts the chat beside the page, so that
 * whatever opens the chat need not know the width. Rules: chat/CH20, chat/CH35.
 */
export function ChatModal() {
  const t = useTranslations();
  const hasLanguage = isChatPath(usePathname());
  const isBeside = useMedia(CHAT_BESIDE) && !hasLanguage;
  useEffect(() => {
    if (!isBeside) return;
    pageStore.set(isChatBeside, true);
    // It may be there already.
    document.querySelector<HTMLElement>('[data-chat-panel]')?.focus({ preventScroll: true });
    closeAllOverlays();
  }, [isBeside]);
  const close = () => closeOverlays();
  if (isBeside) return null;
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

const ASIDE_TITLE_ID = 'chat-aside-title';

function closeAside(): void {
  pageStore.set(isChatBeside, false);
  document.querySelector<HTMLElement>('[data-bar] [data-opens="chat"]')?.focus({ preventScroll: true });
}

/**
 * The chat beside the page, which stays usable and makes room for it (app/styles/states.css). It stays while the guest goes
 * from page to page. A window that becomes narrow shows it as an overlay. Rule: chat/CH35.
 */
export function ChatAside() {
  const t = useTranslations();
  const isWide = useMedia(CHAT_BESIDE);
  const isChatPage = isChatPath(usePathname());
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isWide) return;
    pageStore.set(isChatBeside, false);
    openOverlay('chat');
  }, [isWide]);
  if (isChatPage) return null;
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-chat-panel=""
      aria-labelledby={ASIDE_TITLE_ID}
      className="fixed inset-y-0 end-0 z-bar flex w-95 animate-fade flex-col overflow-hidden border-line border-s bg-canvas pt-[var(--offline-line,0px)] shadow-lg outline-none print:hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) closeAside();
      }}
    >
      <ChatPanel
        titleId={ASIDE_TITLE_ID}
        onClose={closeAside}
        end={<IconButton icon={xIcon} label={t('close')} variant="bare" onClick={closeAside} />}
      />
    </aside>
  );
}
