import type { Metadata } from 'next';
import { ListChips } from '@/components/catalogue/list-chips';
import { LinkedProductSlot, ListToolsSlot } from '@/components/catalogue/list-late-parts';
import { ProductGroups } from '@/components/catalogue/product-groups';
import { SectionRows } from '@/components/catalogue/section-rows';
import { ShareButton } from '@/components/hotel/share-button';
import { LotteryLink } from '@/components/lottery/lottery-link';
import { SectionFiles } from '@/components/pdf/section-files';
import { BookingLinks } from '@/components/shell/booking-links';
import { ListHeader } from '@/components/shell/list-header';
import { PAGE } from '@/components/ui/page';
import type { HotelView } from '@/lib/contract/views';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { type Id, sameId } from '@/lib/domain/id';
import { canonicalSectionPath, productPath } from '@/lib/domain/navigation/links';
import { preview } from '@/lib/server/crawlers/preview';
import { type LinkPreview, previewText } from '@/lib/server/pages/link-previews';
import { type HotelPage, loadHotel, loadLinkPreview, loadSection } from '@/lib/server/pages/loaders';
import type { Dictionary } from '@/lib/server/pages/messages';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { interpolate } from '@/lib/words/message-key';
import { DesktopColumns } from './desktop-columns';
import { HotelErrorPage } from './hotel-error-page';
import { SectionIntro } from './section-intro';

type Props = {
  params: Promise<{ tenant: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The product id in the URL: /products/{section}?product={id}. */
async function linkedProduct(searchParams: Props['searchParams']): Promise<string | null> {
  const { product } = await searchParams;
  return (Array.isArray(product) ? product[0] : product) || null;
}

/** A section: its subsections as rows and its products as cards. Rules: pages/PG3, catalogue/C6, pages/PG11. */
export async function SectionPage({ params, searchParams }: Props) {
  const { tenant, id } = await params;
  const productId = await linkedProduct(searchParams);
  const [hotel, section] = await Promise.all([loadHotel(tenant), loadSection(tenant, id)]);
  if (hotel.state !== 'found') return null;
  if (section.state !== 'found') {
    setResponseStatus(section.state === 'missing' ? 404 : 503);
    return <HotelErrorPage kind={section.state === 'missing' ? 'not-found' : 'unavailable'} hotel={hotel.value} />;
  }
  const { messages, view } = hotel.value;
  const { title, files, subsections, products, groups, lottery, hideBackButton } = section.value;
  const linked = products.find((product) => sameId(product.id, productId));
  return (
    <div className={PAGE}>
      <ListHeader
        title={title}
        search={messages.search}
        hideBack={hideBackButton}
        chips={<ListChips label={title} filter={messages.filter} groups={groups} />}
      />
      <DesktopColumns hotel={hotel.value} section={section.value}>
        <main id="main" tabIndex={-1} data-parent-section={section.value.parentSection}>
          <p className="mb-4 hidden font-medium print:block">{paperHead(view)}</p>
          <SectionIntro section={section.value} view={view} messages={messages} />
          {files.length > 0 && (
            <div className="mb-5">
              <SectionFiles files={files} t={(key, params) => interpolate(messages[key], params, view.locale)} />
            </div>
          )}
          {lottery && <LotteryLink section={section.value} lottery={lottery} messages={messages} />}
          {subsections.length > 0 && <SectionRows sections={subsections} messages={messages} />}
          {section.value.hasBookable && (
            <div className="mb-5">
              <BookingLinks messages={messages} />
            </div>
          )}
          {products.length > 0 && (
            <>
              <ListToolsSlot products={groups.flatMap((group) => group.products)} words={listWords(messages)} />
              <ProductGroups sectionId={section.value.id} groups={groups} />
            </>
          )}
          <ShareButton
            title={title}
            path={canonicalSectionPath(id)}
            label={messages.share}
            copied={messages.link_copied}
            {...(products.length > 0 && { print: messages.print })}
            isCentred
          />
          {linked && <LinkedProductSlot key={String(linked.id)} sectionId={section.value.id} product={linked} />}
        </main>
      </DesktopColumns>
    </div>
  );
}

const listWords = (messages: Dictionary) => ({
  favourite: messages.favourite,
  hidden: messages.filter_hidden,
  showAll: messages.show_all,
});

/** The hotel and its telephone, which the paper has in place of header and bar. */
const paperHead = ({ title, variations }: HotelView): string =>
  [title, isolateNumber(variations.callPhone ?? '')].filter(Boolean).join(' · ');

export async function sectionMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { tenant, id } = await params;
  const productId = await linkedProduct(searchParams);
  const [hotel, section] = await Promise.all([loadHotel(tenant), loadSection(tenant, id)]);
  if (hotel.state !== 'found') return {};
  if (section.state !== 'found') {
    const messageKey = section.state === 'missing' ? 'page_not_found' : 'temporarily_unavailable';
    return { title: hotel.value.messages[messageKey], robots: { index: false } };
  }
  const product = productId === null ? null : await loadLinkPreview(tenant, id, productId);
  if (product !== null) return partMetadata(hotel.value, { sectionId: id, productId: product.id }, product);
  const own = await loadLinkPreview(tenant, id, null);
  return own === null ? {} : partMetadata(hotel.value, { sectionId: id }, own);
}

/** Metadata of a section or product. */
async function partMetadata(
  hotel: HotelPage,
  ids: { sectionId: string; productId?: Id },
  part: LinkPreview,
): Promise<Metadata> {
  const { sectionId, productId } = ids;
  const path = productId === undefined ? canonicalSectionPath(sectionId) : productPath(sectionId, productId);
  const descr = previewText(part) || hotel.view.descr;
  return {
    title: part.title,
    ...(await preview(hotel, { title: part.title, descr, path, part: { ids, preview: part } })),
  };
}
