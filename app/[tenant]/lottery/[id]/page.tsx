import type { Metadata } from 'next';
import { HotelErrorPage } from '@/app/[tenant]/hotel-error-page';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { LotteryEntry } from '@/components/lottery/lottery-entry';
import { LOTTERY_MESSAGE_KEYS } from '@/components/lottery/lottery-message-keys';
import { LotteryPrize } from '@/components/lottery/lottery-prize';
import { LotteryStatus } from '@/components/lottery/lottery-status';
import { FloatingHeader } from '@/components/shell/floating-header';
import { PAGE } from '@/components/ui/page';
import { PART_TITLE } from '@/components/ui/part-title';
import { RichText } from '@/components/ui/text/rich-text';
import { lotteryPath } from '@/lib/domain/navigation/links';
import { preview } from '@/lib/server/crawlers/preview';
import { loadHotel, loadLinkPreview, loadSection } from '@/lib/server/pages/loaders';
import { pickMessages } from '@/lib/server/pages/messages';
import { setResponseStatus } from '@/lib/server/pages/response-status';

type Props = { params: Promise<{ tenant: string; id: string }> };

/** The section and its draw; the draw is missing when the section has none. */
async function loadLottery(tenant: string, id: string) {
  const section = await loadSection(tenant, id);
  if (section.state !== 'found') return section;
  const { lottery } = section.value;
  return lottery === null ? ({ state: 'missing' } as const) : { state: section.state, section: section.value, lottery };
}

/** /lottery/{id}: a section's draw. Rule: pages/PG19. */
export default async function LotteryPage({ params }: Props) {
  const { tenant, id } = await params;
  const [hotel, known] = await Promise.all([loadHotel(tenant), loadLottery(tenant, id)]);
  if (hotel.state !== 'found') return null;
  if (known.state !== 'found') {
    setResponseStatus(known.state === 'missing' ? 404 : 503);
    return <HotelErrorPage kind={known.state === 'missing' ? 'not-found' : 'unavailable'} hotel={hotel.value} />;
  }
  const { view, messages } = hotel.value;
  const { section, lottery } = known;
  return (
    <div className={PAGE}>
      <FloatingHeader title={lottery.title} hideBack={section.hideBackButton} />
      <main
        className="mx-auto grid max-w-160 grid-cols-1 gap-3 pt-2"
        id="main"
        tabIndex={-1}
        data-parent-section={section.parentSection}
      >
        <LotteryPrize section={section} prize={lottery.prize} />
        <LotteryStatus lottery={lottery} messages={messages} locale={view.locale} />
        {lottery.rulesHtml !== '' && (
          <section>
            <h2 className={PART_TITLE}>{messages.lottery_rules}</h2>
            <RichText className="text-ink-2" html={lottery.rulesHtml} />
          </section>
        )}
        <div className="mt-3">
          <MessagesProvider messages={pickMessages(messages, LOTTERY_MESSAGE_KEYS)}>
            <LotteryEntry sectionId={section.id} state={lottery.state} />
          </MessagesProvider>
        </div>
      </main>
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant, id } = await params;
  const [hotel, known] = await Promise.all([loadHotel(tenant), loadLottery(tenant, id)]);
  if (hotel.state !== 'found') return {};
  if (known.state !== 'found') {
    const messageKey = known.state === 'missing' ? 'page_not_found' : 'temporarily_unavailable';
    return { title: hotel.value.messages[messageKey], robots: { index: false } };
  }
  const own = await loadLinkPreview(tenant, id, null);
  const { title, prize: descr } = known.lottery;
  const part = own === null ? {} : { part: { ids: { sectionId: id }, preview: own } };
  return { title, ...(await preview(hotel.value, { title, descr, path: lotteryPath(id), ...part })) };
}
