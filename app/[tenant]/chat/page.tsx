import type { Metadata } from 'next';
import { ChatSlot } from '@/components/chat/entry/chat-slot';
import { FloatingHeader } from '@/components/shell/floating-header';
import { Illustration } from '@/components/ui/illustration';
import { MESSAGE_PAGE, PAGE, PAGE_WIDTH } from '@/components/ui/page';
import { SPLASH_TEXT_CLASS, SPLASH_TITLE_CLASS } from '@/components/ui/splash';
import { preview } from '@/lib/server/crawlers/preview';
import { loadHotel } from '@/lib/server/pages/loaders';

type Props = { params: Promise<{ tenant: string }> };

/** As high as the window: the footer stands below it. Its padding keeps the chat above the bar and the next order. */
const WINDOW = `${PAGE_WIDTH} flex h-[calc(100dvh-var(--offline-line,0px))] min-h-90 flex-col pb-[calc(12px+1.5*var(--live-strip,0px))] over-bar:pb-[calc(79px+1.5rem+var(--live-strip,0px)+env(safe-area-inset-bottom))] rail:pb-3 shallow:pb-3`;

const PANEL =
  'mx-auto flex min-h-0 w-full max-w-[600px] flex-1 flex-col overflow-hidden rounded-xl border border-line bg-canvas';

/** /chat: the chat on a page of its own, or a message where the hotel has none. Rule: pages/PG22. */
export default async function Chat({ params }: Props) {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return null;
  const { messages, view } = hotel.value;
  return (
    <div className={view.channels.chat ? WINDOW : PAGE}>
      <FloatingHeader title={messages.chat} />
      {view.channels.chat ? (
        <main className={PANEL} id="main" tabIndex={-1}>
          <ChatSlot />
        </main>
      ) : (
        <main className={MESSAGE_PAGE} id="main" tabIndex={-1}>
          <Illustration src="/pictures/bubble.webp" tint="tint-4" />
          <div>
            <h2 className={SPLASH_TITLE_CLASS}>{messages.chat_none}</h2>
            <p className={SPLASH_TEXT_CLASS}>{messages.chat_none_text}</p>
          </div>
        </main>
      )}
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return {};
  const { view, messages } = hotel.value;
  const page = { title: messages.chat, descr: view.descr, path: '/chat' };
  return { title: page.title, robots: { index: false }, ...(await preview(hotel.value, page)) };
}
