'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Skeleton } from '@/components/ui/skeleton';
import { disclaimerAccepted } from '@/lib/device/chat/disclaimer';
import { needsDisclaimer } from '@/lib/domain/chat/disclaimer';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { Conversation } from '../conversation';
import { useChat } from '../use-chat';
import { ChatDisclaimer } from './chat-disclaimer';
import { ChatHeader } from './chat-header';
import { ChatRegistration } from './chat-registration';
import { ChatTopics } from './chat-topics';
import { DirectIntro } from './direct-intro';
import { useDirectStart } from './use-direct-start';

type Props = {
  titleId: string;
  /** Controls at the end of the header. */
  end?: ReactNode;
  /** Closes the overlay, or leaves the page. */
  onClose: () => void;
};

/**
 * The chat with the hotel, in an overlay or on its page: the disclaimer, the registration or the conversation. Fills
 * its parent, a column with a height. Rules: chat/CH14, chat/CH16, chat/CH22, chat/CH34, pages/PG22.
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
        <ChatDisclaimer onClose={props.onClose} />
      </Body>
    </>
  );
}

function LoadedPanel({ titleId, end }: Props) {
  const chat = useChat();
  const direct = useDirectStart(chat);
  const panel = useRefocus(chat.stage);
  const shown = chat.stage === 'open' ? chat : direct.chat;
  return (
    <div ref={panel} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      <ChatHeader titleId={titleId} chat={chat} end={end} />
      {shown !== null && (
        <Conversation
          chat={shown}
          intro={chat.stage === 'open' ? undefined : <DirectIntro titleId={titleId} direct={direct} />}
        />
      )}
      {shown === null && chat.stage === 'registration' && (
        <Body titleId={titleId}>
          <div className="mx-auto grid w-full max-w-dialog grid-cols-1 content-start gap-6">
            <ChatRegistration start={chat.start} refused={direct.refused} />
            {/* Below what is typed, because they come later. */}
            <ChatTopics />
          </div>
        </Body>
      )}
      {shown === null && chat.stage === 'loading' && <Waiting />}
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
      {children}
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
