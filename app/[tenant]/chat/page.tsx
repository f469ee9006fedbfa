import type { Metadata } from 'next';
import { FloatingHeader } from '@/components/shell/floating-header';
import { Illustration } from '@/components/ui/illustration';
import { DEAD_END, PAGE } from '@/components/ui/page';
import { SPLASH_TEXT, SPLASH_TITLE } from '@/components/ui/splash';
import { loadHotel } from '@/lib/server/pages/loaders';

type Props = { params: Promise<{ tenant: string }> };

/** /chat: the frame of the chat's page. It says that there is no chat; the chat itself does not exist yet. */
export default async function Chat({ params }: Props) {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return null;
  const { messages } = hotel.value;
  return (
    <div className={PAGE}>
      <FloatingHeader title={messages.chat} />
      <main className={DEAD_END} id="main" tabIndex={-1}>
        <Illustration src="/pictures/bubble.webp" tint="tint-4" />
        <div>
          <h2 className={SPLASH_TITLE}>{messages.chat_none}</h2>
          <p className={SPLASH_TEXT}>{messages.chat_none_text}</p>
        </div>
      </main>
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  return hotel.state === 'found' ? { title: hotel.value.messages.chat, robots: { index: false } } : {};
}
