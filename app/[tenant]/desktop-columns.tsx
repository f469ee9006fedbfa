import type { ReactNode } from 'react';
import { SectionDirectory } from '@/components/catalogue/section-directory';
import type { Id } from '@/lib/domain/options/kit';
import { type HotelPage, loadHome } from '@/lib/server/pages/loaders';

/**
 * The content of a section with the cart beside it, and on wider screens the hotel's sections too, for hotels with a
 * desktop layout. On a phone, and for other hotels, only the content. Rule: appearance/A12.
 */
export async function DesktopColumns(props: { hotel: HotelPage; sectionId: Id; children: ReactNode }) {
  const { hotel, sectionId, children } = props;
  const { view, messages } = hotel;
  if (!view.hasDesktopMode) return children;
  // Imported here, so that the pages of other hotels do not load the code of the panel.
  const { CartPanelSlot } = await import('@/components/cart/cart-panel-slot');
  const home = await loadHome(view.code);
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_300px] wide:items-start wide:gap-6 wide:pt-3 wider:grid-cols-[200px_minmax(0,1fr)_336px] wider:gap-8">
      {home.state === 'found' ? (
        <SectionDirectory sections={home.value.sections} current={sectionId} label={messages.services} />
      ) : (
        <span className="hidden wider:block" />
      )}
      {children}
      <CartPanelSlot title={messages.your_order} emptyText={messages.cart_empty_text} />
    </div>
  );
}
