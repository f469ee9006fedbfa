'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { Notice } from '@/components/ui/notice';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { Skeleton } from '@/components/ui/skeleton';
import { disclaimerAccepted } from '@/lib/device/chat/disclaimer';
import { chatUuid } from '@/lib/device/chat/stored-chat';
import { needsDisclaimer } from '@/lib/domain/chat/disclaimer';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { Conversation } from '../conversation';
import { useChat } from '../use-chat';
import { ChatHeader } from './chat-header';

/** Separate bundles, because a guest who returns to a chat needs neither. */
const REGISTRATION = lazyComponent(
  () => import('./chat-registration').then((module) => module.ChatRegistration),
  <Waiting />,
);
const DISCLAIMER = lazyComponent(
  () => import('./chat-disclaimer').then((module) => module.ChatDisclaimer),
  <Waiting />,
);

// Without this, the registration's code would be fetched only after the panel's own code.
if (typeof window !== 'undefined' && chatUuid.get() === '') REGISTRATION.load().catch(() => undefined);

type Props = {
  titleId: string;
  /** Controls at the end of the header. */
  end?: ReactNode;
  /** Closes the overlay, or leaves the page. */
  onClose: () => void;
};

/**
 * The chat with the hotel, in an overlay or on its page: the disclaimer, the registration or the conversation. Fills
 * its parent, a column with a height. Rules: chat/CH14, chat/CH16, chat/CH22, pages/PG22.
 */
export function ChatPanel(props: Props) {
  const { region } = useHotel();
  const isAccepted = useAtomValue(disclaimerAccepted);
  // The chat is not loaded before the disclaimer is accepted.
  if (!needsDisclaimer({ region, isAccepted })) return <LoadedPanel {...props} />;
  return (
    <>
      <ChatHeader titleId={props.titleId} chat={null} end={props.end} />
      <Body titleId={props.titleId}>
        <DISCLAIMER.Component onClose={props.onClose} />
      </Body>
    </>
  );
}

function LoadedPanel({ titleId, end }: Props) {
  const chat = useChat();
  const panel = useRefocus(chat.stage);
  return (
    <div ref={panel} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      <ChatHeader titleId={titleId} chat={chat} end={end} />
      {chat.stage === 'open' && <Conversation chat={chat} />}
      {chat.stage === 'registration' && (
        <Body titleId={titleId}>
          <REGISTRATION.Component start={chat.start} />
        </Body>
      )}
      {chat.stage === 'loading' && <Waiting />}
    </div>
  );
}

function Waiting() {
  const t = useTranslations();
  return (
    <div className="grid animate-fade-late content-start gap-4 p-5" role="status" aria-label={t('loading')}>
      <Skeleton className="h-14 w-2/3 rounded-lg" />
      <Skeleton className="ms-auto h-14 w-1/2 rounded-lg" />
    </div>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  return (
    <div className="mx-auto grid w-full max-w-dialog content-center gap-3">
      <Notice tone="danger" alert>
        {failure('section_failed')}
      </Notice>
      <Button variant="soft" onClick={onRetry}>
        {t('try_again')}
      </Button>
      <HotelCallLink />
    </div>
  );
}

/** The scroll container of what is shown in place of a conversation. */
function Body({ titleId, children }: { titleId: string; children: ReactNode }) {
  return (
    <section
      className="grid min-h-0 flex-1 grid-cols-1 overflow-y-auto overscroll-contain px-gutter pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]"
      data-scroller=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
      tabIndex={0}
      aria-labelledby={titleId}
    >
      <RetryBoundary failed={(retry) => <LoadFailed onRetry={retry} />}>{children}</RetryBoundary>
    </section>
  );
}

/** Focuses the panel when the focused control was removed with the previous stage: after accepting, starting, leaving. */
function useRefocus(stage: string) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [stage]);
  return panel;
}
