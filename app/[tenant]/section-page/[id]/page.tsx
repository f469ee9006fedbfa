import type { Metadata } from 'next';
import { HotelErrorPage } from '@/app/[tenant]/hotel-error-page';
import { SectionIntro } from '@/app/[tenant]/section-intro';
import { SectionRows } from '@/components/catalogue/section-rows';
import { LotteryLink } from '@/components/lottery/lottery-link';
import { SectionFiles } from '@/components/pdf/section-files';
import { FloatingHeader } from '@/components/shell/floating-header';
import { buttonClass } from '@/components/ui/button/button';
import { PAGE } from '@/components/ui/page';
import { PART_TITLE } from '@/components/ui/part-title';
import { FULL_WIDTHS } from '@/components/ui/picture-sizes';
import { ProductImage } from '@/components/ui/product-image';
import { RouterLink } from '@/components/ui/router-link';
import { preview } from '@/lib/server/crawlers/preview';
import { previewText } from '@/lib/server/pages/link-previews';
import { loadHotel, loadLinkPreview, loadSection } from '@/lib/server/pages/loaders';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { interpolate } from '@/lib/words/message-key';

type Props = { params: Promise<{ tenant: string; id: string }> };

/** /section-page/{id}: a section to read: its picture, text, hours, files and subsections. Rule: pages/PG18. */
export default async function RichSectionPage({ params }: Props) {
  const { tenant, id } = await params;
  const [hotel, section] = await Promise.all([loadHotel(tenant), loadSection(tenant, id)]);
  if (hotel.state !== 'found') return null;
  if (section.state !== 'found') {
    setResponseStatus(section.state === 'missing' ? 404 : 503);
    return <HotelErrorPage kind={section.state === 'missing' ? 'not-found' : 'unavailable'} hotel={hotel.value} />;
  }
  const { view, messages } = hotel.value;
  const { title, image, focus, files, subsections, products, lottery, hideBackButton } = section.value;
  return (
    <div className={PAGE}>
      <FloatingHeader title={title} hideBack={hideBackButton} />
      <main className="mx-auto max-w-160" id="main" tabIndex={-1} data-parent-section={section.value.parentSection}>
        <ProductImage
          className="aspect-video rounded-lg"
          drawing="w-[42%]"
          id={section.value.id}
          src={image}
          sizes="(max-width:671px) 100vw, 640px"
          widths={FULL_WIDTHS}
          focus={focus}
          eager
          isLargest
        />
        <SectionIntro section={section.value} view={view} messages={messages} />
        {files.length > 0 && (
          <SectionFiles files={files} t={(key, values) => interpolate(messages[key], values, view.locale)} />
        )}
        {lottery && <LotteryLink section={section.value} lottery={lottery} messages={messages} />}
        {products.length > 0 && (
          <RouterLink className={buttonClass({ variant: 'primary', className: 'mt-5' })} href={`/products/${id}`}>
            {messages.see_services}
          </RouterLink>
        )}
        {subsections.length > 0 && (
          <>
            <h2 className={PART_TITLE}>{messages.services}</h2>
            <SectionRows sections={subsections} messages={messages} />
          </>
        )}
      </main>
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant, id } = await params;
  const [hotel, section] = await Promise.all([loadHotel(tenant), loadSection(tenant, id)]);
  if (hotel.state !== 'found') return {};
  if (section.state !== 'found') {
    const messageKey = section.state === 'missing' ? 'page_not_found' : 'temporarily_unavailable';
    return { title: hotel.value.messages[messageKey], robots: { index: false } };
  }
  const own = await loadLinkPreview(tenant, id, null);
  if (own === null) return {};
  const { title } = own;
  const descr = previewText(own) || hotel.value.view.descr;
  const part = { ids: { sectionId: id }, preview: own };
  return { title, ...(await preview(hotel.value, { title, descr, path: `/section-page/${id}`, part })) };
}
